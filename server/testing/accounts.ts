import type { InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { updateRow, type Db } from '#server/db/client.ts';
import type { Invitation, MembersResponse } from '#common/contract/places/members.ts';
import { buildSignedIn, type SignedIn } from './builders.ts';
import type { LineSetup } from './lines.ts';
import { emailsTo } from './mail/emails.ts';
import { askOf, type TestResponse, type Caller } from './streams.ts';
import type { TestApp } from './testApp.ts';

/** A password that follows the rules. */
export const PASSWORD = 'password1';
export const NEW_PASSWORD = 'another pass 2';

/** The part of a form that tells people from bots. */
export const GUARD = { website: '', seconds: 30 };

/** A profile as people first have it. */
export const PROFILE = {
  name: 'Φιλαρέτη Αναγνωστάκη',
  bio: '',
  location: '',
  number: '',
  youtube: '',
  website: '',
};

export interface Signed {
  code: string;
  email: string;
  headers: Record<string, string>;
}

let people = 0;

/** The token of the latest link to an address, for a page. */
export async function linkToken(
  test: Pick<TestApp, 'context'>,
  email: string,
  page: 'recover' | 'confirm' | 'invitation',
): Promise<string> {
  for (const { message } of await emailsTo(test, email)) {
    const token = new RegExp(`/${page}(?:/|\\?token=)([\\w-]{43})\n`).exec(message.text)?.[1];
    if (token) return token;
  }
  throw new Error(`There is no link to ${page}`);
}

/** Runs work between the checks of the next request and its transaction. */
export function beforeTransaction(
  { context: { db } }: Pick<TestApp, 'context'>,
  work: () => Promise<unknown>,
): void {
  const transaction: typeof db.transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(async (inside) => {
    await work();
    return transaction(inside);
  });
}

export async function tablesWith({ db }: Pick<TestApp, 'db'>, texts: string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found;
}

/** Everything that a response reveals, except what differs in every response. */
export const toldBy = (response: { statusCode: number; headers: object; body: string }) => {
  const { date, 'x-request-id': id, ...headers } = response.headers as Record<string, unknown>;
  expect([date, id].every(Boolean)).toBe(true);
  return { status: response.statusCode, headers, body: response.body };
};

/** The statements that a request runs, and what its response reveals. */
export async function workOf({ context }: Pick<TestApp, 'context'>, request: InjectOptions) {
  const asked: string[] = [];
  const spy = <Tx extends Pick<Db, 'query'>>(own: Tx): Tx => ({
    ...own,
    query: (sql: string, params?: readonly unknown[], name?: string) => {
      asked.push(sql);
      return own.query<never>(sql, params, name);
    },
  });
  const own = context.db;
  const db: Db = { ...spy(own), transaction: (work) => own.transaction((tx) => work(spy(tx))) };
  const app = await buildApp({ ...context, db });
  const response = toldBy(await app.inject(request));
  await app.close();
  return { asked, response };
}

export const subjectsTo = async (test: Pick<TestApp, 'context'>, email: string) =>
  (await emailsTo(test, email)).map(({ message }) => message.subject);

export function accountCalls(test: TestApp) {
  const ask = askOf(test);
  const session = ({ headers }: Pick<TestResponse, 'headers'>) => ({
    authorization: `Bearer ${String(headers['access-token'])}`,
  });
  const signIn = (email: string, password = PASSWORD, headers = {}) =>
    ask('POST', '/api/users/sign_in', null, { email, password }, headers);
  return {
    ask,
    session,
    signIn,
    signUp: async (more: object = {}, headers = {}): Promise<Signed> => {
      const email = `account-${(people += 1)}@seira.example`;
      const payload = {
        email,
        password: PASSWORD,
        first_name: 'Φιλαρέτη',
        last_name: 'Αναγνωστάκη',
        birth_date: '1990-01-01',
        ...more,
      };
      const response = await ask('POST', '/api/users/sign_up', null, payload, headers);
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return { email: payload.email, code: String(response.body.code), headers: session(response) };
    },
    /** Signs in. @returns the person in the new session */
    enter: async (email: string, password = PASSWORD) => ({
      headers: session(await signIn(email, password)),
    }),
    /** Requests a password link. @returns its token */
    recover: async (email: string): Promise<string> => {
      await ask('POST', '/api/users/recover', null, { email });
      return linkToken(test, email, 'recover');
    },
    /** Follows a link to /confirm. */
    confirm: (token: string) => ask('POST', '/api/users/confirm', null, { token }),
    /** True if a session is still valid. */
    isIn: async (who: Caller) => (await ask('GET', '/api/user', who)).status === 200,
  };
}

/** Requests about the members of a place. */
export function createMemberCalls(test: TestApp, at: LineSetup) {
  const ask = askOf(test);
  const members = () => `/api/places/${at.place.slug}/members`;
  const invite = (email: string, role = 'clerk', who = at.owner, more = {}) =>
    ask<Invitation & { code: string }>('POST', members(), who, { email, role, ...more });
  return {
    members,
    newAddress: () => `invited-${(people += 1)}@seira.example`,
    list: async (who = at.owner) => (await ask<MembersResponse>('GET', members(), who)).body,
    invite,
    /** Invites an address. @returns the token of its link */
    invited: async (email: string, role = 'clerk', who = at.owner) => {
      await invite(email, role, who);
      return linkToken(test, email, 'invitation');
    },
    accept: (token: string, who: SignedIn, payload = {}) =>
      ask<{ role: string }>('POST', `/api/invitations/${token}/accept`, who, payload),
    remove: (who: SignedIn, by = at.owner) => ask('DELETE', `${members()}/${who.user.code}`, by),
    withAddress: async (email: string): Promise<SignedIn> => {
      const person = await buildSignedIn(test);
      await updateRow(test.db, 'users', person.user.id, { email, email_key: email });
      return person;
    },
  };
}
