import { brotliDecompressSync, unzipSync, zstdDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { FieldProblems } from '#common/contract/account/users.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { buildList, buildSignedIn } from '#server/testing/builders.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { injectOnce, type InjectedResponse } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import { buildScene } from '#tests/trust/routes/scene.ts';
import { callsTo, type HostileCall, type Known } from './calls.ts';

/** Total number of requests (20,000 per database at night). SEED repeats a run. */
const calls = Number(process.env.CALLS) || 600;
const seed = Number(process.env.SEED) || 20_261_120;
const MANY = 1_000_000_000;

const test = testApp({
  signUpsPerAddress: MANY,
  failedSignInsPerAddress: MANY,
  failedSignInsPerAccount: MANY,
  // Nobody listens there. The test covers what precedes and follows the provider's response.
  social: {
    google: { clientId: 'seira', clientSecret: 'secret', origin: 'http://127.0.0.1:9' },
    facebook: { clientId: 'seira', clientSecret: 'secret', origin: 'http://127.0.0.1:9' },
    twitter: null,
  },
});
/** Some requests end a session, so there are as many people as requests per route, up to 12. */
const MOST_STRANGERS = 12;

/** A new scene. Requests to a list reach it, but it may be full or closed. */
async function known(strangersCount: number): Promise<Known> {
  const scene = await buildScene(test);
  const lists = [scene.list.code];
  for (const options of [{ capacity: 3 }, { state: 'closed' as const }]) {
    const list = { organisationId: scene.place.id, service: JSON.stringify(options), ...options };
    lists.push((await buildList(test.db, list)).code);
  }
  const strangers = await Promise.all(
    Array.from({ length: strangersCount }, () => buildSignedIn(test)),
  );
  const people = [...strangers, ...Object.values(scene.people).filter((one) => one !== null)];
  return {
    fill: scene.fill,
    ids: scene.ids,
    lists,
    headers: people.map(({ headers }) => headers),
    refreshTokens: strangers.map(({ refreshToken }) => refreshToken),
  };
}

const isError = Compile(ErrorBody);
const isProblems = Compile(FieldProblems);

const plain = (body: Buffer, coding: string): string => {
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'zstd') return zstdDecompressSync(body).toString();
  return (coding === '' ? body : unzipSync(body)).toString();
};

/** The fault of a response. Data that does not fit its schema is a 500 in tests. */
function faultOf(
  { url, schema }: RouteOptions,
  { statusCode, headers, rawPayload }: InjectedResponse,
): string | null {
  const body = plain(rawPayload, String(headers['content-encoding'] ?? ''));
  if (statusCode >= 500) return `a ${statusCode}: ${body.slice(0, 300)}`;
  if (!headers['x-content-type-options']) return 'no protective headers';
  if (statusCode >= 400) {
    const type = String(headers['content-type'] ?? '');
    if (!type.startsWith('application/json')) return `an error of type ${type}`;
    const said = JSON.parse(body) as unknown;
    return isError.Check(said) || isProblems.Check(said) ? null : `not the envelope: ${body}`;
  }
  // Pictures and other files have no schema.
  const { response } = (schema ?? {}) as { response?: object };
  return url.startsWith('/api/') && response && !(statusCode in response)
    ? `a ${statusCode} that its schema does not list`
    : null;
}

describe('hostile input', { timeout: 7_200_000 }, () => {
  it('gets a valid response or a refusal in the error format from every route', async () => {
    const routes = test.app.routeTable().filter(({ method }) => ![method].flat().includes('HEAD'));
    expect(routes.length).toBeGreaterThan(12);
    const statuses = new Map<string, number>();
    const faults: string[] = [];
    const each = Math.ceil(calls / routes.length);
    const strangers = Math.min(each, MOST_STRANGERS);
    let scene = await known(strangers);
    // A successful request may end sessions or close lists, so the next route gets a new scene.
    let hasChanged = false;
    for (const route of routes) {
      if (hasChanged) scene = await known(strangers);
      else await test.db.query('DELETE FROM rate_counters');
      hasChanged = false;
      const property = fc.asyncProperty(callsTo(route, scene), async (call: HostileCall) => {
        const { method, url, headers, payload } = call;
        const response = await injectOnce(test.app, { method, url, headers, payload });
        const kind = `${Math.floor(response.statusCode / 100)}xx`;
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        hasChanged ||= method !== 'GET' && response.statusCode < 400;
        const fault = faultOf(route, response);
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

  it('gets a response that fits its schema, even with If-None-Match: *', async () => {
    const headers = { 'if-none-match': '*' };
    const { fill } = await buildScene(test);
    for (const route of test.app.routeTable()) {
      if (![route.method].flat().includes('GET') || route.url.includes('*')) continue;
      const url = fill(route.url);
      const response = await injectOnce(test.app, { method: 'GET', url, headers });
      expect([url, faultOf(route, response)]).toEqual([url, null]);
    }
  });

  it('leaves no record that violates a rule', async () => {
    expect(await brokenRules(test.db)).toEqual([]);
    expect(await test.db.query("SELECT FROM pg_class WHERE relname = 'tickets'")).toHaveLength(1);
  });
});
