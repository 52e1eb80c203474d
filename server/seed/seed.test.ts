import { beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import { expireTickets } from '#server/repositories/line/expiry.ts';
import { createSimulator } from '#server/simulator/index.ts';
import { accountCalls } from '#server/testing/accounts.ts';
import { createCalls } from '#server/testing/lines.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import type { TicketPage } from '#common/contract/tickets.ts';
import { addDays } from '#common/calendar/days.ts';
import { intervalsOf } from '#common/calendar/openingHours.ts';
import { statisticsOf } from '#server/repositories/places/statistics.ts';
import { seedOrganisations } from './content/places.ts';
import { WITH_HISTORY } from './day.ts';
import { updateDemo, DEMO, seedDemo } from './index.ts';

const test = testApp();
const calls = accountCalls(test);
let headers: Record<string, string>;

beforeAll(async () => {
  expect(await seedDemo(test.db, { now: NOON, passwords: test.context.passwords })).toBe(true);
  await signIn();
});

const signIn = async () => {
  const response = await calls.signIn(DEMO.email, DEMO.password);
  expect(response.status).toBe(200);
  headers = calls.session(response);
};
const tickets = async (status: string) => {
  const url = `/api/user/tickets?per_page=100&status=${status}`;
  return (await calls.ask<TicketPage>('GET', url, { headers })).body.records;
};
const number = (sql: string, params: unknown[] = []) =>
  valueOf<number>(test.db, `SELECT count(*) FROM ${sql}`, params);

describe('the seeded demo', () => {
  it('has 75 organisations in eight categories, with valid responses', async () => {
    const { records } = (await test.app.inject({ url: '/api/categories' })).json();
    expect(records).toHaveLength(8);
    const page = (await test.app.inject({ url: '/api/organisations?per_page=100' })).json();
    expect(page.count).toBe(75);
    for (const { slug } of page.records) {
      expect((await test.app.inject({ url: `/api/organisations/${slug}` })).statusCode).toBe(200);
    }
    const open = page.records.filter((one: { title_icon?: string }) => one.title_icon);
    expect(open.length).toBeGreaterThan(20);
  });

  it('has places with social pages at reserved addresses', async () => {
    const rows = await test.db.query<{ links: Record<string, string> }>(
      "SELECT links FROM organisations WHERE links <> '{}'",
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const url of rows.flatMap(({ links }) => Object.values(links)))
      expect(new URL(url).hostname).toMatch(/\.example$/);
  });

  it('has an always-open place among those on the landing page', async () => {
    const asked = (await test.app.inject({ url: '/api/organisations' })).json();
    const slugs = asked.records.map(({ slug }: { slug: string }) => slug);
    const records = seedOrganisations.filter(({ slug }) => slugs.includes(slug));
    const always = records.filter(({ opening_hours: hours }) =>
      [1, 2, 3, 4, 5, 6, 7].every((day) =>
        intervalsOf(hours, day).some(([from, to]) => to - from === 24 * 60),
      ),
    );
    expect(always.map(({ slug }) => slug)).toEqual(['xenodocheio-avra-piraeus']);
  });

  it('is written once', async () => {
    expect(await seedDemo(test.db, { now: NOON, passwords: test.context.passwords })).toBe(false);
  });

  it('gives the demo account tickets of all five statuses', async () => {
    const counts: Record<string, number> = {};
    for (const status of ['scheduled', 'running', 'processed', 'aborted', 'cancelled']) {
      counts[status] = (await tickets(status)).length;
    }
    expect(counts).toMatchObject({ running: 1, processed: 24, aborted: 3, cancelled: 4 });
    const scheduled = await tickets('scheduled');
    expect(scheduled.map(({ due_date }) => due_date)).toEqual(
      expect.arrayContaining([TODAY, addDays(TODAY, 1)]),
    );
    expect(scheduled.find(({ due_date }) => due_date === TODAY)?.people_ahead).toBeGreaterThan(2);
  });

  it('has lists that are open, full, closed, empty and very long, and places without any', async () => {
    const today = async (pattern: string) => {
      const ofPattern = 'SELECT slug FROM organisations WHERE list_pattern = $1';
      const slug = (await valueOf<string>(test.db, ofPattern, [pattern]))!;
      return (await createCalls(test).listsAt({ slug }, TODAY, addDays(TODAY, 7)))[0];
    };
    expect(await today('full')).toMatchObject({ state: 'full' });
    expect(await today('closed')).toMatchObject({ state: 'closed' });
    expect(await today('empty')).toMatchObject({ state: 'open', tickets_count: 0, next_rank: 1 });
    expect((await today('very_long'))!.tickets_count).toBeGreaterThanOrEqual(180);
    expect(await today('none')).toBeUndefined();
  });

  it('keeps nobody waiting at a free counter, and matches the service time of each place', async () => {
    const [busiest] = await test.db.query<{ counters: number; running: number; share: number }>(
      `SELECT l.counters, count(*) FILTER (WHERE t.status = 'running')::int AS running,
              avg(extract(epoch FROM t.processed_at - t.called_at) / 60 / l.average_minutes)::float8 AS share
         FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
        WHERE l.released_on = $1 AND l.waiting_count > 0
        GROUP BY l.id HAVING count(t.processed_at) > 2
        ORDER BY l.counters DESC LIMIT 1`,
      [TODAY],
    );
    expect(busiest?.counters).toBeGreaterThan(2);
    expect(busiest?.running).toBe(busiest?.counters);
    expect(busiest?.share).toBeGreaterThan(0.7);
    expect(busiest?.share).toBeLessThan(1.2);
  });

  it('has numbers without gaps or repeats, within the capacity', async () => {
    expect(await brokenRules(test.db)).toEqual([]);
    expect(await number('tickets WHERE created_at > $1', [NOON])).toBe(0);
    const open = "tickets WHERE due_date < $1::date AND status IN ('scheduled', 'running')";
    expect(await number(open, [TODAY])).toBe(0);
  });

  it('has a plausible past for places with statistics', async () => {
    for (const slug of WITH_HISTORY) {
      const idOf = 'SELECT id FROM organisations WHERE slug = $1';
      const organisationId = (await valueOf<number>(test.db, idOf, [slug]))!;
      const asked = { organisationId, from: addDays(TODAY, -29), to: TODAY };
      const { totals, wait, windows, hours } = await statisticsOf(test.db, asked);
      expect(totals.served).toBeGreaterThan(300);
      expect(Math.min(totals.cancelled, totals.no_shows, totals.walk_ins)).toBeGreaterThan(0);
      expect(wait!.p90).toBeGreaterThan(wait!.median);
      expect(windows.held / windows.told).toBeGreaterThan(0.7);
      expect(windows.held / windows.told).toBeLessThan(0.98);
      expect(hours.length).toBeGreaterThan(10);
    }
  });
});

describe('the simulator', () => {
  it('rests at night, except at places that never close or have just closed', async () => {
    const night = new Date('2026-11-21T02:00:00Z');
    test.clock.set(night);
    const simulator = createSimulator(test.context);
    for (let minute = 0; minute < 10; minute += 1) {
      await simulator.tick();
      test.clock.advance(120);
    }
    const moved = await number(
      `ticket_events e JOIN tickets t ON t.id = e.ticket_id
         JOIN waiting_lists l ON l.id = t.waiting_list_id
         JOIN organisations o ON o.id = l.organisation_id
        WHERE e.at >= $1 AND o.opening_hours::text NOT LIKE '%24:00%'
          AND o.opening_hours::text NOT LIKE '%02:00%'`,
      [night],
    );
    expect(moved).toBe(0);
  });

  it('adds nobody after closing time, even if it never rests', async () => {
    test.clock.set('2026-11-21T21:30:00Z');
    const settings = { ...test.context.settings, simulatorAlways: true };
    const simulator = createSimulator({ ...test.context, settings });
    const latest = () =>
      number(
        `ticket_events e JOIN tickets t ON t.id = e.ticket_id
           JOIN waiting_lists l ON l.id = t.waiting_list_id
          WHERE e.actor = 'simulator' AND e.to_status = 'scheduled' AND e.at >= l.closes_at`,
      );
    for (let minute = 0; minute < 8; minute += 1) {
      await simulator.tick();
      test.clock.advance(180);
    }
    expect(await latest()).toBe(0);
  });
});

it('three days later has lists and people for the new days, and work for the demo account', async () => {
  const later = new Date('2026-11-23T09:00:00Z');
  test.clock.set(later);
  await expireTickets(test.db, { today: '2026-11-23', now: later });
  await updateDemo(test.db, later);
  await signIn();
  const last = addDays('2026-11-23', 35);
  const lists = await number('waiting_lists WHERE released_on = $1::date', [last]);
  expect(lists).toBeGreaterThan(20);
  // Yesterday's line continues until noon at places that never close.
  expect(
    await number(
      `tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
        WHERE due_date < '2026-11-23' AND status IN ('scheduled', 'running')
          AND closes_at < '2026-11-22T22:00:00Z'`,
    ),
  ).toBe(0);
  expect((await tickets('running')).map(({ due_date }) => due_date)).toEqual(['2026-11-23']);
  expect((await tickets('scheduled')).some(({ due_date }) => due_date > '2026-11-23')).toBe(true);
  const again = await number('tickets');
  await updateDemo(test.db, later);
  expect(await number('tickets')).toBe(again);
});
