import { brotliDecompressSync, unzipSync, zstdDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { FieldProblems } from '#common/contract/account/users.ts';
import { ErrorBody } from '#common/contract/common.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
} from '#server/testing/builders.ts';
import { invitationToken } from '#server/testing/letters.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { buildDevice } from '#server/testing/lines.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { injectOnce } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import { callsTo, type HostileCall, type Known } from './calls.ts';

/** CALLS in all (the nightly form has 20,000 on each database); SEED repeats a run. */
const calls = Number(process.env.CALLS) || 600;
const seed = Number(process.env.SEED) || 20_261_120;
const MANY = 1_000_000_000;

const test = testApp({
  signUpsPerAddress: MANY,
  failedSignInsPerAddress: MANY,
  failedSignInsPerAccount: MANY,
  // Nobody listens there: what comes before and after a provider's answer is what is tried.
  social: {
    google: { clientId: 'seira', clientSecret: 'secret', origin: 'http://127.0.0.1:9' },
    facebook: { clientId: 'seira', clientSecret: 'secret', origin: 'http://127.0.0.1:9' },
    twitter: null,
  },
});
const places: number[] = [];
const known: Known = { ids: [], lists: [], headers: [], refreshTokens: [] };

beforeAll(async () => {
  for (const slug of ['place', 'other']) {
    const { id, code } = await buildOrganisation(test.db, { slug });
    places.push(id);
    known.ids.push(slug, code);
    for (const options of [{}, { capacity: 3 }, { state: 'closed' as const }]) {
      const service = JSON.stringify(options);
      known.lists.push(
        (await buildList(test.db, { organisationId: id, service, ...options })).code,
      );
    }
  }
  known.ids.push(...known.lists.slice(0, 2));
});
/**
 * Positions of the ids of invitations, tickets, devices with a date, and reviews with their kind:
 * those of places and lists come first.
 */
const firstInvitation = 6;
const firstTicket = 8;
const firstDevice = 10;
const firstReview = 13;

/**
 * New sessions for each route, because some routes end them. Some are members of the places, and
 * some have tickets, so that calls to a line get as far as the line.
 */
async function signIn(): Promise<void> {
  const people = [];
  for (let n = 0; n < 24; n += 1) people.push(await buildSignedIn(test));
  for (const id of places) people.push(await buildMember(test, id), await buildMember(test, id));
  const owner = await buildMember(test, places[0]!, 'owner');
  people.push(owner);
  const email = `guest-${owner.user.code}@seira.example`;
  const invited = await test.app.inject({
    method: 'POST',
    url: '/api/places/place/members',
    headers: owner.headers,
    payload: { email, role: 'clerk' },
  });
  const { code: invitation } = invited.json() as { code: string };
  known.ids.splice(firstInvitation, 2, invitation, await invitationToken(test, email));
  const [holder] = people;
  const taken = await test.app.inject({
    method: 'POST',
    url: '/api/user/tickets',
    headers: holder!.headers,
    payload: { ticket: { waiting_list_code: known.lists[0] } },
  });
  const { code, key } = taken.json() as { code: string; key?: string };
  if (key) known.ids.splice(firstTicket, 2, code, key);
  const place = { id: places[0]!, slug: 'place', code: '' };
  await test.db.exec('DELETE FROM devices');
  const device = await buildDevice(test, { place, owner });
  known.ids.splice(firstDevice, 3, device.code, '2026-12-24', 'facebook');
  // Some may write reviews, and some decide about them.
  await test.db.query(
    `UPDATE users SET confirmed_at = created_at, moderator = id % 2 = 0 WHERE id = ANY ($1)`,
    [people.slice(0, 6).map(({ user }) => user.id)],
  );
  const [review] = await test.db.query<{ code: string }>(
    `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id)
     VALUES ($1, $2, 'Άννα Δ.', 4, 'Όλα καλά.', $3, $4) RETURNING code`,
    [newCode('rev'), places[0], test.clock.now(), holder!.user.id],
  );
  known.ids.splice(firstReview, 2, review!.code, 'review');
  known.headers = [device, device, ...people].map(({ headers }) => headers);
  known.refreshTokens = people.map(({ refreshToken }) => refreshToken);
}

const isError = Compile(ErrorBody);
const isProblems = Compile(FieldProblems);
const checks = new Map<unknown, { Check: (value: unknown) => boolean }>();
const compiled = (schema: TSchema) => {
  const check = checks.get(schema) ?? Compile(schema);
  checks.set(schema, check);
  return check;
};

const plain = (body: Buffer, coding: string): string => {
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'zstd') return zstdDecompressSync(body).toString();
  return (coding === '' ? body : unzipSync(body)).toString();
};

/** The schema of a response's data; that of a stream or a calendar stands below its type. */
const dataOf = ({
  content,
  ...schema
}: TSchema & { content?: Record<string, { schema: TSchema }> }): TSchema =>
  content?.['text/event-stream']?.schema ?? content?.['text/calendar']?.schema ?? schema;

function faultOf(
  route: RouteOptions,
  answer: { statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer },
): string | null {
  const { statusCode, headers } = answer;
  const body = plain(answer.rawPayload, String(headers['content-encoding'] ?? ''));
  if (statusCode >= 500) return `a ${statusCode}: ${body.slice(0, 300)}`;
  if (!headers['x-content-type-options']) return 'no protective headers';
  const type = String(headers['content-type'] ?? '');
  if (statusCode >= 400) {
    if (!type.startsWith('application/json')) return `an error of type ${type}`;
    const said = JSON.parse(body) as unknown;
    return isError.Check(said) || isProblems.Check(said) ? null : `not the envelope: ${body}`;
  }
  const schemas = (route.schema as { response?: Record<string, TSchema> } | undefined)?.response;
  const schema = schemas?.[statusCode] && dataOf(schemas[statusCode]);
  if (schemas && !schema) return `a ${statusCode}, which its schema does not name`;
  if (!schema || body === '') return null;
  const data: unknown = type.startsWith('text/calendar') ? body : JSON.parse(body);
  if (compiled(schema).Check(data)) return null;
  return `an answer that its schema does not allow: ${body.slice(0, 300)}`;
}

describe('hostile input', { timeout: 7_200_000 }, () => {
  it('gets an answer that is right, or a refusal in the one envelope, from every route', async () => {
    const routes = test.app.routeTable().filter(({ method }) => ![method].flat().includes('HEAD'));
    expect(routes.length).toBeGreaterThan(12);
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    const each = Math.ceil(calls / routes.length);
    for (const route of routes) {
      await signIn();
      const property = fc.asyncProperty(callsTo(route, known), async (call: HostileCall) => {
        const { method, url, headers, payload } = call;
        const answer = await injectOnce(test.app, {
          method,
          url,
          headers,
          payload,
        });
        const kind = `${Math.floor(answer.statusCode / 100)}xx`;
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        const fault = faultOf(route, answer);
        if (fault) throw new Error(fault);
      });
      const result = await fc.check(property, { seed, numRuns: each });
      if (!result.failed) continue;
      const [call] = result.counterexample ?? [];
      faults.push(
        `${String(route.method)} ${route.url}, SEED=${seed}: ${String(result.errorInstance)}\n${JSON.stringify(call).slice(0, 2_000)}`,
      );
    }
    expect(faults.join('\n')).toBe('');
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const share = [...statuses].sort().map(([kind, count]) => `${kind} ${count}`);
    console.log(`hostile, ${test.db.kind}: SEED=${seed}, ${total} calls, ${share.join(', ')}`);
    expect(total).toBeGreaterThanOrEqual(calls);
    expect(statuses.get('2xx')).toBeGreaterThan(calls / 10);
    expect(statuses.get('4xx')).toBeGreaterThan(calls / 10);
  });

  it('gets an answer that its schema names also when it claims to have every response', async () => {
    const headers = { 'if-none-match': '*' };
    for (const route of test.app.routeTable()) {
      if (![route.method].flat().includes('GET') || route.url.includes('*')) continue;
      const url = route.url.replaceAll(/:\w+/g, () => known.ids[0]!);
      const answer = await injectOnce(test.app, { method: 'GET', url, headers });
      expect([url, faultOf(route, answer)]).toEqual([url, null]);
    }
  });

  it('leaves nothing behind that breaks a rule', async () => {
    expect(await brokenRules(test.db)).toEqual([]);
    expect(await test.db.query("SELECT FROM pg_class WHERE relname = 'tickets'")).toHaveLength(1);
  });
});
