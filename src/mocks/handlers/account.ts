import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Claim } from '#common/contract/places/claims.ts';
import type { Submission } from '#common/contract/places/submissions.ts';
import type { AccountLink, Ending } from '#common/contract/account/account.ts';
import type { Person, Profile, Session } from '#common/contract/account/profile.ts';
import type { Identities } from '#common/contract/account/social.ts';
import {
  buildAccountLink,
  buildClaim,
  buildDevices,
  buildEnding,
  buildIdentities,
  buildSubmission,
  buildPerson,
  buildProfile,
} from '#src/mocks/account.ts';
import { buildUser } from '#src/mocks/users.ts';
import { call, failures, json, nothing, type Failure } from './answers.ts';

const tokens = { 'access-token': 'mock-access-token', 'refresh-token': 'mock-refresh-token' };

/** Asking for the link that sets a new password. */
export const recover = call('post', '/api/users/recover', nothing());

/** Looking at the link of a message. */
export const accountLink = {
  ...call('post', '/api/users/links', json(buildAccountLink())),
  success: (link: Partial<AccountLink> = {}): RequestHandler[] => [
    http.post('*/api/users/links', json(buildAccountLink(link))),
  ],
};

/** Setting a new password with the link of a message. */
export const newPassword = call(
  'post',
  '/api/users/password',
  json(buildUser(), { headers: tokens }),
);

/** Confirming an address. */
export const confirmation = {
  ...call('post', '/api/users/confirm', json({ purpose: 'confirm', email: 'eleni@example.gr' })),
  sentAgain: call('post', '/api/user/confirmation', nothing()),
};

export const passwordChange = call('put', '/api/user/password', nothing());

/** One's own profile: reading and saving it. */
export const profile = {
  of: (own: Partial<Profile> = {}): RequestHandler[] => [
    http.get('*/api/user/profile', json(buildProfile(own))),
    http.put('*/api/user/profile', json(buildProfile(own))),
  ],
  reading: call('get', '/api/user/profile', json(buildProfile())),
  saving: call('put', '/api/user/profile', json(buildProfile())),
};

/** Other services that open the account. */
export const identities = {
  of: (own: Partial<Identities> = {}): RequestHandler[] => [
    http.get('*/api/user/identities', json(buildIdentities(own))),
  ],
  /** A server that works: what is ended is gone from then on. */
  working: (): RequestHandler[] => {
    let { records } = buildIdentities();
    return [
      http.get('*/api/user/identities', () => json(buildIdentities({ records }))()),
      http.delete('*/api/user/identities/:provider', ({ params }) => {
        records = records.filter(({ provider }) => provider !== params.provider);
        return nothing()();
      }),
    ];
  },
  reading: call('get', '/api/user/identities', json(buildIdentities())),
};

/** Where the person is signed in; no other service opens the account, unless `identities` says so. */
export const devices = {
  of: (records: Session[] = buildDevices()): RequestHandler[] => [
    http.get('*/api/user/sessions', json({ records })),
    http.delete('*/api/user/sessions', nothing()),
    http.delete('*/api/user/sessions/:code', nothing()),
    ...identities.of({ records: [] }),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get('*/api/user/sessions', failures[how])],
  /** A server that works: what is ended is gone from then on. */
  working: (): RequestHandler[] => {
    let records = buildDevices();
    return [
      http.delete('*/api/user/sessions', () => {
        records = records.filter(({ current }) => current);
        return nothing()();
      }),
      http.delete('*/api/user/sessions/:code', ({ params }) => {
        records = records.filter(({ code }) => code !== params.code);
        return nothing()();
      }),
      http.get('*/api/user/sessions', () => json({ records })()),
      ...devices.of(),
    ];
  },
};

/** The end of the account, and keeping it after all. */
export const ending = {
  of: (what: Partial<Ending> = {}): RequestHandler[] => [
    http.get('*/api/user/deletion', json(buildEnding(what))),
  ],
  asking: call('post', '/api/user/deletion', json({ delete_at: '2026-03-30T10:00:00+03:00' })),
  keeping: call('delete', '/api/user/deletion', nothing()),
};

/** One's own listings: reading, and what comes of saving one. */
export const listings = {
  of: (...records: Submission[]): RequestHandler[] => [
    http.get('*/api/user/listings', json({ records })),
  ],
  saving: {
    success: (saved: Partial<Submission> = {}): RequestHandler[] => [
      http.post('*/api/user/listings', json(buildSubmission(saved), { status: 201 })),
      http.put('*/api/user/listings/:code', json(buildSubmission(saved))),
      http.delete('*/api/user/listings/:code', nothing()),
    ],
    refused: (message: Record<string, string[]>): RequestHandler[] => [
      http.post('*/api/user/listings', json({ message }, { status: 422 })),
      http.put('*/api/user/listings/:code', json({ message }, { status: 422 })),
    ],
    fails: (how: Failure): RequestHandler[] => [
      http.post('*/api/user/listings', failures[how]),
      http.put('*/api/user/listings/:code', failures[how]),
      http.delete('*/api/user/listings/:code', failures[how]),
    ],
  },
};

export const claims = (records: Claim[]) => [http.get('*/api/user/claims', json({ records }))];

/** Saying that a place is one's own. */
export const claim = call(
  'post',
  '/api/organisations/:id/claims',
  json(buildClaim(), { status: 201 }),
);

/** A public profile. */
export const person = {
  success: (who: Partial<Person> = {}): RequestHandler[] => [
    http.get('*/api/people/:code', json(buildPerson(who))),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get('*/api/people/:code', failures[how])],
};

/** One's own data, as JSON or as a file for spreadsheets. */
export const ownData = (): RequestHandler[] => [
  http.get('*/api/user/data', ({ request }) =>
    request.headers.get('accept') === 'text/csv'
      ? HttpResponse.text('table,row,field,value\r\ntickets,1,rank,13\r\n')
      : json({ tickets: [{ rank: 13 }] })(),
  ),
];

/** A server of the specification alone, which knows nothing of accounts beyond it. */
export const noAccountCalls = (): RequestHandler[] =>
  (['/api/user/profile', '/api/user/sessions', '/api/user/deletion'] as const).flatMap((path) => [
    http.get(`*${path}`, failures.notFound),
    http.put(`*${path}`, failures.notFound),
    http.post(`*${path}`, failures.notFound),
  ]);
