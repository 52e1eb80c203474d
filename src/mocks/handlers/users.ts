import { http, type RequestHandler } from 'msw';
import type { SocialConflict } from '#common/contract/account/social.ts';
import type { FieldProblems, User } from '#common/contract/account/users.ts';
import { buildFieldProblems, buildUser } from '#src/mocks/users.ts';
import { noAccountCalls } from './account.ts';
import { failures, json, nothing, type Failure } from './answers.ts';

const tokens = { 'access-token': 'mock-access-token', 'refresh-token': 'mock-refresh-token' };

/**
 * A server that knows neither members nor more of accounts than the specification; a story about
 * them puts its own handlers before these.
 */
const noMore = [http.get('*/api/user/places', failures.notFound), ...noAccountCalls()];

/** The current-user call by state. */
export const user = {
  success: (person: User = buildUser()): RequestHandler[] => [
    http.get('*/api/user', json(person)),
    ...noMore,
  ],
  fails: (how: Failure): RequestHandler[] => [http.get('*/api/user', failures[how]), ...noMore],
  loading: (): RequestHandler[] => [http.get('*/api/user', failures.loading), ...noMore],
};

/** Choosing the language of the messages: it is that of the person from then on. */
export const language = (): RequestHandler[] => {
  let person = buildUser();
  return [
    http.put<never, { language: 'el' | 'en' }>('*/api/user/language', async ({ request }) => {
      person = { ...person, ...(await request.json()) };
      return nothing()();
    }),
    http.get('*/api/user', () => json(person)()),
  ];
};

export const signIn = {
  success: (person: User = buildUser()): RequestHandler[] => [
    http.post('*/api/users/sign_in', json(person, { headers: tokens })),
  ],
  refused: (error = 'Το e-mail ή ο κωδικός δεν είναι σωστά.'): RequestHandler[] => [
    http.post('*/api/users/sign_in', json({ error, code: 'wrong_credentials' }, { status: 422 })),
  ],
  fails: (how: Failure): RequestHandler[] => [http.post('*/api/users/sign_in', failures[how])],
  loading: (): RequestHandler[] => [http.post('*/api/users/sign_in', failures.loading)],
};

/** Registering, by what comes of it. */
export const signUp = {
  success: (person: User = buildUser()): RequestHandler[] => [
    http.post('*/api/users/sign_up', json(person, { status: 201, headers: tokens })),
  ],
  refused: (problems: FieldProblems = buildFieldProblems()): RequestHandler[] => [
    http.post('*/api/users/sign_up', json(problems, { status: 422 })),
  ],
  fails: (how: Failure): RequestHandler[] => [http.post('*/api/users/sign_up', failures[how])],
  loading: (): RequestHandler[] => [http.post('*/api/users/sign_up', failures.loading)],
};

export const signOut = {
  success: (): RequestHandler[] => [http.delete('*/api/users/sign_out', nothing())],
  fails: (how: Failure): RequestHandler[] => [http.delete('*/api/users/sign_out', failures[how])],
};

export const refresh = {
  success: (): RequestHandler[] => [http.post('*/api/users/tokens', nothing(tokens))],
  refused: (): RequestHandler[] => [
    http.post(
      '*/api/users/tokens',
      json({ error: 'Invalid refresh token', code: 'invalid_refresh_token' }, { status: 401 }),
    ),
  ],
  fails: (how: Failure): RequestHandler[] => [http.post('*/api/users/tokens', failures[how])],
};

const conflict: SocialConflict = {
  error: 'Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση.',
  code: 'social_account_exists',
  provider: 'google',
  email: 'e•••@example.gr',
  mail: true,
};

/** The end of a sign-in through another service. */
export const socialSignIn = {
  success: (): RequestHandler[] => [
    http.post('*/api/users/social', json(buildUser(), { headers: tokens })),
  ],
  conflict: (): RequestHandler[] => [
    http.post('*/api/users/social', json(conflict, { status: 409 })),
  ],
  mailed: (): RequestHandler[] => [http.post('*/api/users/social/mail', nothing())],
};
