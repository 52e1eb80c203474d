import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { valueOf } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Ticket, TicketPage } from '#common/contract/tickets.ts';
import {
  buildList,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import { askOf, type TestResponse } from '#server/testing/streams.ts';
import { admitAll, TODAY, testApp } from '#server/testing/testApp.ts';

/** One or a few accounts take what others need. Two processes share the database. */
const test = testApp({ accessTokenSeconds: 86_400, trustProxy: 1 });
let apps: App[];
beforeAll(async () => {
  apps = [test.app, await buildApp(test.context)];
  for (const app of apps) admitAll({ app });
});
afterAll(async () => {
  await apps[1]?.close();
});

const CONFIRMED = { confirmed: true };
type Answer = TestResponse<Partial<Ticket> & { code: string; ticket?: Ticket }>;

let turn = 0;
/** Sends a request to the processes in turn. */
const ask = <Body>(...request: Parameters<ReturnType<typeof askOf>>) =>
  askOf({ app: apps[(turn += 1) % apps.length]! })<Body>(...request);
const take = (who: SignedIn, list: string, more = {}, from = '127.0.0.1'): Promise<Answer> => {
  const headers = { 'x-forwarded-for': from, ...more };
  return ask('POST', '/api/user/tickets', who, { ticket: { waiting_list_code: list } }, headers);
};

const listsOf = async (count: number, releasedOn = TODAY): Promise<string[]> => {
  const organisationId = (await buildOrganisation(test.db)).id;
  const codes: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const list = await buildList(test.db, { organisationId, releasedOn, service: `${n}` });
    codes.push(list.code);
  }
  return codes;
};
/** Number of a person's tickets, of any status or of one. */
const held = (who: SignedIn, status = '%') =>
  valueOf<number>(
    test.db,
    'SELECT count(*)::int FROM tickets WHERE user_id = $1 AND status LIKE $2',
    [who.user.id, status],
  );
const giveBack = (code: string) =>
  test.db.query(
    "SELECT ticket_transition(id, 'cancelled', NULL, 'user') FROM tickets WHERE code = $1",
    [code],
  );
/** Takes a ticket from each list, a minute apart. */
const takeSlowly = async (who: SignedIn, lists: string[]): Promise<Answer[]> => {
  const responses: Answer[] = [];
  for (const list of lists) {
    test.clock.advance(60);
    responses.push(await take(who, list));
  }
  return responses;
};
const crowdOf = (count: number): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: count }, () => buildSignedIn(test)));
const codesOf = (responses: Answer[]) =>
  responses.filter(({ status }) => status !== 201).map((response) => response.body.code);

describe('one account', () => {
  it('gets six tickets a minute when it requests every list at once', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(60);
    const responses = await Promise.all(lists.map((list) => take(who, list)));
    expect(await held(who)).toBe(6);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused[0]?.headers['retry-after']).toBe('60');
    expect(refused[0]?.body).toEqual({
      error: 'Πήρατε 6 αριθμούς μέσα σε ένα λεπτό. Δοκιμάστε ξανά σε ένα λεπτό.',
      code: 'too_many_takes',
    });
    const [missed] = lists.filter((_list, n) => responses[n]?.status === 429);
    test.clock.advance(59);
    expect((await take(who, missed!)).status).toBe(429);
    test.clock.advance(1);
    expect((await take(who, missed!)).status).toBe(201);
  });

  it('holds at most ten open tickets per day', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(14);
    const responses = await takeSlowly(who, lists);
    expect(await held(who)).toBe(10);
    expect(codesOf(responses)).toEqual(Array(4).fill('too_many_open_tickets_that_day'));
    await giveBack(responses[0]!.body.code);
    test.clock.advance(60);
    expect((await take(who, lists[12]!)).status).toBe(201);
    test.clock.advance(60);
    expect((await take(who, lists[13]!)).status).toBe(422);
  });

  const act = (who: SignedIn, code: string, action: 'cancel' | 'undo'): Promise<Answer> =>
    action === 'cancel'
      ? ask('DELETE', `/api/user/tickets/${code}`, who)
      : ask('POST', `/api/user/tickets/${code}/undo`, who);

  it('holds at most ten tickets per day after it restores cancelled ones', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(16);
    const codes = (await takeSlowly(who, lists.slice(0, 10))).map((response) => response.body.code);
    test.clock.advance(60);
    for (const code of codes) expect((await act(who, code, 'cancel')).status).toBe(200);
    for (const list of lists.slice(10)) expect((await take(who, list)).status).toBe(201);
    // All of them at once, through two processes.
    const responses = await Promise.all(codes.map((code) => act(who, code, 'undo')));
    expect(await held(who, 'scheduled')).toBe(10);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.status).toBe(409);
    expect(refused[0]?.body).toMatchObject({
      code: 'too_many_open_tickets_that_day',
      ticket: { status: 'cancelled', can: [], can_until: null },
    });
    const page = await ask<TicketPage>('GET', '/api/user/tickets?status=cancelled', who);
    expect(page.body.records.map(({ can }) => can)).toEqual(refused.map(() => []));
    // Repeating a successful undo reports the state of the ticket, not the limit.
    const back = responses.find(({ status }) => status === 200)!.body.code;
    expect((await act(who, back, 'undo')).body.code).toBe('not_possible_now');
    expect((await act(who, back, 'cancel')).body).toMatchObject({ can: ['undo'] });
    expect((await act(who, back, 'undo')).status).toBe(200);
  });

  it('holds at most twenty open tickets in total, without past ones', async () => {
    const who = await buildSignedIn(test);
    const days = [0, 1, 2].map((ahead) => addDays(TODAY, ahead));
    const lists = (await Promise.all(days.map((day) => listsOf(8, day)))).flat();
    const responses = await takeSlowly(who, lists);
    expect(await held(who)).toBe(20);
    expect(codesOf(responses)).toEqual(Array(4).fill('too_many_open_tickets'));
    // Tomorrow in Athens, before the daily job closes past tickets.
    test.clock.set('2026-11-20T22:00:30Z');
    expect((await take(who, lists[23]!)).status).toBe(201);
  });

  it('gets the same ticket when it repeats a request at its limit', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(6);
    const key = { 'idempotency-key': 'once' };
    const first = await take(who, lists[0]!, key);
    for (const list of lists.slice(1)) await take(who, list);
    const again = await take(who, lists[0]!, key);
    expect([again.status, again.body.code]).toEqual([201, first.body.code]);
  });

  it('receives the limits with its tickets', async () => {
    const who = await buildSignedIn(test);
    const { limits } = (await ask<TicketPage>('GET', '/api/user/tickets', who)).body;
    expect(limits).toEqual({ open_tickets: 20, open_tickets_per_day: 10, takes_per_minute: 6 });
  });
});

describe('unconfirmed accounts of one network', () => {
  it('are not locked out by one of them that takes and cancels', async () => {
    const { code } = await buildList(test.db, { capacity: 4 });
    const restless = await buildSignedIn(test);
    for (let n = 0; n < 5; n += 1) {
      test.clock.advance(60);
      const taken = await take(restless, code);
      expect(taken.status).toBe(201);
      await test.db.query(
        "SELECT ticket_transition(id, 'cancelled', NULL, 'user', $2) FROM tickets WHERE code = $1",
        [taken.body.code, test.clock.now()],
      );
    }
    const [first, second, third] = (await crowdOf(3)) as [SignedIn, SignedIn, SignedIn];
    expect((await take(first, code)).status).toBe(201);
    // A ticket counts while its cancellation can be undone.
    expect((await take(second, code)).body.code).toBe('list_half_taken');
    test.clock.advance(60);
    expect((await take(second, code)).status).toBe(201);
    expect((await take(third, code)).body.code).toBe('list_half_taken');
  });

  it('count once, however often each of them retries', async () => {
    const { code } = await buildList(test.db, { capacity: 60 });
    const crowd = await crowdOf(40);
    const key = { 'idempotency-key': 'key' };
    await Promise.all([...crowd, ...crowd].map((who) => take(who, code, key)));
    const open =
      'SELECT FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id WHERE l.code = $1';
    expect(await test.db.query(open, [code])).toHaveLength(30);
  });
});

it('get at most half of a list', async () => {
  const organisationId = (await buildOrganisation(test.db)).id;
  const { code } = await buildList(test.db, { organisationId, capacity: 7 });
  const from = (remoteAddress: string) => (who: SignedIn, key: string) =>
    take(who, code, { 'idempotency-key': key }, remoteAddress);
  const [here, there] = [from('203.0.113.7'), from('198.51.100.8')];
  const crowd = await crowdOf(6);
  const responses = await Promise.all(crowd.map((who) => here(who, 'key')));
  const outcomes = responses.map((response) => (response.body.rank ? 'given' : response.body.code));
  expect(outcomes.filter((one) => one === 'given')).toHaveLength(4);
  expect(outcomes.filter((one) => one === 'list_half_taken')).toHaveLength(2);
  // A retry gets the same response, and other people find space.
  const first = responses.findIndex(({ status }) => status === 201);
  const again = await here(crowd[first]!, 'key');
  expect([again.status, again.body.code]).toEqual([201, responses[first]!.body.code]);
  expect((await here(crowd[first]!, 'another')).body.code).toBe('existing_ticket');
  expect((await there(await buildSignedIn(test), 'key')).status).toBe(201);
  expect((await here(await buildSignedIn(test, CONFIRMED), 'key')).status).toBe(201);
  // A refusal for another reason does not use the network's share.
  const closed = { organisationId, capacity: 2, state: 'closed' as const, service: 'b' };
  const other = await buildList(test.db, closed);
  for (const who of [crowd[0]!, crowd[1]!]) await take(who, other.code);
  await test.db.query("UPDATE waiting_lists SET state = 'open' WHERE id = $1", [other.id]);
  expect((await take(crowd[0]!, other.code)).status).toBe(201);
});
