import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#common/calendar/days.ts';
import type { WeekReport } from '#common/contract/places/week.ts';
import { buildMember, buildOrganisation, type SignedIn } from '#server/testing/builders.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { createCalls } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let place: { id: number; slug: string; code: string };
let owner: SignedIn;

/** The Monday of the last whole week before the day of the tests, Friday 20 November. */
const MONDAY = '2026-11-09';

const path = () => `/api/places/${place.slug}/week`;
const read = async (who = owner) => calls.ask<WeekReport>('GET', path(), who);

/**
 * A day with one counter and visits of ten minutes, to which a person comes every five minutes from
 * nine o'clock on: the line grows.
 */
async function buildBusyDay(day: string, people: number): Promise<void> {
  await test.db.transaction(async (tx) => {
    // Lists and tickets of the past are written as they ended.
    await tx.exec("SET LOCAL seira.history = 'on'");
    const [list] = await tx.query<{ id: number }>(
      `INSERT INTO waiting_lists (code, organisation_id, released_on, state, counters, closes_at)
       VALUES ('lst_' || $1::bigint || $2::text, $1::bigint, $2::text::date, 'open', 1, ($2::text::date + time '15:00') AT TIME ZONE 'Europe/Athens')
       RETURNING id`,
      [place.id, day],
    );
    await tx.query(
      `INSERT INTO tickets (code, key, waiting_list_id, rank, status, due_date, created_at, called_at,
                            processed_at, counter)
       SELECT 'tkt_' || $1::bigint || '_' || n, md5($1::bigint || '/' || n)::uuid, $1::bigint, n, 'processed', at + n * interval '10 minutes',
              at + n * interval '5 minutes', at + n * interval '10 minutes',
              at + (n + 1) * interval '10 minutes', 'Θυρίδα 1'
         FROM generate_series(1, $3) n,
              LATERAL (SELECT ($2::date + time '09:00') AT TIME ZONE 'Europe/Athens' AS at) s`,
      [list!.id, day, people],
    );
  });
}

beforeEach(async () => {
  place = await buildOrganisation(test.db, { counters: 2 });
  owner = await buildMember(test, place.id, 'owner');
});

it('compares the last whole week with the week before, and proposes nothing yet', async () => {
  await buildBusyDay(MONDAY, 12);
  await buildBusyDay(addDays(MONDAY, -7), 9);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    from: MONDAY,
    to: '2026-11-15',
    served: 12,
    served_before: 9,
    weeks: 2,
    proposal: null,
    agreed: [],
    weekly_email: true,
  });
  expect(body.days[0]).toEqual({ date: MONDAY, served: 12, served_before: 9 });
  expect(body.wait).toBeGreaterThan(body.wait_before!);
});

it('counts who waits without comparing all people of a day with each other', async () => {
  for (let week = 0; week < 4; week += 1) await buildBusyDay(addDays(MONDAY, -7 * week), 12);
  const query = vi.spyOn(test.context.db, 'query');
  await read();
  const [sql, params] = query.mock.calls.find(([text]) => text.startsWith('WITH came'))!;
  const plan = await test.db.query(`EXPLAIN (FORMAT JSON) ${sql}`, params);
  expect(JSON.stringify(plan)).not.toMatch(/"Join Filter":"[^"]*[<>]/);
});

it('proposes one more counter from four weeks on, until an owner accepts it', async () => {
  for (let week = 0; week < 4; week += 1) await buildBusyDay(addDays(MONDAY, -7 * week), 12);
  const { proposal, weeks } = (await read()).body;
  expect(weeks).toBe(4);
  expect(proposal).toMatchObject({ weekday: 1, counters: 2 });
  expect(proposal!.wait_now - proposal!.wait_then).toBeGreaterThanOrEqual(3);
  const { weekday, from, to, counters } = proposal!;
  const slot = { weekday, from, to, counters };
  const agreed = await calls.ask<WeekReport>('PUT', `${path()}/counters`, owner, slot);
  expect(agreed.body).toMatchObject({ proposal: null, agreed: [slot] });
  expect((await calls.audit(place, owner)).records[0]).toMatchObject({ action: 'agree_counters' });
  const url = `${path()}/counters?weekday=${weekday}&from=${from}`;
  const withdrawn = await calls.ask<WeekReport>('DELETE', url, owner);
  expect(withdrawn.body).toMatchObject({ proposal, agreed: [] });
  const { records } = await calls.audit(place, owner);
  expect(records[0]).toMatchObject({ action: 'withdraw_counters', details: { weekday, counters } });
});

it('remembers the counters that the plan had before a proposal, and forgets them with it', async () => {
  const slot = { weekday: 1, from: 9, to: 11, counters: 3 };
  const agree = (more: object) =>
    calls.ask<WeekReport>('PUT', `${path()}/counters`, owner, { ...slot, ...more });
  const remembered = [{ ...slot, counters_before: 2 }];
  // The second is a repeat, for which the plan already has the counters.
  for (const counters_before of [2, null])
    expect((await agree({ counters_before })).body.agreed).toEqual(remembered);
  const url = `${path()}/counters?weekday=1&from=9`;
  expect((await calls.ask<WeekReport>('DELETE', url, owner)).body.agreed).toEqual([]);
  expect((await agree({})).body.agreed).toEqual([{ ...slot, counters_before: null }]);
  expect((await agree({ counters_before: 0 })).status).toBe(422);
});

it('is sent to owners on Mondays, once, unless they switched it off or their account ends', async () => {
  const silent = await buildMember(test, place.id, 'owner');
  const off = await calls.ask('PUT', `${path()}/email`, silent, { weekly_email: false });
  expect(off.body.weekly_email).toBe(false);
  expect((await read()).body.weekly_email).toBe(true);
  const locked = await buildMember(test, place.id, 'owner');
  const leaving = await buildMember(test, place.id, 'owner');
  await test.db.query('UPDATE users SET confirmed_at = now()');
  await test.db.query('UPDATE users SET locked_at = now() WHERE id = $1', [locked.user.id]);
  await test.db.query("UPDATE users SET delete_at = '2026-12-01' WHERE id = $1", [leaving.user.id]);
  await buildBusyDay('2026-11-16', 12);
  test.clock.set('2026-11-22T10:00:00Z');
  await runJobsOfDay(test);
  expect(await emailsTo(test, owner.user.email)).toEqual([]);
  test.clock.set('2026-11-23T06:00:00Z');
  await runJobsOfDay(test);
  test.clock.advance(3600);
  await runJobsOfDay(test);
  const [email, ...others] = await emailsTo(test, owner.user.email);
  expect(others).toEqual([]);
  expect(email!.message.subject).toMatch(/^Η εβδομάδα σας/);
  expect(email!.message.text).toContain('Εξυπηρετήθηκαν: 12 (την προηγούμενη εβδομάδα: 0).');
  expect(email!.message.text).toContain('Έως τώρα: 1.');
  expect(email!.message.text).not.toContain('Μια πρόταση');
  expect(email!.message.text).toContain('/manage');
  for (const { user } of [silent, locked, leaving])
    expect(await emailsTo(test, user.email)).toEqual([]);
});
