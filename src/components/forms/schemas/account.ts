import { boolean, object, ref, string } from 'yup';
import { PROFILE_LONGEST } from '#common/profile.ts';
import { message } from './messages.ts';
import {
  atMost,
  newPassword,
  optionalEmail,
  optionalPhone,
  optionalPhoto,
  optionalUrl,
  optionalYoutube,
  type ChosenPhoto,
} from './rules.ts';

export interface ProfileValues {
  name: string;
  bio: string;
  location: string;
  number: string;
  email: string;
  youtube: string;
  website: string;
  photo: ChosenPhoto | null;
  /** Everybody may read the profile, apart from the email. */
  public: boolean;
  /** The current password, for another email. */
  current: string;
}

/** Nothing in the profile is required; what is filled in has to make sense. */
export const profileSchema = object({
  name: atMost(PROFILE_LONGEST.name),
  bio: atMost(PROFILE_LONGEST.bio),
  location: atMost(PROFILE_LONGEST.location),
  number: optionalPhone(),
  email: optionalEmail(),
  youtube: optionalYoutube(),
  website: optionalUrl(),
  photo: optionalPhoto(),
  public: boolean(),
  current: string(),
});

/** The values that the password form submits. */
export interface PasswordValues {
  current: string;
  password: string;
  confirm: string;
}

const twice = {
  password: newPassword(),
  confirm: string()
    .required(message('passwordRequired'))
    .oneOf([ref('password')], message('passwordsDiffer')),
};

/** The new password follows the rules of sign-up and must be typed twice. */
export const passwordSchema = object({
  current: string().required(message('passwordRequired')),
  ...twice,
});

/** The values that the form for a lost password submits. */
export type NewPasswordValues = Omit<PasswordValues, 'current'>;

/** The same for somebody who has a link instead of the current password. */
export const newPasswordSchema = object(twice);

/** The values that the end of an account needs. */
export interface EndingValues {
  password: string;
}

/** Ending an account requires its password: only the server knows whether it is the right one. */
export const endingSchema = object({
  password: string().required(message('passwordRequired')),
});
