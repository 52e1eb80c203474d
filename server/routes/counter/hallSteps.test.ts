import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildHall, FIRST, SECOND, testHall } from '#server/testing/lines.ts';
import { brokenRules, stateOf } from '#server/testing/rules.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';
import type { Ticket, TicketEvents } from '#common/contract/tickets.ts';
import { first } from '#server/db/client.ts';
import { eraseTexts } from '#server/repositories/line/expiry.ts';
import { buildSignedIn } from '#server/testing/builders.ts';

const test = testApp();
const { calls, hall, next, step, skills, setting } = testHall(test);
const { ask, ticketOf } = calls;
afterAll(async () => expect(await brokenRules(test.db)).toEqual([]));

describe('a transfer', () => {
  it('keeps number, label and place in the line, and changes the service', async () => {
    const { ticket: mine } = await calls.take(hall.lists.Α);
    const { ticket: other } = await calls.take(hall.lists.Β);
    await next(hall, FIRST);
    const given = { service: hall.services.Β, note: ' Λείπει το έντυπο ' };
    const { body } = await step(mine.code, hall.clerk, 'transfer', given);
    expect(body).toMatchObject({
      label: 'Α1',
      status: 'scheduled',
      service: { name: 'Διαβατήρια' },
      note: 'Λείπει το έντυπο',
      counter: null,
      can: ['call', 'transfer', 'take_back'],
    });
    const moved = { label: 'Α1', service: 'Διαβατήρια', people_ahead: 0 };
    expect(await ticketOf(mine)).toMatchObject(moved);
    expect(await ticketOf(other)).toMatchObject({ people_ahead: 1 });
    const called = await next(hall, FIRST, { services: [hall.services.Β] });
    expect(called.body.ticket?.note).toBe('Λείπει το έντυπο');
    const { records } = await calls.audit(hall.place, hall.owner);
    const transfer = records.find(({ action }) => action === 'transfer');
    expect(transfer).toMatchObject({ subject: mine.code, subject_name: 'Α1' });
  });

  it('puts several numbers behind those of the other service, and before the next one there', async () => {
    await calls.take(hall.lists.Β);
    for (let n = 0; n < 3; n += 1) {
      const { ticket } = await calls.take(hall.lists.Α);
      await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Β });
    }
    await calls.take(hall.lists.Β);
    const { waiting_lists: lists } = await calls.counterOf(hall);
    const { tickets } = lists.find(({ code }) => code === hall.lists.Β)!;
    const inOrder = tickets.toSorted((a, b) => a.position - b.position);
    expect(inOrder.map(({ label }) => label)).toEqual(['Β1', 'Α1', 'Α2', 'Α3', 'Β2']);
  });

  it('goes into a full service, and names the number of a person who waits there', async () => {
    const { ticket, who } = await calls.take(hall.lists.Α);
    await calls.change(hall.lists.Β, hall.clerk, { capacity: 0 });
    const to = (code: string) => step(code, hall.clerk, 'transfer', { service: hall.services.Β });
    expect((await to(ticket.code)).status).toBe(200);
    const lists = await calls.listsAt(hall.place, TODAY, '2026-11-21');
    const full = { state: 'full', tickets_count: 1, next_rank: 1 };
    expect(lists.find(({ service }) => service?.letter === 'Β')).toMatchObject(full);
    const again = await calls.request(hall.lists.Α, who);
    expect(again.body.label).toBe('Α2');
    const held = await to(again.body.code);
    expect([held.status, held.body]).toMatchObject([
      409,
      { code: 'existing_ticket', error: expect.stringContaining('Α1'), ticket: { label: 'Α1' } },
    ]);
  });

  it('is taken back within a minute, with the visit that went on', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Γ });
    test.clock.advance(60);
    const { body } = await step(ticket.code, hall.clerk, 'take_back');
    const before = { status: 'running', counter: FIRST, service: { name: 'Πιστοποιητικά' } };
    expect(body).toMatchObject(before);
  });

  it('shows its new list to a repeat of the request that took it', async () => {
    const who = await buildSignedIn(test, { confirmed: true });
    const take = () => calls.request(hall.lists.Α, who, { 'idempotency-key': 'lost' });
    const { body } = await take();
    await calls.take(hall.lists.Β);
    await step(body.code, hall.clerk, 'transfer', { service: hall.services.Β });
    expect((await take()).body).toMatchObject({
      code: body.code,
      label: 'Α1',
      service: { name: 'Διαβατήρια' },
      waiting_list: { code: hall.lists.Β, tickets_count: 2 },
      people_ahead: 0,
    });
  });

  it('keeps alerts of both services right', async () => {
    const { ticket: first } = await calls.take(hall.lists.Α);
    await calls.take(hall.lists.Α);
    const { ticket: third, who } = await calls.take(hall.lists.Α);
    await ask('PUT', `/api/user/tickets/${third.code}/alert`, who, { ahead: 1, email: false });
    await step(first.code, hall.clerk, 'transfer', { service: hall.services.Β });
    expect((await calls.mine(who)).alert).toMatchObject({ ahead: 1, fired_at: expect.any(String) });
  });
});

describe('a parked ticket', () => {
  it('is skipped, delays nobody, and can be called at any counter', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    const { ticket: behind } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    const { body } = await step(ticket.code, hall.clerk, 'park', { minutes: 20 });
    expect(body).toMatchObject({
      status: 'scheduled',
      parked: { counter: FIRST, until: '2026-11-20T12:20:00.000+02:00' },
    });
    expect(await ticketOf(ticket)).toMatchObject({ parked: { counter: FIRST }, people_ahead: 0 });
    expect(await ticketOf(behind)).toMatchObject({ people_ahead: 0 });
    expect((await next(hall, FIRST)).body.ticket?.label).toBe('Α2');
    expect((await next(hall, SECOND)).body.ticket).toBeNull();
    const again = await calls.serve(ticket.code, hall.clerk, 'call', SECOND);
    expect(again.body).toMatchObject({ status: 'running', counter: SECOND, parked: null });
  });

  it('ends with the line', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    await step(ticket.code, hall.clerk, 'park');
    await calls.change(hall.lists.Α, hall.clerk, { state: 'closed', abort_open: true });
    expect(await ticketOf(ticket)).toMatchObject({ status: 'aborted', parked: null });
  });
});

it('an arrival is recorded once where the place does so, and taken back', async () => {
  const { ticket } = await calls.take(hall.lists.Α);
  await next(hall, FIRST);
  await setting(hall, 'confirms_arrival = true');
  test.clock.advance(30);
  const { body } = await step(ticket.code, hall.clerk, 'here');
  expect(body.began_at).toBe('2026-11-20T12:00:30.000+02:00');
  expect((await step(ticket.code, hall.clerk, 'here')).status).toBe(409);
  expect((await step(ticket.code, hall.clerk, 'take_back')).body.began_at).toBeNull();
  expect((await step(ticket.code, hall.clerk, 'here')).status).toBe(200);
});

describe('priority', () => {
  it('alternates with ordinary numbers, and goes back to its first place when withdrawn', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await calls.take(hall.lists.Α)).ticket.code);
    const orderAfter = async (code: string, reason: string | null) => {
      await step(code, hall.clerk, 'priority', { reason });
      const { waiting_lists: lists } = await calls.counterOf(hall);
      return lists[0]!.tickets.map(({ label }) => label).join(' ');
    };
    expect(await orderAfter(codes[4]!, 'elderly')).toBe('Α1 Α5 Α2 Α3 Α4 Α6');
    expect(await orderAfter(codes[5]!, 'pregnancy')).toBe('Α1 Α5 Α2 Α6 Α3 Α4');
    expect(await orderAfter(codes[4]!, null)).toBe('Α1 Α2 Α6 Α3 Α4 Α5');
  });

  it('is taken with the number, online and at the door', async () => {
    const taken = [];
    for (let n = 0; n < 4; n += 1) taken.push(await calls.take(hall.lists.Α));
    const who = await buildSignedIn(test, { confirmed: true });
    const { status, body } = await ask<Ticket>('POST', '/api/user/tickets', who, {
      ticket: { waiting_list_code: hall.lists.Α, priority: 'small_child' },
    });
    expect([status, body]).toMatchObject([201, { label: 'Α5', priority: true, people_ahead: 1 }]);
    const wish = { waiting_list_code: hall.lists.Α, priority: 'elderly' };
    const walkIns = `/api/counter/${hall.place.slug}/walk_ins`;
    const walkIn = await ask<Ticket>('POST', walkIns, hall.clerk, wish);
    expect(walkIn.body).toMatchObject({ label: 'Α6', priority: true, people_ahead: 3 });
    const events = `/api/tickets/${taken[1]!.ticket.key}/events`;
    const passed = expect.objectContaining({ kind: 'priority', count: 1 });
    expect((await ask<TicketEvents>('GET', events)).body.records).toContainEqual(passed);
  });

  it('is left out for a number that a counter calls while it is taken', async () => {
    const real = test.context.db.query;
    const query = vi.spyOn(test.context.db, 'query');
    query.mockImplementation(async (sql, ...rest) => {
      if (sql.includes('ticket_priority')) {
        query.mockImplementation(real);
        await next(hall, FIRST);
      }
      return await real(sql, ...rest);
    });
    const wish = { waiting_list_code: hall.lists.Α, priority: 'elderly' };
    const who = await buildSignedIn(test, { confirmed: true });
    const { status, body } = await ask('POST', '/api/user/tickets', who, { ticket: wish });
    expect([status, body]).toMatchObject([201, { label: 'Α1', status: 'running', counter: FIRST }]);
  });

  it('has a reason for members only', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    const { body } = await step(ticket.code, hall.clerk, 'priority', { reason: 'disability' });
    expect(body.priority_reason).toBe('disability');
    expect(JSON.stringify(await ticketOf(ticket))).not.toContain('disability');
  });
});

describe('a note', () => {
  let ticket: Ticket;
  beforeEach(async () => {
    ({ ticket } = await calls.take(hall.lists.Α));
  });

  it('is plain text of 500 characters, for members only', async () => {
    const text = '<b>Έχει</b> & "περιμένει"';
    expect((await step(ticket.code, hall.clerk, 'note', { note: text })).body.note).toBe(text);
    expect(JSON.stringify(await ticketOf(ticket))).not.toContain('περιμένει');
    const full = 'ά'.repeat(500);
    expect((await step(ticket.code, hall.clerk, 'note', { note: full })).body.note).toBe(full);
    expect((await step(ticket.code, hall.clerk, 'note', { note: '' })).body.note).toBeNull();
    const { records } = await calls.audit(hall.place, hall.owner);
    expect(JSON.stringify(records)).not.toContain('περιμένει');
  });

  it('is erased after the visit, with the reason for priority', async () => {
    await step(ticket.code, hall.clerk, 'note', { note: 'Λείπει το έντυπο' });
    await step(ticket.code, hall.clerk, 'priority', { reason: 'elderly' });
    const stored = () =>
      first(test.db, 'SELECT note, priority_reason FROM tickets WHERE code = $1', [ticket.code]);
    await next(hall, FIRST);
    await eraseTexts(test.db, test.clock.now());
    expect(await stored()).toEqual({ note: 'Λείπει το έντυπο', priority_reason: 'elderly' });
    await calls.serve(ticket.code, hall.clerk, 'done', FIRST);
    test.clock.advance(60);
    await eraseTexts(test.db, test.clock.now());
    expect(await stored()).toMatchObject({ note: 'Λείπει το έντυπο' });
    test.clock.advance(61);
    await eraseTexts(test.db, test.clock.now());
    expect(await stored()).toEqual({ note: null, priority_reason: null });
  });
});

describe('a refusal is in both languages and without effect', () => {
  type Request = [refusal: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string];
  const refuse = async (...requests: [...Request, payload?: object][]) => {
    const before = await stateOf(test.db);
    for (const [n, [refusal, method, path, payload]] of requests.entries())
      for (const [language, words] of [
        ['el', /\p{Script=Greek}{3}/u],
        ['en', /^[^\p{Script=Greek}]+$/u],
      ] as const) {
        const headers = { 'accept-language': language, 'idempotency-key': `${n} ${language}` };
        const response = await ask(method, `/api${path}`, hall.owner, payload, headers);
        expect(refusalOf(response)).toBe(refusal);
        const { error, message } = response.body;
        expect(error ?? Object.values(message!).flat().join()).toMatch(words);
      }
    expect(await stateOf(test.db)).toEqual(before);
  };
  const own = (code: string, action: string) => `/counter/tickets/${code}/${action}`;

  it('for a waiting number', async () => {
    const { code } = (await calls.take(hall.lists.Α)).ticket;
    const foreign = await buildHall(test);
    await calls.change(hall.lists.Γ, hall.clerk, { state: 'closed' });
    await refuse(
      ['404 service_not_found', 'POST', own(code, 'transfer'), { service: foreign.services.Β }],
      ['409 service_closed', 'POST', own(code, 'transfer'), { service: hall.services.Γ }],
      ['422 invalid_request', 'POST', own(code, 'park'), { minutes: 121 }],
      ['422 invalid_request', 'PUT', own(code, 'priority'), { reason: 'hurry' }],
      ['422 invalid_text', 'PUT', own(code, 'note'), { note: 'α\u0000β' }],
      ['422 note', 'PUT', own(code, 'note'), { note: 'ά'.repeat(501) }],
      ['422 invalid_request', 'GET', `/counter/${hall.place.slug}/find?q=${'a'.repeat(101)}`],
    );
  });

  it('for priority after the call, and a note after the visit', async () => {
    const { code } = (await calls.take(hall.lists.Α)).ticket;
    await next(hall, FIRST);
    await refuse(['409 not_possible_now', 'PUT', own(code, 'priority'), { reason: 'elderly' }]);
    await calls.serve(code, hall.clerk, 'done', FIRST);
    await refuse(['409 not_possible_now', 'PUT', own(code, 'note'), { note: 'Έντυπο' }]);
  });

  it('for a service that the counter does not serve, and the end of the last service', async () => {
    const { Α, Β, Γ } = hall.services;
    await skills(hall, [{ name: '', services: [Α] }]);
    const call = { counter: FIRST, services: [Β] };
    await refuse(['422 service_not_served', 'POST', `/counter/${hall.place.slug}/calls`, call]);
    const services = `/places/${hall.place.slug}/services`;
    for (const code of [Β, Γ]) await ask('DELETE', `/api${services}/${code}`, hall.owner);
    await refuse(['409 last_service', 'DELETE', `${services}/${Α}?close=true`]);
  });
});
