import type { Route } from '@playwright/test';
import type { texts } from '#tests/e2e/fixtures.ts';

type Texts = (typeof texts)['el'];

/** The languages that the matrix alternates between. */
export type Language = keyof typeof texts;

/** Internals that a server may let slip and that nobody may ever read. */
export const LEAK = 'ECONNREFUSED 10.0.0.7';

/** The server's own sentence, in the language of the request. */
export const refusal = {
  el: 'Ο διακομιστής αρνείται, για δοκιμή.',
  en: 'The server refuses, for a trial.',
} as const;

/** What happens to a screen. */
export type Outcome =
  /** A sentence is shown, and retrying helps once the fault is gone. */
  | 'message'
  /** The screen looks as if nothing had happened. */
  | 'content'
  /** The session is over, and the login says so. */
  | 'login'
  /** The screen for something that does not exist. */
  | 'notFound'
  /** The screen says something or nothing, but does not break. */
  | 'stands';

/** One way in which a call goes wrong. */
export interface Fault {
  name: string;
  /** Responds to the call; `nth` counts the calls from 1. */
  answer: (route: Route, language: Language, nth: number) => Promise<unknown>;
  outcome: Outcome;
  /** The sentence of the outcome `message`. */
  says?: (texts: Texts, language: Language) => string;
  /** Only a signed-in person can meet it. */
  signedIn?: boolean;
  /** The client gives up by itself, so its timeout is cut to a tenth. */
  hurried?: boolean;
  /** Whether the data layer retries automatically. */
  passing?: boolean;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

const refuses =
  (status: number, headers?: Record<string, string>): Fault['answer'] =>
  (route) =>
    route.fulfill(json(status, { error: LEAK, code: 'fault' }, headers));

const speaks =
  (status: number): Fault['answer'] =>
  (route, language) =>
    route.fulfill(json(status, { error: refusal[language], code: 'fault' }));

/** Every value with a wrong type; lists stay lists, so that records are still read. */
const distorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value.map(distorted), null, 7, 'x', []];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, distorted(one)]));
  if (typeof value === 'string') return { is: 'an object' };
  if (typeof value === 'number') return ['a list'];
  return value === null ? 'a text' : 1;
};

const gatewayPage = `<html><head><title>504 Gateway Time-out</title></head><body><h1>504 ${LEAK}</h1></body></html>`;

/** Every fault, in the order of the report. */
export const faults: Fault[] = [
  {
    name: '401 expired',
    signedIn: true,
    outcome: 'content',
    answer: (route, _language, nth) =>
      nth === 1
        ? route.fulfill(json(401, { error: 'Access token expired', code: 'token_expired' }))
        : route.continue(),
  },
  {
    name: '401 invalid',
    signedIn: true,
    outcome: 'login',
    answer: (route) =>
      route.fulfill(json(401, { error: 'Invalid access token', code: 'invalid_token' })),
  },
  { name: '403', outcome: 'message', says: (t) => t.errors.forbidden, answer: refuses(403) },
  { name: '404', outcome: 'message', says: (t) => t.errors.notFound, answer: refuses(404) },
  {
    name: '409',
    outcome: 'message',
    says: (_t, language) => refusal[language],
    answer: speaks(409),
  },
  {
    name: '422',
    outcome: 'message',
    says: (_t, language) => refusal[language],
    answer: speaks(422),
  },
  {
    name: '429',
    outcome: 'message',
    says: (t) => t.errors.rateLimited_other.replace('{{count}}', '2'),
    answer: refuses(429, { 'retry-after': '90' }),
  },
  {
    name: '500',
    outcome: 'message',
    passing: true,
    says: (t) => t.errors.general50x,
    answer: refuses(500),
  },
  {
    name: '503',
    outcome: 'message',
    passing: true,
    says: (t) => t.errors.general50x,
    answer: refuses(503, { 'retry-after': '1' }),
  },
  {
    name: '504 HTML',
    outcome: 'message',
    passing: true,
    says: (t) => t.errors.general50x,
    answer: (route) => route.fulfill({ status: 504, contentType: 'text/html', body: gatewayPage }),
  },
  {
    name: 'no network',
    outcome: 'message',
    passing: true,
    says: (t) => t.errors.network,
    answer: (route) => route.abort('connectionrefused'),
  },
  {
    name: 'never answers',
    outcome: 'message',
    passing: true,
    hurried: true,
    says: (t) => t.errors.timeout,
    answer: () => Promise.resolve(),
  },
  {
    name: 'truncated',
    outcome: 'message',
    says: (t) => t.errors.malformed,
    answer: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"records":[{"code":"a","title":"Κα',
      }),
  },
  {
    name: '204',
    outcome: 'message',
    says: (t) => t.errors.malformed,
    answer: (route) => route.fulfill({ status: 204 }),
  },
  {
    name: 'no list',
    outcome: 'message',
    says: (t) => t.errors.malformed,
    answer: (route) => route.fulfill(json(200, { records: 'many', count: {} })),
  },
  {
    name: 'wrong types',
    outcome: 'stands',
    answer: async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json().catch(() => null)) as unknown;
      await route.fulfill({ response: answer, json: distorted(body) });
    },
  },
];

/** The fault with this name. */
export const faultOf = (name: string): Fault => faults.find((fault) => fault.name === name)!;
