import { describe, expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import { athensInstant } from '#common/calendar/athens.ts';
import { type OpeningHours } from '#common/calendar/openingHours.ts';
import type { OrganisationPage } from '#common/contract/organisations.ts';
import type { KioskView } from '#common/contract/places/kiosks.ts';
import { replanLists } from '#server/repositories/places/dailyLists.ts';
import { expireAfterClosing, expireTickets } from './expiry.ts';
import { buildMember, buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { buildDevice, createCalls, FIRST } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const { counterOf, placeAt, ticketOf } = calls;

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const at = (date: string, time: string) =>
  athensInstant(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const TAVERN = hoursOf('20:00', '02:00');
const AROUND_THE_CLOCK = hoursOf('00:00', '24:00');

/** Creates a place with these hours and its planned lists, on Friday at noon. */
async function placeWith(openingHours: OpeningHours, today = FRIDAY) {
  test.clock.set(at(today, '12:00'));
  const place = await buildOrganisation(test.db, { openingHours, counters: 2 });
  await updateRow(test.db, 'organisations', place.id, { list_pattern: 'daily', days_ahead: 2 });
  await test.db.transaction((tx) => replanLists(tx, place.id, today));
  const rows = await test.db.query<{ id: number; code: string; released_on: string }>(
    'SELECT id, code, released_on FROM waiting_lists WHERE organisation_id = $1',
    [place.id],
  );
  return {
    place,
    owner: await buildMember(test, place.id, 'owner'),
    clerk: await buildMember(test, place.id),
    listOn: (date: string) => rows.find((row) => row.released_on === date)!,
  };
}

const statuses = async ({ id }: { id: number }) =>
  (
    await test.db.query<{ status: string }>(
      `SELECT concat_ws(' ', status, status_reason) AS status FROM tickets
        WHERE waiting_list_id = $1 ORDER BY rank`,
      [id],
    )
  ).map(({ status }) => status);
/** Runs the jobs of a minute and of a day for an instant. */
const runJobs = async (now: Date, today = SATURDAY) => {
  await expireTickets(test.db, { today, now });
  await expireAfterClosing(test.db, now);
};

describe('a place open past midnight', () => {
  it('serves the line of its service day until its hours end', async () => {
    const tavern = await placeWith(TAVERN);
    const { place, clerk, listOn } = tavern;
    const device = await buildDevice(test, tavern);
    const friday = { place, list: listOn(FRIDAY) };
    test.clock.set(at(FRIDAY, '23:50'));
    const { ticket, who } = await calls.take(friday.list.code);
    await calls.take(friday.list.code);

    test.clock.set(at(SATURDAY, '00:20'));
    await runJobs(test.clock.now());
    const waiting = await ticketOf(ticket);
    expect(waiting).toMatchObject({ status: 'scheduled', due_date: FRIDAY });
    expect(waiting.estimate?.from).toContain(`${SATURDAY}T00:`);
    expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, status: 'open', waiting: 2 });
    const lists = (await counterOf(tavern)).waiting_lists;
    expect(lists).toMatchObject([{ code: friday.list.code, released_on: FRIDAY }]);
    expect((await calls.next(friday, clerk, FIRST)).body.ticket).toMatchObject({ rank: 1 });
    expect(await ticketOf(ticket)).toMatchObject({ status: 'running' });
    expect(await calls.lineAt(place)).toMatchObject({ last_called: { rank: 1 }, waiting: 1 });

    const shown = await placeAt(tavern.place);
    expect(shown).toMatchObject({ title_icon: 'open', wait: { status: 'open', waiting: 1 } });
    expect(shown.days?.[0]).toMatchObject({ date: FRIDAY, state: 'open' });
    const open = '/api/organisations?is=open&sort=wait&per_page=100';
    const { records } = (await calls.ask<OrganisationPage>('GET', open)).body;
    expect(records.find(({ slug }) => slug === place.slug)?.wait).toMatchObject({ waiting: 1 });
    expect(await calls.listsAt(place, FRIDAY, SATURDAY)).toMatchObject([
      { state: 'open', closes_at: `${SATURDAY}T02:00:00.000+02:00` },
    ]);

    const kiosk = await calls.ask<KioskView>('GET', `/api/kiosk/${place.slug}`, device);
    expect(kiosk.body.waiting_lists).toMatchObject([{ code: friday.list.code, state: 'open' }]);
    const walkIn = await calls.walkIn(friday, device, { 'idempotency-key': 'door' });
    expect(walkIn).toMatchObject({ status: 201, body: { rank: 3, due_date: FRIDAY } });
    // The limit of one ticket per list also holds after midnight.
    const again = await calls.request(friday.list.code, who);
    expect(again).toMatchObject({ status: 422, body: { code: 'existing_ticket' } });
    expect((await calls.take(friday.list.code)).ticket).toMatchObject({ rank: 4 });

    test.clock.set(at(SATURDAY, '02:00'));
    const late = await calls.request(friday.list.code, await buildMember(test, place.id));
    expect(late).toMatchObject({ status: 422, body: { code: 'date_past' } });
    expect((await placeAt(tavern.place)).wait).toMatchObject({
      status: 'closed',
      opens_at: `${SATURDAY}T20:00:00.000+02:00`,
    });
    // The people who still wait are called before the evening's line follows.
    expect((await counterOf(tavern)).waiting_lists).toMatchObject([
      { released_on: FRIDAY },
      { released_on: SATURDAY },
    ]);
    expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, waiting: 3 });
  });

  it('expires its line an hour after closing, and for good twelve hours after closing', async () => {
    const { place, clerk, listOn } = await placeWith(TAVERN);
    const friday = { place, list: listOn(FRIDAY) };
    const left = await placeWith(TAVERN);
    test.clock.set(at(FRIDAY, '23:00'));
    for (const list of [friday.list, left.listOn(FRIDAY)]) {
      await calls.take(list.code);
      await calls.take(list.code);
    }
    await calls.next(friday, clerk, FIRST);
    await runJobs(at(SATURDAY, '02:59'));
    expect(await statuses(left.listOn(FRIDAY))).toEqual(['scheduled', 'scheduled']);
    await runJobs(at(SATURDAY, '03:00'));
    expect(await statuses(left.listOn(FRIDAY))).toEqual(['aborted expired', 'aborted expired']);
    await runJobs(at(SATURDAY, '13:59'));
    expect(await statuses(friday.list)).toEqual(['running', 'scheduled']);
    await expireAfterClosing(test.db, at(SATURDAY, '14:00'));
    expect(await statuses(friday.list)).toEqual(['aborted expired', 'aborted expired']);
  });

  it('stays open when a holiday begins at midnight', async () => {
    const tavern = await placeWith(TAVERN, '2026-04-30');
    const slugs = async () => {
      const url = '/api/organisations?is=open&per_page=100';
      const { records } = (await calls.ask<OrganisationPage>('GET', url)).body;
      return records.map(({ slug }) => slug);
    };
    test.clock.set(at('2026-05-01', '00:30'));
    expect(await slugs()).toContain(tavern.place.slug);
    expect((await placeAt(tavern.place)).wait).toMatchObject({ status: 'open' });
    test.clock.set(at('2026-05-02', '00:30'));
    expect(await slugs()).not.toContain(tavern.place.slug);
    expect((await placeAt(tavern.place)).wait).toMatchObject({ status: 'closed' });
  });
});

describe('a place open around the clock', () => {
  it('keeps yesterday’s line after midnight, beside that of the new day', async () => {
    const pharmacy = await placeWith(AROUND_THE_CLOCK);
    const { place, clerk, listOn } = pharmacy;
    const friday = { place, list: listOn(FRIDAY) };
    test.clock.set(at(FRIDAY, '23:59'));
    for (let n = 0; n < 5; n += 1) await calls.take(friday.list.code);
    const { key } = (await calls.take(friday.list.code)).ticket;
    const { estimate } = await ticketOf({ key });
    expect(estimate!.from).toMatch(`${SATURDAY}T00:`);
    expect(estimate!.to > estimate!.from).toBe(true);
    expect(estimate!.enough).toBe(true);

    test.clock.set(at(SATURDAY, '00:05'));
    await runJobs(test.clock.now());
    expect((await ticketOf({ key })).estimate).not.toBeNull();
    const late = await calls.request(friday.list.code, clerk);
    expect(late).toMatchObject({ status: 422, body: { code: 'date_past' } });
    const { ticket: next } = await calls.take(listOn(SATURDAY).code);
    expect(next).toMatchObject({ rank: 1, due_date: SATURDAY });
    // The six people from yesterday are called first.
    const [last, first] = [await ticketOf({ key }), await ticketOf(next)];
    expect(first.estimate!.from > last.estimate!.from).toBe(true);
    expect((await counterOf(pharmacy)).waiting_lists).toMatchObject([
      { released_on: FRIDAY, tickets: { length: 6 } },
      { released_on: SATURDAY, tickets: { length: 1 } },
    ]);
    expect((await counterOf(pharmacy, `?date=${SATURDAY}`)).waiting_lists).toHaveLength(1);
    expect(await calls.lineAt(place)).toMatchObject({ date: FRIDAY, waiting: 6 });

    for (let rank = 1; rank <= 6; rank += 1)
      expect((await calls.next(friday, clerk, FIRST)).body.ticket).toMatchObject({ rank });
    // Nobody waits any more, but one person is still being served.
    expect(await calls.lineAt(place)).toMatchObject({ date: SATURDAY, waiting: 1 });
    expect((await counterOf(pharmacy)).waiting_lists).toHaveLength(2);
    expect((await calls.next(friday, clerk, FIRST)).body).toMatchObject({
      ticket: null,
      finished: { rank: 6 },
    });
    expect((await counterOf(pharmacy)).waiting_lists).toMatchObject([{ released_on: SATURDAY }]);
  });
});
