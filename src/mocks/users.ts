import {
  requestLink,
  confirmAddress,
  getAccountLink,
  resendConfirmation,
  type AccountLink,
} from '#common/contract/account/account.ts';
import { getProfile, getSessions, saveProfile } from '#common/contract/account/profile.ts';
import { finishSocial, mailSocialLink } from '#common/contract/account/social.ts';
import {
  getUser,
  saveLanguage,
  signIn as signInEndpoint,
  signUp as signUpEndpoint,
  type User,
} from '#common/contract/account/users.ts';
import { getMemberships } from '#common/contract/counter.ts';
import type { Endpoint } from '#common/contract/endpoint.ts';
import { builder, failures, json, mock, nothing, on, refusal } from './mock.ts';

export const buildUser = builder<User>(() => ({
  code: 'user-eleni',
  name: 'Ελένη Παπαδοπούλου',
  first_name: 'Ελένη',
  last_name: 'Παπαδοπούλου',
  email: 'eleni@example.gr',
  main_image: null,
  created_at: '2023-02-11T18:20:00+02:00',
  email_confirmed: true,
  delete_at: null,
  moderator: false,
  language: 'el',
}));

/** Endpoints beyond the specification. Stories about them add their handlers before these. */
const beyond: Endpoint[] = [getMemberships, getProfile, saveProfile, getSessions];
const noMore = beyond.map((endpoint) => on(endpoint, failures.notFound));

export const user = {
  success: (person = buildUser()) => [on(getUser, json(person)), ...noMore],
  loading: () => [on(getUser, failures.loading), ...noMore],
};

/** Changing the language of messages, which later responses contain. */
export const language = () => {
  const person = buildUser();
  return [
    on(saveLanguage, async ({ request }) => {
      Object.assign(person, await request.json());
      return nothing()();
    }),
    on(getUser, json(person)),
  ];
};

export const signIn = {
  refused: () => [
    on(signInEndpoint, refusal(422, 'wrong_credentials', 'Το e-mail ή ο κωδικός δεν είναι σωστά.')),
  ],
};

export const signUp = {
  ...mock(signUpEndpoint),
  success: () => {
    const headers = { 'access-token': 'mock-access-token', 'refresh-token': 'mock-refresh-token' };
    return [on(signUpEndpoint, json(buildUser(), { headers }))];
  },
};

export const socialSignIn = {
  conflict: () => [
    on(
      finishSocial,
      refusal(409, 'social_account_exists', 'Υπάρχει ήδη λογαριασμός με αυτή τη διεύθυνση.', {
        provider: 'google',
        email: 'e•••@example.gr',
        mail: true,
      }),
    ),
  ],
  mailed: mock(mailSocialLink).success,
};

export const recover = mock(requestLink);

export const accountLink = mock(
  getAccountLink,
  (overrides: Partial<AccountLink> = {}): AccountLink => ({
    purpose: 'recover',
    state: 'open',
    email: 'e•••@example.gr',
    expires_at: '2026-03-16T11:00:00+02:00',
    ...overrides,
  }),
);

export const confirmation = mock(confirmAddress, () => ({
  purpose: 'confirm',
  email: 'eleni@example.gr',
}));
export const confirmationSentAgain = mock(resendConfirmation);
