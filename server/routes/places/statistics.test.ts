import { beforeEach, describe, expect, it, vi } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import type { Statistics } from '#common/contract/places/statistics.ts';
import { storePredictions } from '#server/repositories/line/storePredictions.ts';
import { predictionsOf } from '#server/repositories/line/visits.ts';
import { createCalls, FIRST, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const line = testLine(test);
beforeEach(() => updateRow(test.db, 'organisations', line.place.id, { patience_seconds: 0 }));

const read = (query = '') =>
  calls.ask<Statistics>('GET', `/api/places/${line.place.slug}/statistics${query}`, line.owner);
const at = (minutes: number) => {
  test.clock.set(NOON);
  test.clock.advance(minutes * 60);
};
const predictions = () =>
  test.db.query<{ from_at: Date; to_at: Date }>(
    'SELECT from_at, to_at FROM wait_predictions WHERE waiting_list_id = $1',
    [line.list.id],
  );

describe('the statistics of a place', () => {
  it('count people, waits by weekday and hour, and the length of visits', async () => {
    const tickets = [];
    for (let n = 0; n < 5; n += 1) tickets.push(await calls.take(line.list.code));
    const left = tickets[4]!;
    await calls.act(left.ticket.code, left.who, 'cancel');
    await calls.walkIn(line, line.clerk);
    for (const minutes of [10, 20, 30]) {
      at(minutes);
      await calls.next(line, line.clerk, FIRST);
    }
    at(34);
    await calls.next(line, line.clerk, FIRST, 'no_show');
    at(50);
    await calls.next(line, line.clerk, FIRST, 'processed');

    const { status, body } = await read();
    expect(status).toBe(200);
    expect([body.from, body.to, body.days.length]).toEqual(['2026-10-22', TODAY, 30]);
    const counted = { served: 3, cancelled: 1, no_shows: 1, walk_ins: 1 };
    expect(body.totals).toEqual(counted);
    expect(body.days.at(-1)).toEqual({ date: TODAY, ...counted });
    expect(body.days[0]).toMatchObject({ date: '2026-10-22', served: 0 });
    // Calls after 10, 20, 30, 34 and 50 minutes.
    const waits = { calls: 5, median: 30, p90: 44 };
    expect(body.wait).toEqual(waits);
    expect(body.hours).toEqual([
      { weekday: null, hour: 12, ...waits },
      { weekday: 5, hour: 12, ...waits },
    ]);
    expect(body.weekdays).toEqual([{ weekday: 5, ...waits }]);
    // Ten, ten and sixteen minutes.
    expect(body.visit_minutes).toBe(10);
    expect(body.served_before).toBe(0);
    const { body: later } = await read('?from=2026-11-21&to=2026-11-21');
    expect([later.totals.served, later.served_before]).toEqual([0, 3]);
  });

  it('count a wait from the opening, and no wait of a number for another day', async () => {
    test.clock.set('2026-11-20T05:00:00Z');
    await calls.take(line.list.code);
    test.clock.set('2026-11-20T07:12:00Z');
    await calls.next(line, line.clerk, FIRST);
    expect((await read()).body.wait).toMatchObject({ calls: 1, median: 12 });
    await test.db.query(
      "UPDATE tickets SET created_at = created_at - interval '1 day' WHERE waiting_list_id = $1",
      [line.list.id],
    );
    expect((await read()).body.wait).toBeNull();
  });

  it('are available as CSV in the reader’s language', async () => {
    const url = `/api/places/${line.place.slug}/statistics?from=${TODAY}&to=${TODAY}&table=`;
    const ask = (table: string, language = 'el') => {
      const headers = { ...line.owner.headers, accept: 'text/csv', 'accept-language': language };
      return test.app.inject({ url: `${url}${table}`, headers });
    };
    const days = await ask('days');
    expect(days.headers['content-type']).toMatch(/^text\/csv/);
    expect(days.headers['content-disposition']).toBe(
      `attachment; filename="${line.place.slug}-days-${TODAY}-${TODAY}.csv"`,
    );
    expect(days.body).toBe(
      `\uFEFFΗμερομηνία;Εξυπηρετήθηκαν;Ακυρώθηκαν;Δεν ήρθαν;Χωρίς λογαριασμό\r\n${TODAY};0;0;0;0\r\n`,
    );
    expect((await ask('days', 'en')).body).toBe(
      `\uFEFFDate,Served,Cancelled,No shows,Walk ins\r\n${TODAY},0,0,0,0\r\n`,
    );
    expect((await ask('hours')).statusCode).toBe(200);
  });

  it.each([
    ['?from=2026-13-01', 'from'],
    ['?from=x&to=2026-02-30', 'from to'],
    ['?from=2026-11-20&to=2026-11-19', 'to'],
    ['?from=2026-08-20&to=2026-11-20', 'from'],
  ])('reject %s by field', async (query, fields) => {
    expect(refusalOf(await read(query))).toBe(`422 ${fields}`);
    expect((await read('?from=2026-08-21&to=2026-11-20')).body.days).toHaveLength(92);
  });
});

describe('the predicted windows', () => {
  it('are stored with their accuracy, and correct later windows', async () => {
    const taken = [];
    for (let n = 0; n < 3; n += 1) taken.push(await calls.take(line.list.code));
    expect((await calls.walkIn(line, line.clerk)).status).toBe(201);
    await vi.waitFor(async () => expect(await predictions()).toHaveLength(3));
    const { body: data } = await calls.ask('GET', '/api/user/data', taken[1]!.who);
    expect(data.tickets).toMatchObject([{ told_from: expect.any(String) }]);
    expect((await read()).body.windows).toEqual({ told: 0, held: 0 });

    // The first person got no window, only a point. The second is called within the window, the
    // third long after it.
    for (const minutes of [0, 0, 300]) {
      at(minutes);
      await calls.next(line, line.clerk, FIRST);
    }
    expect((await read()).body.windows).toEqual({ told: 2, held: 1 });
    const windows = (
      await predictionsOf(test.db, new Map([[line.place.id, new Date(0)]]), test.clock.now())
    ).get(line.place.id)!;
    // The second window was widened to five minutes, which says nothing about the estimate.
    expect(windows.map(({ to, calledAt }) => calledAt <= to)).toEqual([false]);
  });

  it('contain none of a person who was called before it was stored', async () => {
    await test.db.query('UPDATE waiting_lists SET counters = 1 WHERE id = $1', [line.list.id]);
    const { ticket } = await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    const taken = [{ code: ticket.code, ahead: 0, at: test.clock.now() }];
    await storePredictions(test.db, test.app.estimates, taken);
    expect(await predictions()).toEqual([]);
  });
});
