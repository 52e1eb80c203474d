import { object, ref, string } from 'yup';
import { message } from './messages.ts';
import {
  newPassword,
  optionalEmail,
  optionalPhone,
  optionalPhoto,
  optionalUrl,
  optionalYoutube,
} from './rules.ts';

/** What the profile form holds. */
export interface ProfileValues {
  name: string;
  bio: string;
  location: string;
  number: string;
  email: string;
  youtube: string;
  website: string;
  photo: File | null;
}

/** The longest text about oneself. */
export const bioLength = 500;

/** Nothing in the profile is required; what is filled in has to make sense. */
export const profileSchema = object({
  name: string().trim(),
  bio: string()
    .trim()
    .max(bioLength, message('tooLong', { count: bioLength })),
  location: string().trim(),
  number: optionalPhone(),
  email: optionalEmail(),
  youtube: optionalYoutube(),
  website: optionalUrl(),
  photo: optionalPhoto(),
});

/** The values that the password form submits. */
export interface PasswordValues {
  current: string;
  password: string;
  confirm: string;
}

/** The new password follows the rules of sign-up and must be typed twice. */
export const passwordSchema = object({
  current: string().required(message('passwordRequired')),
  password: newPassword(),
  confirm: string()
    .required(message('passwordRequired'))
    .oneOf([ref('password')], message('passwordsDiffer')),
});
