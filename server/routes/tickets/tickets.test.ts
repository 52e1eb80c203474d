import { describe, expect, it } from 'vitest';
import {
  buildList,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();

const take = (who: SignedIn, code: string, key?: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/user/tickets',
    headers: { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { ticket: { waiting_list_code: code } },
  });
const mine = (who: SignedIn, query = '') =>
  test.app.inject({ url: `/api/user/tickets${query}`, headers: who.headers });
const issued = async (code: string) =>
  (
    await test.db.query<{ issued: number }>('SELECT issued FROM waiting_lists WHERE code = $1', [
      code,
    ])
  )[0]?.issued;
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
  it('gives the next number, with who is ahead', async () => {
    const list = await buildList(test.db);
    const [one, two] = await crowd(2);
    const first = await take(one!, list.code);
    expect(first.statusCode).toBe(201);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toMatchObject({
      rank: 1,
      people_ahead: 0,
      status: 'scheduled',
      due_date: TODAY,
      status_reason: null,
    });
    const second = (await take(two!, list.code)).json();
    expect(second).toMatchObject({
      rank: 2,
      people_ahead: 1,
      waiting_list: { code: list.code, tickets_count: 2 },
    });
    expect(second.created_at).toBe('2026-11-20T12:00:00.000+02:00');
    await move(first.json().code, 'running');
    expect((await mine(two!)).json().records[0]).toMatchObject({
      people_ahead: 1,
      waiting_list: { tickets_count: 1 },
    });
    await move(first.json().code, 'processed');
    expect((await mine(two!)).json().records[0]).toMatchObject({ rank: 2, people_ahead: 0 });
  });

  it('gives one person at the same time one ticket, and burns no number', async () => {
    const list = await buildList(test.db);
    const [who, next] = await crowd(2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(who!, list.code)));
    const given = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect([given.length, refused.length]).toEqual([1, 5]);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        code: 'existing_ticket',
        ticket: { code: given[0]?.json().code },
      });
    }
    expect((await take(next!, list.code)).json().rank).toBe(2);
  });

  it('never exceeds the capacity', async () => {
    const list = await buildList(test.db, { capacity: 7 });
    const people = await crowd(20);
    const answers = await Promise.all(people.map((who) => take(who, list.code)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toEqual({
      error: 'Η λίστα είναι πλήρης για αυτή την ημέρα.',
      code: 'list_full',
    });
    expect(await issued(list.code)).toBe(7);
  });

  it('gives the place of a number that was given back before its call to the next person', async () => {
    const { id: organisationId, slug } = await buildOrganisation(test.db);
    const list = await buildList(test.db, { organisationId, capacity: 3 });
    const shown = async () => {
      const url = `/api/organisations/${slug}/waiting_lists?from=${TODAY}&to=2026-11-21`;
      const { state, next_rank: next } = (await test.app.inject({ url })).json().records[0];
      return [state, next];
    };
    const people = await crowd(8);
    const given: string[] = [];
    for (const who of people.slice(0, 3)) given.push((await take(who, list.code)).json().code);
    expect(await shown()).toEqual(['full', 4]);
    await move(given[0]!, 'running');
    await move(given[0]!, 'aborted');
    expect(await shown()).toEqual(['full', 4]);
    await move(given[1]!, 'cancelled');
    expect(await shown()).toEqual(['open', 4]);
    await move(given[2]!, 'aborted');
    const answers = await Promise.all(people.slice(3).map((who) => take(who, list.code)));
    const ranks = answers.flatMap((answer) => answer.json().rank ?? []);
    expect(ranks.sort()).toEqual([4, 5]);
    expect(answers.map((answer) => answer.json().code).filter((code) => code === 'list_full')).toHaveLength(3); // prettier-ignore
    expect(await shown()).toEqual(['full', 6]);
  });

  it('refuses closed, past and unknown lists, and nobody', async () => {
    const [who] = await crowd(1);
    const closed = await buildList(test.db, { state: 'closed' });
    const past = await buildList(test.db, { releasedOn: '2026-11-19' });
    expect((await take(who!, closed.code)).json().code).toBe('list_closed');
    expect((await take(who!, past.code)).json().code).toBe('date_past');
    const unknown = await take(who!, 'lst_nothing');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'waiting_list_not_found']);
    const nobody = await test.app.inject({ method: 'POST', url: '/api/user/tickets', payload: {} });
    expect([nobody.statusCode, nobody.json().error]).toEqual([401, 'Invalid access token']);
  });

  it('refuses from closing time on, to the second, and says so beforehand', async () => {
    const { id, slug } = await buildOrganisation(test.db);
    const closesAt = new Date('2026-11-20T15:00:00Z');
    const list = await buildList(test.db, { organisationId: id, closesAt });
    const shown = async () => {
      const url = `/api/organisations/${slug}/waiting_lists?from=${TODAY}&to=2026-11-21`;
      return (await test.app.inject({ url })).json().records[0];
    };
    test.clock.set('2026-11-20T14:59:59Z');
    const people = await crowd(2);
    expect(await shown()).toMatchObject({
      state: 'open',
      closes_at: '2026-11-20T17:00:00.000+02:00',
    });
    expect((await take(people[0]!, list.code)).statusCode).toBe(201);
    test.clock.set(closesAt);
    expect((await shown()).state).toBe('closed');
    const refused = await take(people[1]!, list.code);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'list_closed']);
    expect((await take(people[0]!, list.code)).json().code).toBe('existing_ticket');
  });

  it("counts the day by Athens' midnight", async () => {
    const list = await buildList(test.db);
    test.clock.set('2026-11-20T21:59:50Z');
    const people = await crowd(2);
    expect((await take(people[0]!, list.code)).statusCode).toBe(201);
    test.clock.set('2026-11-20T22:00:00Z');
    expect((await take(people[1]!, list.code)).json().code).toBe('date_past');
  });
});

describe('Idempotency-Key', () => {
  it('answers a repeat with the same ticket, one after the other and at once', async () => {
    const list = await buildList(test.db);
    const [who, other] = await crowd(2);
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => take(who!, list.code, 'key-1')),
    );
    const again = await take(who!, list.code, 'key-1');
    const answers = [...atOnce, again];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1);
    expect((await take(other!, list.code, 'key-1')).json().rank).toBe(2);
    expect((await take(who!, list.code, 'key-2')).json().code).toBe('existing_ticket');
  });

  it('is for one list', async () => {
    const [one, two] = [await buildList(test.db), await buildList(test.db)];
    const [who] = await crowd(1);
    await take(who!, one.code, 'key-3');
    const answer = await take(who!, two.code, 'key-3');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(await issued(two.code)).toBe(0);
  });

  it('has at most 200 characters', async () => {
    const list = await buildList(test.db);
    const [who] = await crowd(1);
    expect((await take(who!, list.code, 'k'.repeat(201))).json().code).toBe(
      'invalid_idempotency_key',
    );
    expect((await take(who!, list.code, 'k'.repeat(200))).statusCode).toBe(201);
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
      codes.push((await take(who!, list.code)).json().code);
    }
    for (const code of [codes[0]!, codes[2]!]) await move(code, 'cancelled');
    const all = (await mine(who!)).json();
    expect(all).toMatchObject({ count: 4, current_page: 1, total_pages: 1, offset: 0 });
    expect(all.records.map((ticket: { due_date: string }) => ticket.due_date)).toEqual([
      '2026-11-21', '2026-11-22', '2026-11-25', '2026-11-23',
    ]); // prettier-ignore
    expect((await mine(who!, '?status=cancelled')).json().count).toBe(2);
    expect((await mine(who!, '?status=running')).json()).toMatchObject({
      count: 0,
      total_pages: 0,
      records: [],
    });
    const page = (await mine(who!, '?page=2&per_page=3')).json();
    expect(page).toMatchObject({ current_page: 2, total_pages: 2, offset: 3, count: 4 });
    expect(page.records).toHaveLength(1);
    expect((await mine(who!, '?page=9')).json().records).toEqual([]);
  });

  it.each([
    'status=lost',
    'per_page=101',
    'per_page=0',
    'page=0',
    'page=x',
    'status=running&status=cancelled',
  ])('%s is 422', async (query) => {
    const [who] = await crowd(1);
    expect((await mine(who!, `?${query}`)).statusCode).toBe(422);
  });
});
