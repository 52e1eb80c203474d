import { Type, type Static } from 'typebox';
import { Instant, named, nullable, nullish, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

const written = {
  name: Type.String({ description: 'First and last name.' }),
  bio: Type.String(),
  location: Type.String(),
  number: Type.String({ description: 'Telephone number.' }),
  youtube: Type.String({ description: 'A YouTube address; empty: none.' }),
  website: Type.String({ description: 'An http or https address; empty: none.' }),
};

export const Profile = named('Profile', {
  code: Type.String(),
  ...written,
  email: Type.String(),
  new_email: nullable(Type.String(), 'The new address, which is not confirmed yet.'),
  photo: nullable(Type.String(), 'Address of the portrait.'),
  public: Type.Boolean({ description: 'Everybody may read it, except the e-mail address.' }),
});
export type Profile = Static<typeof Profile>;

export const ProfilePayload = named('ProfilePayload', {
  ...written,
  public: Type.Optional(Type.Boolean()),
  photo: nullish(
    Type.String({ maxLength: 100 }),
    'The code of an uploaded photo, or null for none. If absent, it stays unchanged.',
  ),
  email: Type.Optional(
    Type.String({
      description: 'A new address gets a link, and applies once that is opened.',
    }),
  ),
  current: Type.Optional(
    Type.String({ description: 'The current password; required to change the address.' }),
  ),
});
export type ProfilePayload = Static<typeof ProfilePayload>;

export const Person = named('Person', {
  code: Type.String(),
  ...written,
  main_image: nullable(Type.String(), 'Address of a portrait.'),
  created_at: Instant,
});
export type Person = Static<typeof Person>;

export const Session = named('Session', {
  code: Type.String(),
  browser: nullable(Type.String(), 'E.g. `Firefox`; null: unknown.'),
  system: nullable(Type.String(), 'E.g. `Android`; null: unknown.'),
  created_at: Instant,
  last_seen_at: Instant,
  current: Type.Boolean({ description: 'The session of this request.' }),
});
export type Session = Static<typeof Session>;

export const SessionsResponse = recordsOf('Sessions', Session);
export type SessionsResponse = Static<typeof SessionsResponse>;

export const getProfile = endpoint('GET /api/user/profile', { response: Profile });
export const saveProfile = endpoint('PUT /api/user/profile', {
  body: ProfilePayload,
  response: Profile,
});
/** 404 for a profile that is not public. */
export const getPerson = endpoint('GET /api/people/{code}', { response: Person });
export const getSessions = endpoint('GET /api/user/sessions', { response: SessionsResponse });
export const endSession = endpoint('DELETE /api/user/sessions/{code}');
export const endOtherSessions = endpoint('DELETE /api/user/sessions');
