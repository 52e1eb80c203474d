import { describe, expect, it } from 'vitest';
import type { Ticket, TicketPage } from '#common/contract/tickets.ts';
import {
  buildList,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { buildDevice, createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { openStream, refusalOf } from '#server/testing/streams.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { addDays } from '#common/calendar/days.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

const take = (who: SignedIn, code: string, key?: string) =>
  calls.request(code, who, key === undefined ? {} : { 'idempotency-key': key });
const mine = (who: SignedIn, query = '') =>
  calls.ask<TicketPage>('GET', `/api/user/tickets${query}`, who);
const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, () => buildSignedIn(test, { confirmed: true })));
const move = (code: string, to: string) =>
  test.db.query(
    `SELECT ticket_transition(id, $2, CASE $2 WHEN 'aborted' THEN 'provider' END,
              CASE $2 WHEN 'cancelled' THEN 'user' ELSE 'provider' END, now())
       FROM tickets WHERE code = $1`,
    [code, to],
  );

it('rejects requests for tickets from closing time on, to the second, and announces it beforehand', async () => {
  const { id, slug } = await buildOrganisation(test.db);
  const closesAt = new Date('2026-11-20T15:00:00Z');
  const list = await buildList(test.db, { organisationId: id, closesAt });
  const shown = async () => (await calls.listsAt({ slug }, TODAY, '2026-11-21'))[0];
  test.clock.set('2026-11-20T14:59:59Z');
  const people = await crowd(2);
  const closes_at = '2026-11-20T17:00:00.000+02:00';
  expect(await shown()).toMatchObject({ state: 'open', closes_at });
  expect((await take(people[0]!, list.code)).status).toBe(201);
  test.clock.set(closesAt);
  expect((await shown())?.state).toBe('closed');
  expect(refusalOf(await take(people[1]!, list.code))).toBe('422 list_closed');
  expect((await take(people[0]!, list.code)).body.code).toBe('existing_ticket');
});

describe('Idempotency-Key', () => {
  it('rejects a repeat after the ticket ended, and accepts a new key', async () => {
    const list = await buildList(test.db);
    const [who] = await crowd(1);
    const { body } = await take(who!, list.code, 'lost');
    await move(body.code, 'running');
    const same = await take(who!, list.code, 'lost');
    expect([same.status, same.body.code]).toEqual([201, body.code]);
    await move(body.code, 'processed');
    const repeated = await take(who!, list.code, 'lost');
    expect([repeated.status, repeated.body]).toMatchObject([422, { code: 'number_over' }]);
    expect((await take(who!, list.code, 'new')).body).toMatchObject({ rank: 2 });
  });

  it('has at most 200 characters', async () => {
    const list = await buildList(test.db);
    const [who] = await crowd(1);
    const long = await take(who!, list.code, 'k'.repeat(201));
    expect(long.body.code).toBe('invalid_idempotency_key');
    expect((await take(who!, list.code, 'k'.repeat(200))).status).toBe(201);
  });
});

describe('the list of tickets', () => {
  it('pages, filters and orders', async () => {
    const organisationId = (await buildOrganisation(test.db)).id;
    const [who] = await crowd(1);
    const days = ['2026-11-25', '2026-11-21', '2026-11-23', '2026-11-22'];
    const codes: string[] = [];
    for (const releasedOn of days) {
      const list = await buildList(test.db, { organisationId, releasedOn });
      codes.push((await calls.take(list.code, who)).ticket.code);
    }
    for (const code of [codes[0]!, codes[2]!]) await move(code, 'cancelled');
    const all = (await mine(who!)).body;
    expect(all).toMatchObject({ count: 4, current_page: 1, total_pages: 1, offset: 0 });
    const due = all.records.map((ticket) => ticket.due_date?.slice(-2));
    expect(due).toEqual(['21', '22', '25', '23']);
    expect((await mine(who!, '?status=cancelled')).body.count).toBe(2);
    const none = { count: 0, total_pages: 0, records: [] };
    expect((await mine(who!, '?status=running')).body).toMatchObject(none);
    const page = (await mine(who!, '?page=2&per_page=3')).body;
    expect(page).toMatchObject({ current_page: 2, total_pages: 2, offset: 3, count: 4 });
    expect(page.records).toHaveLength(1);
    expect((await mine(who!, '?page=9')).body.records).toEqual([]);
  });

  it.each([
    'status=lost',
    'per_page=101',
    'per_page=0',
    'page=0',
    'page=x',
    'status=running&status=cancelled',
  ])('returns 422 for %s', async (query) => {
    const [who] = await crowd(1);
    expect((await mine(who!, `?${query}`)).status).toBe(422);
  });
});

it('counts waiting people as ahead everywhere, and not those being served', async () => {
  const line = await calls.lineOf(5);
  const device = await buildDevice(test, line);
  await calls.next(line, line.clerk, FIRST, null);
  await calls.next(line, line.owner, SECOND, null);
  const offered = async () => [
    (await calls.placeAt(line.place)).wait?.waiting,
    (await calls.lineAt(line.place)).waiting,
    (await calls.listsAt(line.place, TODAY, addDays(TODAY, 1)))[0]!.tickets_count,
    (await calls.kioskAt(line.place, device)).waiting_lists[0]!.waiting,
  ];
  expect(await offered()).toEqual([3, 3, 3, 3]);
  const walkIn = (await calls.walkIn(line, device, { 'idempotency-key': 'door' })).body;
  expect(walkIn).toMatchObject({ people_ahead: 3, being_served: 2 });
  expect(await offered()).toEqual([4, 4, 4, 4]);

  const { who, ticket } = await calls.take(line.list.code);
  expect(ticket.people_ahead).toBe(4);
  const own = `/api/user/tickets/${ticket.code}`;
  const alert = (ahead: number) => {
    const [payload, headers] = [{ ahead, email: true }, { 'accept-language': 'en' }];
    return calls.ask<Ticket & { ticket: Ticket }>('PUT', `${own}/alert`, who, payload, headers);
  };
  const tooLate = await alert(4);
  expect(refusalOf(tooLate)).toBe('409 alert_passed');
  const stream = await openStream(`${await test.app.listen()}/api/tickets/${ticket.key!}/live`);
  const shown = async () => [
    (await calls.request(line.list.code, who)).body.ticket!,
    await calls.mine(who),
    (await calls.ask<Ticket>('GET', own, who)).body,
    await calls.ticketOf(ticket),
    tooLate.body.ticket,
    JSON.parse((await stream.next()).data) as Ticket,
  ];
  const figures = (await shown()).map(({ people_ahead: ahead }) => ahead);
  stream.close();
  expect(figures).toEqual([4, 4, 4, 4, 4, 4]);
  expect(await calls.mine(who)).toMatchObject({ being_served: 2 });

  expect((await alert(3)).body.alert).toMatchObject({ ahead: 3, fired_at: null });
  await calls.next(line, line.clerk, FIRST);
  expect(await calls.mine(who)).toMatchObject({ people_ahead: 3, being_served: 2 });
  expect((await calls.mine(who)).alert?.fired_at).not.toBeNull();
  await mailAlerts(test.db, writingOf(test));
  const [email] = await emailsTo(test, who.user.email);
  expect(email!.message.text).toContain('3 people are ahead of you');
});

it('has nobody ahead of a number that was called out of turn', async () => {
  const { people, clerk } = await calls.lineOf(3);
  const last = people[2]!;
  await calls.serve(last.ticket.code, clerk, 'call');
  expect(await calls.mine(last.who)).toMatchObject({ people_ahead: 0, being_served: 1 });
});
