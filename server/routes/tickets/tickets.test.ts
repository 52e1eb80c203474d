import { describe, expect, it } from 'vitest';
import type { TicketPage } from '#common/contract/tickets.ts';
import {
  buildList,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();
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

describe('taking a ticket', () => {
  it('issues the next number and states the people ahead', async () => {
    const list = await buildList(test.db);
    const [one, two] = await crowd(2);
    const first = await take(one!, list.code);
    expect(first.status).toBe(201);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body).toMatchObject({
      rank: 1,
      people_ahead: 0,
      status: 'scheduled',
      due_date: TODAY,
      status_reason: null,
    });
    const second = (await take(two!, list.code)).body;
    expect(second).toMatchObject({
      rank: 2,
      people_ahead: 1,
      waiting_list: { code: list.code, tickets_count: 2 },
    });
    expect(second.created_at).toBe('2026-11-20T12:00:00.000+02:00');
  });

  it('gives the place of a cancelled number to the next person', async () => {
    const { id: organisationId, slug } = await buildOrganisation(test.db);
    const list = await buildList(test.db, { organisationId, capacity: 3 });
    const shown = async () => {
      const [first] = await calls.listsAt({ slug }, TODAY, '2026-11-21');
      return [first?.state, first?.next_rank];
    };
    const people = await crowd(8);
    const given: string[] = [];
    for (const who of people.slice(0, 3))
      given.push((await calls.take(list.code, who)).ticket.code);
    expect(await shown()).toEqual(['full', 4]);
    await move(given[0]!, 'running');
    await move(given[0]!, 'aborted');
    expect(await shown()).toEqual(['full', 4]);
    await move(given[1]!, 'cancelled');
    expect(await shown()).toEqual(['open', 4]);
    await move(given[2]!, 'aborted');
    const responses = await Promise.all(people.slice(3).map((who) => take(who, list.code)));
    const ranks = responses.flatMap((response) => response.body.rank ?? []);
    expect(ranks.sort()).toEqual([4, 5]);
    const full = responses.filter(({ body }) => body.code === 'list_full');
    expect(full).toHaveLength(3);
    expect(await shown()).toEqual(['full', 6]);
  });

  it('rejects requests from closing time on, to the second, and announces it beforehand', async () => {
    const { id, slug } = await buildOrganisation(test.db);
    const closesAt = new Date('2026-11-20T15:00:00Z');
    const list = await buildList(test.db, { organisationId: id, closesAt });
    const shown = async () => (await calls.listsAt({ slug }, TODAY, '2026-11-21'))[0];
    test.clock.set('2026-11-20T14:59:59Z');
    const people = await crowd(2);
    expect(await shown()).toMatchObject({
      state: 'open',
      closes_at: '2026-11-20T17:00:00.000+02:00',
    });
    expect((await take(people[0]!, list.code)).status).toBe(201);
    test.clock.set(closesAt);
    expect((await shown())?.state).toBe('closed');
    const refused = await take(people[1]!, list.code);
    expect([refused.status, refused.body.code]).toEqual([422, 'list_closed']);
    expect((await take(people[0]!, list.code)).body.code).toBe('existing_ticket');
  });
});

describe('Idempotency-Key', () => {
  it('rejects a repeat after the ticket ended, and accepts a new key', async () => {
    const list = await buildList(test.db);
    const [who] = await crowd(1);
    const { body } = await take(who!, list.code, 'lost');
    await move(body.code, 'running');
    expect((await take(who!, list.code, 'lost')).body.code).toBe(body.code);
    await move(body.code, 'processed');
    const repeated = await take(who!, list.code, 'lost');
    expect([repeated.status, repeated.body]).toMatchObject([422, { code: 'number_over' }]);
    expect((await take(who!, list.code, 'new')).body).toMatchObject({ rank: 2 });
  });

  it('returns the same ticket to sequential and concurrent repeats', async () => {
    const list = await buildList(test.db);
    const [who, other] = await crowd(2);
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => take(who!, list.code, 'key-1')),
    );
    const again = await take(who!, list.code, 'key-1');
    const responses = [...atOnce, again];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(new Set(responses.map((response) => response.body.code)).size).toBe(1);
    expect((await take(other!, list.code, 'key-1')).body.rank).toBe(2);
    expect((await take(who!, list.code, 'key-2')).body).toMatchObject({
      code: 'existing_ticket',
      ticket: { code: again.body.code },
    });
  });

  it('has at most 200 characters', async () => {
    const list = await buildList(test.db);
    const [who] = await crowd(1);
    expect((await take(who!, list.code, 'k'.repeat(201))).body.code).toBe(
      'invalid_idempotency_key',
    );
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
    expect((await mine(who!, '?status=running')).body).toMatchObject({
      count: 0,
      total_pages: 0,
      records: [],
    });
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
