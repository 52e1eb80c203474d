import { request } from 'node:http';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Line } from '#common/contract/line.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { buildApp } from '#server/app.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import {
  buildLine,
  createCalls,
  FIRST,
  SECOND,
  type LineSetup,
  buildHall,
  createHallCalls,
} from '#server/testing/lines.ts';
import { openStream, type TestStream } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const CORS = 'https://elsewhere.example';

const test = testApp({ corsOrigins: [CORS], streamsPerAddress: 12 });
const calls = createCalls(test);
let address: string;
const open: TestStream[] = [];
beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of open.splice(0)) await leave(stream);
});

const follow = async (path: string, headers?: Record<string, string>, at = address) => {
  const stream = await openStream(`${at}${path}`, headers);
  open.push(stream);
  return stream;
};
const leave = (stream: TestStream) => {
  stream.close();
  return stream.ended;
};
const ofPlace = ({ place }: Pick<LineSetup, 'place'>) =>
  `/api/organisations/${place.slug}/line/live`;
const lineIn = ({ data }: { data: string }) => JSON.parse(data) as Line;
const until = async (stream: TestStream, fits: (line: Line) => boolean): Promise<Line> => {
  for (;;) {
    const line = lineIn(await stream.next());
    if (fits(line)) return line;
  }
};
const serves = (rank: number) => (line: Line) =>
  line.now_serving.some((called) => called.rank === rank);

describe('the stream of a line', () => {
  it('sends the state immediately and each call as it happens', async () => {
    const line = await buildLine(test);
    await calls.take(line.list.code);
    const stream = await follow(ofPlace(line));
    const first = lineIn(await stream.next());
    expect(first).toMatchObject({
      status: 'open',
      waiting: 1,
      now_serving: [],
      date: '2026-11-20',
    });
    await calls.next(line, line.clerk, FIRST);
    const called = await until(stream, serves(1));
    expect(called).toMatchObject({
      waiting: 0,
      now_serving: [{ rank: 1, counter: FIRST, recalls: 0 }],
    });
    expect(called.version).toBeGreaterThan(first.version);
    const asked = await calls.lineAt(line.place);
    expect({ ...called, updated_at: '' }).toEqual({ ...asked, updated_at: '' });
  });

  it('sends changes by members, and repeated calls', async () => {
    const line = await buildLine(test);
    const { ticket } = await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    const stream = await follow(ofPlace(line));
    await until(stream, serves(1));
    await calls.serve(ticket.code, line.clerk, 'recall');
    await until(stream, ({ now_serving: [called] }) => called?.recalls === 1);
    await calls.change(line.list.code, line.clerk, {
      state: 'paused',
      message: 'Επιστρέφουμε στις 11:15',
    });
    await until(
      stream,
      ({ status, message }) => status === 'paused' && message === 'Επιστρέφουμε στις 11:15',
    );
  });

  it('never goes back, however many calls there are', async () => {
    const line = await buildLine(test);
    for (let n = 0; n < 12; n += 1) await calls.take(line.list.code);
    const streams = await Promise.all([1, 2, 3].map(() => follow(ofPlace(line))));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        calls.next(line, n % 2 ? line.clerk : line.owner, n % 2 ? FIRST : SECOND),
      ),
    );
    for (const stream of streams) {
      await until(stream, ({ waiting }) => waiting === 0);
      const versions = stream.events().map((event) => lineIn(event).version);
      expect(versions).toEqual(versions.toSorted((one, other) => one - other));
      expect(new Set(versions).size).toBe(versions.length);
    }
  });

  it('sends nothing to a current client, and the newest state to an outdated one', async () => {
    const line = await buildLine(test);
    const one = await follow(ofPlace(line));
    const { id } = await one.next();
    await leave(one);
    const same = await follow(ofPlace(line), { 'last-event-id': id });
    const asked = await follow(`${ofPlace(line)}?last_event_id=${id}`);
    await calls.take(line.list.code);
    expect(lineIn(await same.next())).toMatchObject({ waiting: 1 });
    expect(lineIn(await asked.next())).toMatchObject({ waiting: 1 });
    const late = await follow(ofPlace(line), { 'last-event-id': id });
    expect(lineIn(await late.next())).toMatchObject({ waiting: 1 });
    const odd = await follow(ofPlace(line), { 'last-event-id': '9999-01-01.999.nonsense' });
    expect(lineIn(await odd.next())).toMatchObject({ waiting: 1 });
  });

  it('shows the new day from midnight in Athens', async () => {
    const line = await buildLine(test);
    const stream = await follow(ofPlace(line));
    expect(lineIn(await stream.next()).date).toBe('2026-11-20');
    test.clock.set('2026-11-20T22:00:01Z');
    expect(await until(stream, ({ date }) => date === '2026-11-21')).toMatchObject({
      status: 'none',
      lists: [],
    });
  });
});

describe('the stream of a ticket', () => {
  it('sends the number of people ahead, and the call', async () => {
    const line = await buildLine(test);
    await calls.take(line.list.code);
    const { ticket } = await calls.take(line.list.code);
    const stream = await follow(`/api/tickets/${ticket.key}/live`);
    const next = async () => JSON.parse((await stream.next()).data) as Ticket;
    expect(await next()).toMatchObject({ people_ahead: 1, status: 'scheduled' });
    await calls.next(line, line.clerk, FIRST);
    await calls.next(line, line.clerk, FIRST);
    let sent = await next();
    while (sent.status !== 'running') sent = await next();
    expect(sent).toMatchObject({ people_ahead: 0, counter: FIRST });
    expect(sent.key).toBeUndefined();
    const { body } = await calls.ask<Ticket>('GET', `/api/tickets/${ticket.key}`);
    expect(sent).toEqual(body);
  });

  it('of a transferred ticket ends, and continues with the other service', async () => {
    const hall = await buildHall(test);
    const { step } = createHallCalls(test);
    const { ticket } = await calls.take(hall.lists.Α);
    const path = `/api/tickets/${ticket.key}/live`;
    const stream = await follow(path);
    const { id, data } = await stream.next();
    expect(JSON.parse(data)).toMatchObject({ label: 'Α1', service: 'Πιστοποιητικά' });
    await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Β });
    await stream.ended;
    const again = await follow(path, { 'last-event-id': id });
    expect(JSON.parse((await again.next()).data)).toMatchObject({
      label: 'Α1',
      service: 'Διαβατήρια',
    });
  });

  it('reads the notice of the place once for all tickets of a list', async () => {
    const line = await buildLine(test);
    const streams = [];
    for (let n = 0; n < 4; n += 1) {
      const { ticket } = await calls.take(line.list.code);
      streams.push(await follow(`/api/tickets/${ticket.key}/live`));
    }
    for (const stream of streams) await stream.next();
    const query = vi.spyOn(test.context.db, 'query');
    await calls.next(line, line.clerk, FIRST);
    await Promise.all(streams.map((stream) => stream.next()));
    expect(query.mock.calls.filter(([, , name]) => name === 'place_notice')).toHaveLength(1);
    query.mockRestore();
  });

  it('counts for many tickets at once as for one', async () => {
    const line = await buildLine(test);
    const holders = [];
    for (let n = 0; n < 5; n += 1) holders.push(await calls.take(line.list.code));
    await calls.act(holders[0]!.ticket.code, holders[0]!.who, 'let_pass', { people: 2 });
    await calls.act(holders[3]!.ticket.code, holders[3]!.who, 'cancel');
    for (const { ticket } of holders) {
      const stream = await follow(`/api/tickets/${ticket.key}/live`);
      const { body } = await calls.ask<Ticket>('GET', `/api/tickets/${ticket.key}`);
      expect(JSON.parse((await stream.next()).data)).toEqual(body);
    }
  });
});

describe('a stream', () => {
  it('has the usual headers and is neither stored nor buffered', async () => {
    const line = await buildLine(test);
    const stream = await follow(ofPlace(line), { origin: CORS, 'accept-encoding': 'br, gzip' });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': CORS,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['x-request-id']).toBeTruthy();
    await stream.next();
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  });

  it('answers a HEAD request without a stream', async () => {
    const line = await buildLine(test);
    const response = await test.app.inject({ method: 'HEAD', url: ofPlace(line) });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(response.body).toBe('');
  });

  it('returns 404 for an unknown subject', async () => {
    for (const url of ['/api/organisations/nowhere/line/live', '/api/tickets/nothing/live']) {
      const response = await test.app.inject({ url });
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json().code).toMatch(/_not_found$/);
    }
  });

  it('counts neither as a request in progress nor as a slow one', async () => {
    const line = await buildLine(test);
    const { limit } = test.app.load;
    const stream = await follow(ofPlace(line));
    await stream.next();
    expect(test.app.load.active).toBe(0);
    expect(test.app.streamLoad().open).toBe(1);
    await leave(stream);
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(0));
    expect(test.app.load.limit).toBeGreaterThanOrEqual(limit);
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('seira_streams_open 0\n');
    expect(body).not.toMatch(/http_requests_total\{[^}]*line\/live",status="200"\} [2-9]/);
  });

  it('is rejected for an address at its limit until one of its streams ends', async () => {
    const line = await buildLine(test);
    const own = await Promise.all(Array.from({ length: 12 }, () => follow(ofPlace(line))));
    const refused = await follow(ofPlace(line));
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '30' });
    await vi.waitFor(() => expect(refused.text()).toContain('"code":"too_many_streams"'));
    expect(test.app.streamLoad().refused).toBe(1);
    await leave(own[0]!);
    await vi.waitFor(async () => {
      const again = await follow(ofPlace(line));
      expect(again.status).toBe(200);
    });
  });

  it('is rejected beyond the limit of the process', async () => {
    const full = await buildApp({
      ...test.context,
      settings: { ...test.context.settings, maxStreams: 1 },
    });
    const at = await full.listen({ port: 0, host: '127.0.0.1' });
    const line = await buildLine(test);
    const one = await follow(ofPlace(line), {}, at);
    const other = await follow(ofPlace(line), {}, at);
    expect([one.status, other.status]).toEqual([200, 503]);
    expect(other.headers['retry-after']).toBe('30');
    await full.close();
    await one.ended;
  });

  it('ends in order when the process stops, with a reconnection delay', async () => {
    const app = await buildApp(test.context);
    const at = await app.listen({ port: 0, host: '127.0.0.1' });
    const line = await buildLine(test);
    const streams = await Promise.all([1, 2, 3].map(() => follow(ofPlace(line), {}, at)));
    await Promise.all(streams.map((stream) => stream.next()));
    await app.close();
    await Promise.all(streams.map(({ ended }) => ended));
    const times = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]));
    for (const ms of times) expect(ms).toBeGreaterThanOrEqual(500);
    expect(new Set(times).size).toBeGreaterThan(1);
  });

  it('ends when its client disconnects', async () => {
    const line = await buildLine(test);
    const client = request(`${address}${ofPlace(line)}`).end();
    client.on('error', () => undefined);
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(1));
    client.destroy();
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(0));
  });
});

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('on PostgreSQL', () => {
  it('sends changes missed during a lost connection once it is back', async () => {
    const line = await buildLine(test);
    for (let n = 0; n < 3; n += 1) await calls.take(line.list.code);
    const stream = await follow(ofPlace(line));
    await stream.next();
    for (const rank of [1, 2, 3]) {
      const cut = await test.db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'seira live' AND datname = current_database()`,
      );
      expect(cut).toHaveLength(1);
      await calls.next(line, line.clerk, FIRST);
      await until(stream, serves(rank));
      await vi.waitFor(async () => {
        const [listening] = await test.db.query(
          `SELECT FROM pg_stat_activity WHERE application_name = 'seira live'
              AND datname = current_database() AND query LIKE 'LISTEN%'`,
        );
        expect(listening).toBeDefined();
      });
    }
  });

  it('sends changes of one process to the streams of another', async () => {
    const db = openPostgres({ url: test.databaseUrl!, poolSize: 2 });
    const other = await buildApp({ ...test.context, db });
    const at = await other.listen({ port: 0, host: '127.0.0.1' });
    const line = await buildLine(test);
    const holder = await buildSignedIn(test);
    await calls.take(line.list.code, holder);
    const stream = await follow(ofPlace(line), {}, at);
    await stream.next();
    await calls.next(line, line.clerk, FIRST);
    await until(stream, serves(1));
    await other.close();
    await db.close();
  });
});
