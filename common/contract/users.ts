import { Type, type Static } from 'typebox';
import { CalendarDate, Instant } from './common.ts';

export const Gender = Type.Union([Type.Literal('male'), Type.Literal('female')]);

/** The signed-in person, as `GET /api/user`, sign-in and sign-up answer it. */
export const User = Type.Object({
  code: Type.String(),
  name: Type.String({ description: 'First and last name.' }),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  main_image: Type.Union([Type.String(), Type.Null()], { description: 'Address of a portrait.' }),
  created_at: Instant,
});
export type User = Static<typeof User>;

export const SignInPayload = Type.Object({ email: Type.String(), password: Type.String() });
export type SignInPayload = Static<typeof SignInPayload>;

export const SignUpPayload = Type.Object({
  email: Type.String(),
  password: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  gender: Type.Optional(Gender),
  birth_date: CalendarDate,
});
export type SignUpPayload = Static<typeof SignUpPayload>;

/** What sign-up answers with 422: every offending field with its problems. */
export const FieldProblems = Type.Object({
  message: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type FieldProblems = Static<typeof FieldProblems>;
