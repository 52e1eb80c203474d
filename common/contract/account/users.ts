import { Type, type Static } from 'typebox';
import { CalendarDate, Instant, named, nullable, nullish } from '#common/contract/common.ts';
import { languages } from '#common/languages.ts';
import { endpoint } from '#common/contract/endpoint.ts';

const Gender = Type.Union([Type.Literal('male'), Type.Literal('female')]);

/**
 * The signed-in person, as `GET /api/user`, sign-in and sign-up return it. Optional fields go
 * beyond section 7 of the specification.
 */
export const User = named('User', {
  name: Type.String({ description: 'First and last name.' }),
  main_image: nullable(Type.String(), 'Address of a portrait.'),
  code: Type.Optional(Type.String()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  created_at: Type.Optional(Instant),
  email_confirmed: Type.Optional(
    Type.Boolean({ description: 'The person confirmed the address.' }),
  ),
  delete_at: nullish(Instant, 'When the account will be deleted; null: no deletion is scheduled.'),
  moderator: Type.Optional(Type.Boolean({ description: 'The person is a moderator.' })),
  language: Type.Optional(
    Type.Enum([...languages], { description: 'Language of e-mails to the person.' }),
  ),
});
export type User = Static<typeof User>;

export const TOKEN_HEADERS = {
  'access-token': {
    type: 'string',
    description: 'For `Authorization: Bearer …` from now on.',
  },
  'refresh-token': {
    type: 'string',
    description: 'Works once, for the next tokens from `POST /api/users/tokens`.',
  },
};

export const UserWithTokens = named('User', User.properties, {
  'x-response-description': 'The person; new tokens are in the headers.',
  headers: TOKEN_HEADERS,
});

export const RefreshHeaders = Type.Object({
  'refresh-token': Type.Optional(Type.String({ description: 'The current refresh token.' })),
});

export const SignInPayload = named('SignInPayload', {
  email: Type.String(),
  password: Type.String(),
});
export type SignInPayload = Static<typeof SignInPayload>;

export const SignUpPayload = named('SignUpPayload', {
  email: Type.String(),
  password: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  gender: Type.Optional(Gender),
  birth_date: CalendarDate,
});
export type SignUpPayload = Static<typeof SignUpPayload>;

/** The 422 response of sign-up: every invalid field with its problems. */
export const FieldProblems = named('FieldProblems', {
  message: Type.Record(Type.String(), Type.Array(Type.String())),
});

export const getUser = endpoint('GET /api/user', { response: User });
export const saveLanguage = endpoint('PUT /api/user/language', {
  body: named('LanguagePayload', { language: Type.Enum([...languages]) }),
});
/** Opens a session. */
export const signIn = endpoint('POST /api/users/sign_in', { body: SignInPayload, anonymous: true });
/** Opens a session. */
export const signUp = endpoint('POST /api/users/sign_up', { body: SignUpPayload, anonymous: true });
export const signOut = endpoint('DELETE /api/users/sign_out', { anonymous: true });
