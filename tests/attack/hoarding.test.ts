import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { valueOf } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import type { TicketPage } from '#common/contract/tickets.ts';
import { buildList, buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

/** One or a few accounts take what others need. Two processes share the database. */
const test = testApp({ accessTokenSeconds: 86_400 });
let apps: App[];
beforeAll(async () => {
  apps = [test.app, await buildApp(test.context)];
});
afterAll(async () => {
  await apps[1]?.close();
});

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  json(): { code: string; error: string; rank?: number };
}
const CONFIRMED = { confirmed: true };
type Person = Awaited<ReturnType<typeof buildSignedIn>>;

let turn = 0;
const take = (
  who: Person,
  list: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<Answer> =>
  apps[(turn += 1) % apps.length]!.inject({
    method: 'POST',
    url: '/api/user/tickets',
    remoteAddress,
    headers: { ...who.headers, ...headers },
    payload: { ticket: { waiting_list_code: list } },
  });

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
const held = (who: Person, status = '%') =>
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
const takeSlowly = async (who: Person, lists: string[]): Promise<Answer[]> => {
  const responses: Answer[] = [];
  for (const list of lists) {
    test.clock.advance(60);
    responses.push(await take(who, list));
  }
  return responses;
};
const codesOf = (responses: Answer[]) =>
  responses.filter(({ statusCode }) => statusCode !== 201).map((response) => response.json().code);

describe('one account', () => {
  it('gets six tickets a minute when it requests every list at once', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(60);
    // A busy server rejects some requests, which are retried.
    const insist = async (list: string): ReturnType<typeof take> => {
      const response = await take(who, list);
      return response.statusCode === 503 ? insist(list) : response;
    };
    const responses = await Promise.all(lists.map(insist));
    expect(await held(who)).toBe(6);
    const refused = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    expect(refused[0]?.headers['retry-after']).toBe('60');
    expect(refused[0]?.json()).toEqual({
      error: 'Πήρατε 6 αριθμούς μέσα σε ένα λεπτό. Δοκιμάστε ξανά σε ένα λεπτό.',
      code: 'too_many_takes',
    });
    const [missed] = lists.filter((_list, n) => responses[n]?.statusCode === 429);
    test.clock.advance(59);
    expect((await take(who, missed!)).statusCode).toBe(429);
    test.clock.advance(1);
    expect((await take(who, missed!)).statusCode).toBe(201);
  });

  it('holds at most ten open tickets per day', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(14);
    const responses = await takeSlowly(who, lists);
    expect(await held(who)).toBe(10);
    expect(codesOf(responses)).toEqual(Array(4).fill('too_many_open_tickets_that_day'));
    expect(responses[10]?.statusCode).toBe(422);
    expect(responses[10]?.json().error).toMatch(
      /^Έχετε ήδη 10 ανοιχτούς αριθμούς για αυτή την ημέρα\./,
    );
    await giveBack(responses[0]!.json().code);
    test.clock.advance(60);
    expect((await take(who, lists[12]!)).statusCode).toBe(201);
    test.clock.advance(60);
    expect((await take(who, lists[13]!)).statusCode).toBe(422);
  });

  const act = (who: Person, code: string, action: 'cancel' | 'undo'): Promise<Answer> =>
    apps[(turn += 1) % apps.length]!.inject({
      method: action === 'cancel' ? 'DELETE' : 'POST',
      url: `/api/user/tickets/${code}${action === 'cancel' ? '' : '/undo'}`,
      headers: who.headers,
    });

  it('holds at most ten tickets per day after it restores cancelled ones', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(16);
    const codes = (await takeSlowly(who, lists.slice(0, 10))).map(
      (response) => response.json().code,
    );
    test.clock.advance(60);
    for (const code of codes) expect((await act(who, code, 'cancel')).statusCode).toBe(200);
    for (const list of lists.slice(10)) expect((await take(who, list)).statusCode).toBe(201);
    // All of them at once, through two processes.
    const responses = await Promise.all(codes.map((code) => act(who, code, 'undo')));
    expect(await held(who, 'scheduled')).toBe(10);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(6);
    expect(refused[0]?.statusCode).toBe(409);
    expect(refused[0]?.json()).toMatchObject({
      code: 'too_many_open_tickets_that_day',
      ticket: { status: 'cancelled', can: [], can_until: null },
    });
    const { headers } = who;
    const page = await test.app.inject({ url: '/api/user/tickets?status=cancelled', headers });
    expect(page.json<TicketPage>().records.map(({ can }) => can)).toEqual(refused.map(() => []));
    // Repeating a successful undo reports the state of the ticket, not the limit.
    const back = responses.find(({ statusCode }) => statusCode === 200)!.json().code;
    expect((await act(who, back, 'undo')).json().code).toBe('not_possible_now');
    expect((await act(who, back, 'cancel')).json()).toMatchObject({ can: ['undo'] });
    expect((await act(who, back, 'undo')).statusCode).toBe(200);
  });

  it('holds at most twenty open tickets in total, without past ones', async () => {
    const who = await buildSignedIn(test);
    const days = [0, 1, 2].map((ahead) => addDays(TODAY, ahead));
    const lists = (await Promise.all(days.map((day) => listsOf(8, day)))).flat();
    const responses = await takeSlowly(who, lists);
    expect(await held(who)).toBe(20);
    expect(codesOf(responses)).toEqual(Array(4).fill('too_many_open_tickets'));
    expect(responses[20]?.json().error).toMatch(/^Έχετε ήδη 20 ανοιχτούς αριθμούς\./);
    // Tomorrow in Athens, before the daily job closes past tickets.
    test.clock.set('2026-11-20T22:00:30Z');
    expect((await take(who, lists[23]!)).statusCode).toBe(201);
  });

  it('gets only one remaining ticket through simultaneous requests', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(18);
    await takeSlowly(who, lists.slice(0, 9));
    test.clock.advance(60);
    const responses = await Promise.all(lists.slice(9).map((list) => take(who, list)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await held(who)).toBe(10);
  });

  it('gets the same ticket when it repeats a request at its limit', async () => {
    const who = await buildSignedIn(test);
    const lists = await listsOf(6);
    const key = { 'idempotency-key': 'once' };
    const first = await take(who, lists[0]!, key);
    for (const list of lists.slice(1)) await take(who, list);
    const again = await take(who, lists[0]!, key);
    expect([again.statusCode, again.json().code]).toEqual([201, first.json().code]);
  });

  it('receives the limits with its tickets', async () => {
    const { headers } = await buildSignedIn(test);
    const response = await test.app.inject({ url: '/api/user/tickets', headers });
    expect(response.json().limits).toEqual({
      open_tickets: 20,
      open_tickets_per_day: 10,
      takes_per_minute: 6,
    });
  });
});

describe('unconfirmed accounts of one network', () => {
  it('are not locked out by one of them that takes and cancels', async () => {
    const { code } = await buildList(test.db, { capacity: 4 });
    const restless = await buildSignedIn(test);
    for (let n = 0; n < 5; n += 1) {
      test.clock.advance(60);
      const taken = await take(restless, code);
      expect(taken.statusCode).toBe(201);
      await test.db.query(
        "SELECT ticket_transition(id, 'cancelled', NULL, 'user', $2) FROM tickets WHERE code = $1",
        [taken.json().code, test.clock.now()],
      );
    }
    const [first, second, third] = [
      await buildSignedIn(test),
      await buildSignedIn(test),
      await buildSignedIn(test),
    ];
    expect((await take(first, code)).statusCode).toBe(201);
    // A ticket counts while its cancellation can be undone.
    expect((await take(second, code)).json().code).toBe('list_half_taken');
    test.clock.advance(60);
    expect((await take(second, code)).statusCode).toBe(201);
    expect((await take(third, code)).json().code).toBe('list_half_taken');
  });

  it('count once, however often each of them retries', async () => {
    const { code } = await buildList(test.db, { capacity: 60 });
    const crowd = await Promise.all(Array.from({ length: 40 }, () => buildSignedIn(test)));
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
  const from = (remoteAddress: string) => (who: Person, key: string) =>
    take(who, code, { 'idempotency-key': key }, remoteAddress);
  const [here, there] = [from('203.0.113.7'), from('198.51.100.8')];
  const crowd = await Promise.all(Array.from({ length: 6 }, () => buildSignedIn(test)));
  const responses = await Promise.all(crowd.map((who) => here(who, 'key')));
  const outcomes = responses.map((response) =>
    response.json().rank ? 'given' : response.json().code,
  );
  expect(outcomes.filter((one) => one === 'given')).toHaveLength(4);
  expect(outcomes.filter((one) => one === 'list_half_taken')).toHaveLength(2);
  // A retry gets the same response, and other people find space.
  const first = responses.findIndex(({ statusCode }) => statusCode === 201);
  const again = await here(crowd[first]!, 'key');
  expect([again.statusCode, again.json().code]).toEqual([201, responses[first]!.json().code]);
  expect((await here(crowd[first]!, 'another')).json().code).toBe('existing_ticket');
  expect((await there(await buildSignedIn(test), 'key')).statusCode).toBe(201);
  expect((await here(await buildSignedIn(test, CONFIRMED), 'key')).statusCode).toBe(201);
  // A refusal for another reason does not use the network's share.
  const other = await buildList(test.db, {
    organisationId,
    capacity: 2,
    state: 'closed',
    service: 'b',
  });
  for (const who of [crowd[0]!, crowd[1]!]) await take(who, other.code);
  await test.db.query("UPDATE waiting_lists SET state = 'open' WHERE id = $1", [other.id]);
  expect((await take(crowd[0]!, other.code)).statusCode).toBe(201);
});
