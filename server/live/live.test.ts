import { describe, expect, it, vi } from 'vitest';
import type { Line } from '#common/contract/line.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import {
  buildHall,
  createCalls,
  createHallCalls,
  FIRST,
  SECOND,
  testLine,
} from '#server/testing/lines.ts';
import { followStreams, type TestStream } from '#server/testing/streams.ts';
import { appWith, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const { follow, leave, ofPlace } = followStreams(test);
const line = testLine(test);
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
    await calls.take(line.list.code);
    const stream = await follow(ofPlace(line));
    const first = lineIn(await stream.next());
    expect(first).toMatchObject({ status: 'open', waiting: 1, now_serving: [], date: TODAY });
    await calls.next(line, line.clerk, FIRST);
    const called = await until(stream, serves(1));
    const now_serving = [{ rank: 1, counter: FIRST, recalls: 0 }];
    expect(called).toMatchObject({ waiting: 0, now_serving });
    expect(called.version).toBeGreaterThan(first.version);
    const asked = await calls.lineAt(line.place);
    expect({ ...called, updated_at: '' }).toEqual({ ...asked, updated_at: '' });
  });

  it('sends changes by members, and repeated calls', async () => {
    const { ticket } = await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    const stream = await follow(ofPlace(line));
    await until(stream, serves(1));
    await calls.serve(ticket.code, line.clerk, 'recall');
    await until(stream, ({ now_serving: [called] }) => called?.recalls === 1);
    const paused = { state: 'paused', message: 'Επιστρέφουμε στις 11:15' };
    await calls.change(line.list.code, line.clerk, paused);
    const { status } = await until(stream, ({ message }) => message === paused.message);
    expect(status).toBe('paused');
  });

  it('is read with one statement for all its streams', async () => {
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    // One after the other, because a stream that joins during a read causes another one.
    for (let n = 0; n < 3; n += 1) {
      const stream = await follow(ofPlace(line));
      await stream.next();
      streams.push(stream);
    }
    const query = vi.spyOn(test.context.db, 'query');
    await calls.change(line.list.code, line.clerk, { state: 'paused' });
    for (const stream of streams) await until(stream, ({ status }) => status === 'paused');
    const names = query.mock.calls.map(([, , name]) => name ?? '');
    // Predictions of waits are read beside the stream.
    const read = names.filter((name) => name !== 'lines_to_predict');
    expect(read.filter((name) => /line|list_calls|notice/.test(name))).toEqual(['line']);
  });

  it('never goes back, however many calls there are', async () => {
    for (let n = 0; n < 12; n += 1) await calls.take(line.list.code);
    const streams = await Promise.all([1, 2, 3].map(() => follow(ofPlace(line))));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        calls.next(line, n % 2 ? line.clerk : line.owner, n % 2 ? FIRST : SECOND),
      ),
    );
    for (const stream of streams) {
      await until(stream, ({ waiting }) => waiting === 0);
      const events = stream.events();
      const versions = events.map((event) => lineIn(event).version);
      expect(versions).toEqual(versions.toSorted((one, other) => one - other));
      // A state may have newer calls than its version, and the next one then has the same calls.
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    }
  });

  it('sends nothing to a current client, and the newest state to an outdated one', async () => {
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
    const stream = await follow(ofPlace(line));
    expect(lineIn(await stream.next()).date).toBe(TODAY);
    test.clock.set('2026-11-20T22:00:01Z');
    const next = await until(stream, ({ date }) => date === '2026-11-21');
    expect(next).toMatchObject({ status: 'none', lists: [] });
  });
});

describe('the stream of a ticket', () => {
  it('sends the number of people ahead, and the call', async () => {
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
    expect(sent).toEqual(await calls.ticketOf(ticket));
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
    const again = await (await follow(path, { 'last-event-id': id })).next();
    expect(JSON.parse(again.data)).toMatchObject({ label: 'Α1', service: 'Διαβατήρια' });
  });

  it('reads the notice of the place once for all tickets of a list', async () => {
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
    const holders = [];
    for (let n = 0; n < 5; n += 1) holders.push(await calls.take(line.list.code));
    await calls.act(holders[0]!.ticket.code, holders[0]!.who, 'let_pass', { people: 2 });
    await calls.act(holders[3]!.ticket.code, holders[3]!.who, 'cancel');
    for (const { ticket } of holders) {
      const stream = await follow(`/api/tickets/${ticket.key}/live`);
      expect(JSON.parse((await stream.next()).data)).toEqual(await calls.ticketOf(ticket));
    }
  });
});

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('on PostgreSQL', () => {
  it('sends changes missed during a lost connection once it is back', async () => {
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
              AND datname = current_database() AND state = 'idle' AND query <> ''`,
        );
        expect(listening).toBeDefined();
      });
    }
  });

  it('sends changes of one process to the streams of another', async () => {
    const db = openPostgres({ url: test.databaseUrl!, poolSize: 2 });
    const other = await appWith(test, {}, { db });
    const at = await other.listen({ port: 0, host: '127.0.0.1' });
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
