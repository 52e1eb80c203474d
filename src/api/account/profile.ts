import type { PasswordChange } from '#common/contract/account/account.ts';
import type {
  Person as PersonContract,
  Profile as Contract,
} from '#common/contract/account/profile.ts';
import type { ProfilePayload } from '#common/contract/account/profile.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, picture, text, webAddress } from '#src/lib/read.ts';

export type { PasswordChange, ProfilePayload };

/** What people say about themselves. */
interface Written {
  code: string | null;
  name: string;
  bio: string;
  location: string;
  number: string;
  /** Empty: none. Safe to link to. */
  youtube: string;
  website: string;
}

/** One's own profile. */
export interface Profile extends Written {
  email: string;
  /** The address that waits to be confirmed. */
  newEmail: string | null;
  /** The address of the portrait. */
  photo: string | null;
  /** Everybody may read it. */
  isPublic: boolean;
}

/** A public profile. */
export interface Person extends Written {
  image: string | null;
  createdAt: string | null;
}

export const profileKeys = {
  own: (epoch: number) => ['profile', epoch] as const,
  person: (code: string) => ['person', code] as const,
};

const toWritten = (wire: Wire<Contract | PersonContract>): Written => ({
  code: text(wire.code),
  name: text(wire.name) ?? '',
  bio: text(wire.bio) ?? '',
  location: text(wire.location) ?? '',
  number: text(wire.number) ?? '',
  youtube: webAddress(wire.youtube) ?? '',
  website: webAddress(wire.website) ?? '',
});

const toProfile = (raw: unknown): Profile => {
  const wire: Wire<Contract> = bag(raw);
  return {
    ...toWritten(wire),
    email: text(wire.email) ?? '',
    newEmail: text(wire.new_email),
    photo: picture(wire.photo),
    isPublic: wire.public === true,
  };
};

/** `GET /api/user/profile`. @throws ApiError `malformed` rather than read as blank, and saved so */
export const fetchProfile = async (): Promise<Profile> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/profile');
  const profile = toProfile(data);
  if (!profile.email) throw new ApiError('malformed');
  return profile;
};

/**
 * `PUT /api/user/profile`.
 * @param press the same for every attempt to send the same, so that another address is mailed once
 * @throws ApiError with `fields`
 */
export const saveProfile = async (payload: ProfilePayload, press: string): Promise<Profile> => {
  const client = await loadClient();
  const { data } = await client.put<unknown>('/api/user/profile', payload, {
    headers: { 'Idempotency-Key': press },
  });
  return toProfile(data);
};

/** `PUT /api/user/password`. @throws ApiError with `fields` */
export const changePassword = async (payload: PasswordChange): Promise<void> => {
  const client = await loadClient();
  await client.put('/api/user/password', payload);
};

/** `GET /api/people/{code}`. @throws ApiError `not_found` for a profile that is not public */
export const fetchPerson = async (code: string): Promise<Person> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`/api/people/${encodeURIComponent(code)}`);
  const wire: Wire<PersonContract> = bag(data);
  const written = toWritten(wire);
  if (!written.name) throw new ApiError('malformed');
  return { ...written, image: picture(wire.main_image), createdAt: text(wire.created_at) };
};
