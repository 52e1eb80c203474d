import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { createPasswords } from '#server/lib/secrets/passwords.ts';
import { later } from '#server/testing/streams.ts';
import { appWith, testApp } from '#server/testing/testApp.ts';
import { dial } from '#tests/attack/target.ts';

const PLACES = 3;
const test = testApp();
let app: App;
let address: string;
let port: number;
let open: () => void = () => undefined;
let gate: Promise<void> = Promise.resolve();

const closeGate = () => {
  ({ promise: gate, resolve: open } = later());
  return open;
};

/** The application behind the gate, with this limit. */
const gated = (maxRequests: number) => {
  const query: Db['query'] = async (sql, params) => {
    await gate;
    return test.db.query(sql, params);
  };
  const settings = { ...test.context.settings, maxRequests, responseCacheMs: 0 };
  return buildApp({ ...test.context, db: { ...test.db, query }, settings });
};

beforeAll(async () => {
  app = await gated(PLACES);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(async () => {
  open();
  await app.close();
});

const get = (path = '/api/categories', init: RequestInit = {}) => fetch(`${address}${path}`, init);
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const HEAD = 'POST /api/users/sign_in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const raw = async (text: string, at = port) => {
  const socket = await dial(at);
  socket.write(text);
  return socket;
};

describe('beyond its capacity the server', () => {
  it('rejects requests immediately with Retry-After, and serves admitted ones', async () => {
    const letGo = closeGate();
    const inside = Array.from({ length: PLACES }, () => get());
    await until(() => app.load.active === PLACES);
    const late = await get('/api/organisations/x', { headers: { 'accept-language': 'en' } });
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await late.json()).toEqual({
      error: 'The service is not available at the moment. Try again shortly.',
      code: 'unavailable',
    });
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toContain('seira_requests_active 3');
    letGo();
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.load).toMatchObject({ active: 0, refused: 1 });
    expect((await get()).status).toBe(200);
  });

  it('frees the capacity of disconnected clients', async () => {
    const letGo = closeGate();
    const leaving = new AbortController();
    const inside = Array.from({ length: PLACES }, () =>
      get('/api/categories', { signal: leaving.signal }).catch(() => null),
    );
    await until(() => app.load.active === PLACES);
    leaving.abort();
    await Promise.all(inside);
    letGo();
    await until(() => app.load.active === 0);
    expect((await get()).status).toBe(200);
  });
});

it('lowers the limit while responses are slow, and raises it when they are fast', async () => {
  const roomy = await gated(40);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  /** Sends 40 requests that take this long. @returns how many were admitted */
  const round = async (ms: number) => {
    const letGo = closeGate();
    const { refused } = roomy.load;
    const asked = Array.from({ length: 40 }, () => roomy.inject({ url: '/api/categories' }));
    // Count after all have arrived, which may take a while on a busy machine.
    await until(() => roomy.load.active + roomy.load.refused - refused === 40);
    now += ms;
    letGo();
    return (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200).length;
  };
  expect(await round(1_100)).toBe(40);
  const fewer = await round(1);
  expect(fewer).toBeLessThan(25);
  for (let n = 0; n < 12; n += 1) await round(1);
  expect(await round(1)).toBeGreaterThan(fewer);
  await roomy.close();
});

describe('a slow client', () => {
  it('holds no place while its body is arriving', async () => {
    const slow = await Promise.all(
      Array.from({ length: PLACES * 4 }, () => raw(`${HEAD}content-length: 5000\r\n\r\n{"email"`)),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.load.active).toBe(0);
    expect((await get()).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await until(() => app.load.active === 0);
  });

  it('is rejected before it has sent a huge body', async () => {
    const socket = await raw(`${HEAD}content-length: 900000000\r\n\r\n{"email":"`);
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(String(said)).toMatch(/^HTTP\/1\.1 413 [\s\S]*payload_too_large/);
    socket.destroy();
    expect(app.server.requestTimeout).toBe(15_000);
    expect(app.server.headersTimeout).toBe(8_000);
  });
});

it('shutdown does not wait for a client that never finishes its request', async () => {
  const stopping = await buildApp(test.context);
  const at = await stopping.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(stopping.server, 'request');
  const slow = await raw(`${HEAD}content-length: 500\r\n\r\n{`, Number(new URL(at).port));
  await arrived;
  const said = text(slow);
  await stopping.close();
  // Disconnected immediately, not after the fifteen seconds of a slow request.
  expect(await said).toBe('');
});

it('queues a rush of sign-ins and leaves room for other requests', async () => {
  const passwords = createPasswords({ memoryKib: 8192, concurrency: 1 });
  const busy = await appWith(test, { failedSignInsPerAddress: 10_000 }, { passwords });
  const signIn = (n: number) =>
    busy.inject({
      method: 'POST',
      url: '/api/users/sign_in',
      payload: { email: `rush-${n}@seira.example`, password: 'password1' },
    });
  const rush = Array.from({ length: 120 }, (_, n) => signIn(n));
  for (let n = 0; n < 8; n += 1) expect((await busy.inject('/healthz')).statusCode).toBe(200);
  const responses = await Promise.all(rush);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  expect(responses.filter(({ statusCode }) => statusCode === 422).length).toBeGreaterThan(20);
  expect(passwords.queue()).toEqual({ running: 0, waiting: 0 });
});

it('requests that wait for a password hash take no place from others and do not count as load', async () => {
  const NETWORKS = Array.from({ length: 52 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`);
  const busy = await gated(PLACES);
  const turn = later<boolean>();
  const verify = vi.spyOn(test.context.passwords, 'verify').mockReturnValue(turn.promise);
  const responses = [];
  for (const [n, remoteAddress] of NETWORKS.entries()) {
    responses.push(
      busy.inject({
        method: 'POST',
        url: '/api/users/sign_in',
        remoteAddress,
        payload: { email: `wrong-${n}@seira.example`, password: 'wrong password' },
      }),
    );
    await until(() => verify.mock.calls.length > n);
  }
  expect(busy.load.active).toBe(0);
  const others = await Promise.all([1, 2, 3].map(() => busy.inject('/api/categories')));
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  turn.resolve(false);
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([422]));
  await busy.close();
});

const TOO_LONG = `&keywords=${'a'.repeat(200)}&category=${'b'.repeat(100)}`;

it.each([
  ['an address', ''],
  ['an address that is too long for the cache', TOO_LONG],
])('limits uncached responses to %s for one network at a time, not for others', async (_, more) => {
  const busy = await gated(60);
  const openGate = closeGate();
  const ask = (n: number, remoteAddress: string) =>
    busy.inject({ url: `/api/organisations?page=${n}${more}`, remoteAddress });
  const greedy = Array.from({ length: 30 }, (_, n) => ask(n + 1, '198.51.100.7'));
  await Promise.any(greedy);
  const others = [1, 2, 3].map((n) => ask(n, '198.51.100.8'));
  openGate();
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  expect(statuses.filter((status) => status === 503)).toHaveLength(15);
  for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200);
  await busy.close();
});
