import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CounterResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import type { CounterSkills, Service } from '#common/contract/places/services.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { eraseTexts } from '#server/repositories/line/expiry.ts';
import { buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { buildLine, createCalls, FIRST, SECOND, type LineSetup } from '#server/testing/lines.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { NOON, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const { ask } = calls;
let keys = 0;

interface Hall extends LineSetup {
  /** Codes of the services Α (the default), Β and Γ, and of their lists today. */
  services: Record<'Α' | 'Β' | 'Γ', string>;
  lists: Record<'Α' | 'Β' | 'Γ', string>;
}

/** A place with the services Α, Β and Γ and two counters that serve all of them. */
async function buildHall(): Promise<Hall> {
  const line = await buildLine(test);
  const at = `/api/places/${line.place.slug}/services`;
  const [first] = (await ask<{ records: Service[] }>('GET', at, line.clerk)).body.records;
  await ask('PATCH', `${at}/${first!.code}`, line.owner, { name: 'Πιστοποιητικά', letter: 'Α' });
  const services = { Α: first!.code, Β: '', Γ: '' };
  for (const [letter, name] of [['Β', 'Διαβατήρια'], ['Γ', 'Άδειες']] as const) {
    const { status, body } = await ask<Service>('POST', at, line.owner, { name, letter });
    expect(status).toBe(201);
    services[letter] = body.code;
  }
  const rows = await test.db.query<{ letter: 'Α' | 'Β' | 'Γ'; code: string }>(
    `SELECT s.letter, l.code FROM waiting_lists l JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date`,
    [line.place.id, TODAY],
  );
  const lists = Object.fromEntries(rows.map(({ letter, code }) => [letter, code]));
  return { ...line, services, lists: lists as Hall['lists'] };
} // prettier-ignore

const next = (hall: Hall, counter: string, more: object = {}, key = `hall-${(keys += 1)}`) =>
  ask<{
    ticket: CounterTicket | null;
    finished: CounterTicket | null;
    others?: { service: { name: string }; letter: string; waiting: number }[];
    code?: string;
  }>(
    'POST',
    `/api/counter/${hall.place.slug}/calls`,
    hall.clerk,
    { counter, finish: 'processed', ...more },
    { 'idempotency-key': key },
  );
const step = (code: string, who: SignedIn, action: string, body: object = {}) =>
  ask<CounterTicket & { ticket: CounterTicket | null }>(
    action === 'note' || action === 'priority' ? 'PUT' : 'POST',
    `/api/counter/tickets/${code}/${action}`,
    who,
    body,
  );
const skills = (hall: Hall, records: CounterSkills[]) =>
  ask<{ records: CounterSkills[] }>('PUT', `/api/places/${hall.place.slug}/counters`, hall.owner, {
    records,
  });
const read = async (ticket: Ticket) =>
  (await ask<Ticket & { service: string }>('GET', `/api/tickets/${ticket.key}`)).body;
const setting = (hall: Hall, set: string) =>
  test.db.query(`UPDATE organisations SET ${set} WHERE id = $1`, [hall.place.id]);

let hall: Hall;
beforeEach(async () => {
  test.clock.set(NOON);
  hall = await buildHall();
});

describe('a place with several services', () => {
  it('gives numbers with letters, and lists the default service first', async () => {
    const lists = await calls.listsAt(hall.place, TODAY, '2026-11-21');
    expect(lists.map(({ service, next_label: label }) => [service?.letter, label])).toEqual([
      ['Α', 'Α1'],
      ['Β', 'Β1'],
      ['Γ', 'Γ1'],
    ]);
    const { ticket } = await calls.take(hall.lists.Β);
    expect(ticket).toMatchObject({
      label: 'Β1',
      rank: 1,
      service: { code: hall.services.Β, name: 'Διαβατήρια' },
    });
    expect(await read(ticket)).toMatchObject({ label: 'Β1', service: 'Διαβατήρια', priority: false, parked: null });
    await next(hall, FIRST);
    const line = await calls.lineAt(hall.place);
    expect(line.lists.map(({ service_code: code }) => code)).toEqual(Object.values(hall.services));
    expect(line.lists[1]!.now_serving).toMatchObject([{ label: 'Β1', counter: FIRST }]);
  }); // prettier-ignore

  it('calls people of all services in the order in which they took their numbers', async () => {
    for (const list of ['Β', 'Α', 'Β', 'Γ'] as const) await calls.take(hall.lists[list]);
    const called: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1) called.push((await next(hall, FIRST)).body.ticket?.label);
    expect(called).toEqual(['Β1', 'Α1', 'Β2', 'Γ1', undefined]);
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('calls those whom a counter serves, and says who waits for others', async () => {
    const { Α, Β, Γ } = hall.services;
    const { status, body } = await skills(hall, [
      { name: '', services: [Β] },
      { name: 'Άδειες', services: [] },
    ]);
    expect([status, body.records]).toEqual([
      200,
      [{ name: FIRST, services: [Β] }, { name: 'Άδειες', services: [] }],
    ]); // prettier-ignore
    for (const list of ['Α', 'Α', 'Γ', 'Β'] as const) await calls.take(hall.lists[list]);
    expect((await next(hall, FIRST)).body.ticket?.label).toBe('Β1');
    expect((await next(hall, FIRST)).body).toMatchObject({
      ticket: null,
      others: [
        { service: { name: 'Πιστοποιητικά' }, letter: 'Α', waiting: 2 },
        { letter: 'Γ', waiting: 1 },
      ],
    });
    expect((await next(hall, 'Άδειες', { services: [Γ] })).body.ticket?.label).toBe('Γ1');
    const { body: view } = await ask<CounterResponse>('GET', `/api/counter/${hall.place.slug}`, hall.clerk);
    expect(view.counter_services).toEqual([
      { name: FIRST, services: [Β], now: null },
      { name: 'Άδειες', services: [], now: [Γ] },
    ]);
    expect((await next(hall, FIRST, { services: [Α] })).body.code).toBe('service_not_served');
    await setting(hall, 'clerks_choose_services = true');
    expect((await next(hall, FIRST, { services: [Α] })).body.ticket?.label).toBe('Α1');
    expect((await next(hall, FIRST, { services: ['srv_none'] })).status).toBe(404);
  }); // prettier-ignore
});

describe('the window of a service', () => {
  const windows = async () => {
    const lists = await calls.listsAt(hall.place, TODAY, '2026-11-21');
    return Object.fromEntries(
      lists.map(({ service, estimate }) => [
        service!.letter,
        estimate && [estimate.from, estimate.to].map((at) => (Date.parse(at) - +NOON) / 60_000),
      ]),
    );
  };

  const card = async () =>
    (await ask<Organisation>('GET', `/api/organisations/${hall.place.slug}`)).body;

  it('follows the counters that serve it', async () => {
    const { Α, Β } = hall.services;
    await skills(hall, [
      { name: '', services: [Α] },
      { name: '', services: [Β] },
    ]);
    for (let n = 0; n < 20; n += 1) await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    const { Α: own, ...others } = await windows();
    expect(others).toEqual({ Β: [0, 0], Γ: null });
    expect(own![0]).toBeGreaterThan(60);
    expect((await card()).wait).toMatchObject({
      waiting: 0,
      minutes_from: 0,
      service: { code: Β },
    });

    // Counter 2 helps with Α, and 19 people stand before the next one for Β.
    await skills(hall, [
      { name: '', services: [Α] },
      { name: '', services: [] },
    ]);
    const shared = await windows();
    expect(shared.Α![1]).toBeLessThan(own![1]);
    expect(shared.Β![0]).toBeGreaterThan(30);
    expect(shared.Γ).toEqual(shared.Β);
    const { ticket } = await calls.take(hall.lists.Β);
    for (let n = 0; n < 5; n += 1) await calls.take(hall.lists.Α);
    const { estimate } = await read(ticket);
    expect((Date.parse(estimate!.from) - +NOON) / 60_000).toBe(shared.Β![0]);
  });

  it('counts who is served where, and returns with the choice of a clerk', async () => {
    const { Α, Β } = hall.services;
    await setting(hall, 'clerks_choose_services = true');
    await skills(hall, [
      { name: '', services: [Α] },
      { name: '', services: [Β] },
    ]);
    await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    expect((await windows()).Α![1]).toBeGreaterThan(0);
    // Nobody waits for either, but only the counter for Β is free.
    expect((await card()).wait).toMatchObject({ minutes_to: 0, service: { code: Β } });
    await next(hall, FIRST);
    await calls.take(hall.lists.Β);
    await next(hall, SECOND);
    expect((await windows()).Β![1]).toBeGreaterThan(0);
    expect((await windows()).Α).toEqual([0, 0]);
    expect((await card()).wait).toMatchObject({ minutes_to: 0, service: { code: Α } });
    // The first counter takes the next for Β too.
    await calls.take(hall.lists.Β);
    await next(hall, FIRST, { services: [Α, Β] });
    await next(hall, FIRST, { services: [Α, Β] });
    expect((await windows()).Β).toEqual([0, 0]);
  });
});

describe('a transfer', () => {
  it('keeps number, label and place in the line, and changes the service', async () => {
    const { ticket: mine } = await calls.take(hall.lists.Α);
    const { ticket: other } = await calls.take(hall.lists.Β);
    await next(hall, FIRST);
    const { status, body } = await step(mine.code, hall.clerk, 'transfer', {
      service: hall.services.Β,
      note: ' Λείπει το έντυπο ',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        label: 'Α1',
        status: 'scheduled',
        service: { name: 'Διαβατήρια' },
        note: 'Λείπει το έντυπο',
        counter: null,
        can: ['call', 'transfer', 'take_back'],
      },
    ]);
    expect(await read(mine)).toMatchObject({ label: 'Α1', service: 'Διαβατήρια', people_ahead: 0 });
    expect(await read(other)).toMatchObject({ people_ahead: 1 });
    expect((await next(hall, FIRST, { services: [hall.services.Β] })).body.ticket).toMatchObject({
      label: 'Α1',
      note: 'Λείπει το έντυπο',
    });
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('goes into a full service, but not into a closed one, nor where the person waits', async () => {
    const { ticket, who } = await calls.take(hall.lists.Α);
    await calls.change(hall.lists.Β, hall.clerk, { capacity: 0 });
    await calls.change(hall.lists.Γ, hall.clerk, { state: 'closed' });
    const to = (letter: 'Α' | 'Β' | 'Γ') =>
      step(ticket.code, hall.clerk, 'transfer', { service: hall.services[letter] });
    expect((await to('Γ')).body).toMatchObject({ code: 'service_closed', ticket: { label: 'Α1' } });
    expect((await to('Α')).body).toMatchObject({ code: 'not_possible_now' });
    expect((await to('Β')).status).toBe(200);
    const [, full] = await calls.listsAt(hall.place, TODAY, '2026-11-21');
    expect(full).toMatchObject({ state: 'full', tickets_count: 1, next_rank: 1 });
    const again = await calls.request(hall.lists.Α, who);
    expect(again.body.label).toBe('Α2');
    const held = await step(again.body.code, hall.clerk, 'transfer', { service: hall.services.Β });
    expect([held.status, held.body]).toMatchObject([
      409,
      { code: 'existing_ticket', ticket: { label: 'Α1' } },
    ]);
    const unknown = await step(ticket.code, hall.clerk, 'transfer', { service: 'srv_x' });
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'service_not_found' }]);
    const foreign = await buildHall();
    const elsewhere = { service: foreign.services.Β };
    expect((await step(ticket.code, hall.clerk, 'transfer', elsewhere)).status).toBe(404);
    expect((await step(ticket.code, foreign.clerk, 'transfer', elsewhere)).status).toBe(404);
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('is taken back within a minute, with the visit that went on', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Γ });
    test.clock.advance(60);
    const { status, body } = await step(ticket.code, hall.clerk, 'take_back');
    expect([status, body]).toMatchObject([
      200,
      { status: 'running', counter: FIRST, service: { name: 'Πιστοποιητικά' } },
    ]);
    await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Γ });
    test.clock.advance(60.001);
    const late = await step(ticket.code, hall.clerk, 'take_back');
    expect([late.status, late.body]).toMatchObject([409, { code: 'not_possible_now' }]);
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('is not taken back while its counter serves somebody else', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await calls.take(hall.lists.Β);
    await next(hall, FIRST);
    await step(ticket.code, hall.clerk, 'transfer', { service: hall.services.Γ });
    await next(hall, FIRST, { services: [hall.services.Β] });
    expect((await step(ticket.code, hall.clerk, 'take_back')).body).toMatchObject({
      code: 'counter_busy',
      ticket: { label: 'Β1' },
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
  it('is not the next, is in nobody’s way, and is called by any colleague', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    const { ticket: behind } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    const { body } = await step(ticket.code, hall.clerk, 'park', { minutes: 20 });
    expect(body).toMatchObject({
      status: 'scheduled',
      parked: { counter: FIRST, until: '2026-11-20T12:20:00.000+02:00' },
    });
    expect(await read(ticket)).toMatchObject({ parked: { counter: FIRST }, people_ahead: 0 });
    expect(await read(behind)).toMatchObject({ people_ahead: 0 });
    expect((await next(hall, FIRST)).body.ticket?.label).toBe('Α2');
    expect((await next(hall, SECOND)).body.ticket).toBeNull();
    const again = await calls.serve(ticket.code, hall.clerk, 'call', SECOND);
    expect(again.body).toMatchObject({ status: 'running', counter: SECOND, parked: null });
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('is parked once, only while it is served, and at most for two hours', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    expect((await step(ticket.code, hall.clerk, 'park')).status).toBe(409);
    await next(hall, FIRST);
    expect((await step(ticket.code, hall.clerk, 'park', { minutes: 121 })).status).toBe(422);
    expect((await step(ticket.code, hall.clerk, 'park')).status).toBe(200);
    expect((await step(ticket.code, hall.clerk, 'park')).status).toBe(409);
    expect((await step(ticket.code, hall.clerk, 'take_back')).body.status).toBe('running');
    await calls.serve(ticket.code, hall.clerk, 'done', FIRST);
    expect((await step(ticket.code, hall.clerk, 'park')).status).toBe(409);
  });

  it('ends with the line', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    await step(ticket.code, hall.clerk, 'park');
    await calls.change(hall.lists.Α, hall.clerk, { state: 'closed', abort_open: true });
    expect(await read(ticket)).toMatchObject({ status: 'aborted', parked: null });
    expect(await brokenRules(test.db)).toEqual([]);
  });
});

describe('an arrival', () => {
  it('is recorded once where the place does so, and taken back', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    expect((await step(ticket.code, hall.clerk, 'here')).status).toBe(409);
    await setting(hall, 'confirms_arrival = true');
    test.clock.advance(30);
    expect((await step(ticket.code, hall.clerk, 'here')).body.began_at).toBe(
      '2026-11-20T12:00:30.000+02:00',
    );
    expect((await step(ticket.code, hall.clerk, 'here')).status).toBe(409);
    expect((await step(ticket.code, hall.clerk, 'take_back')).body.began_at).toBeNull();
    expect((await step(ticket.code, hall.clerk, 'here')).status).toBe(200);
  });
});

describe('restoring', () => {
  it('puts a no-show and a cancelled number back to their places', async () => {
    const { ticket: missed } = await calls.take(hall.lists.Α);
    const { ticket: left, who } = await calls.take(hall.lists.Α);
    const { ticket: last } = await calls.take(hall.lists.Α);
    await next(hall, FIRST);
    test.clock.advance(200);
    await calls.serve(missed.code, hall.clerk, 'no_show', FIRST);
    await calls.act(left.code, who, 'cancel');
    expect((await step(missed.code, hall.clerk, 'restore')).body.status).toBe('scheduled');
    expect((await step(left.code, hall.clerk, 'restore')).body.status).toBe('scheduled');
    expect((await step(last.code, hall.clerk, 'restore')).status).toBe(409);
    expect(await read(last)).toMatchObject({ people_ahead: 2 });
    const back = await step(missed.code, hall.clerk, 'take_back');
    expect(back.body).toMatchObject({ status: 'aborted', status_reason: 'no_show' });
    expect((await step(left.code, hall.clerk, 'take_back')).body.status).toBe('cancelled');
    expect(await brokenRules(test.db)).toEqual([]);
  });
});

describe('priority', () => {
  const labels = async () => {
    const { body } = await ask<CounterResponse>(
      'GET',
      `/api/counter/${hall.place.slug}`,
      hall.clerk,
    );
    return body.waiting_lists[0]!.tickets.map(({ label }) => label);
  };

  it('alternates with ordinary numbers, and goes back to its first place when withdrawn', async () => {
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await calls.take(hall.lists.Α));
    const codes = people.map(({ ticket }) => ticket.code);
    await step(codes[4]!, hall.clerk, 'priority', { reason: 'elderly' });
    expect(await labels()).toEqual(['Α1', 'Α5', 'Α2', 'Α3', 'Α4', 'Α6']);
    await step(codes[5]!, hall.clerk, 'priority', { reason: 'pregnancy' });
    expect(await labels()).toEqual(['Α1', 'Α5', 'Α2', 'Α6', 'Α3', 'Α4']);
    expect(await read(people[4]!.ticket)).toMatchObject({ priority: true, people_ahead: 1 });
    const { body: withdrawn } = await step(codes[4]!, hall.clerk, 'priority', { reason: null });
    expect(withdrawn).toMatchObject({ priority: false, priority_reason: null });
    expect(await labels()).toEqual(['Α1', 'Α2', 'Α6', 'Α3', 'Α4', 'Α5']);
    await setting(hall, 'priority_after = 3');
    await step(codes[4]!, hall.clerk, 'priority', { reason: 'disability' });
    expect(await labels()).toEqual(['Α1', 'Α2', 'Α6', 'Α3', 'Α4', 'Α5']);
    const events = await ask<{ records: { kind: string }[] }>('GET', `/api/tickets/${people[2]!.ticket.key}/events`);
    expect(events.body.records).toContainEqual(expect.objectContaining({ kind: 'priority', count: 1 }));
    expect(await brokenRules(test.db)).toEqual([]);
  }); // prettier-ignore

  it('is taken with the number, online and at the door', async () => {
    for (let n = 0; n < 4; n += 1) await calls.take(hall.lists.Α);
    const who = await buildSignedIn(test, { confirmed: true });
    const { status, body } = await ask<Ticket>('POST', '/api/user/tickets', who, {
      ticket: { waiting_list_code: hall.lists.Α, priority: 'small_child' },
    });
    expect([status, body]).toMatchObject([201, { label: 'Α5', priority: true, people_ahead: 1 }]);
    const walkIn = await ask<Ticket>('POST', `/api/counter/${hall.place.slug}/walk_ins`, hall.clerk, {
      waiting_list_code: hall.lists.Α,
      priority: 'elderly',
    });
    expect(walkIn.body).toMatchObject({ label: 'Α6', priority: true, people_ahead: 3 });
    const wrong = await ask('POST', '/api/user/tickets', await buildSignedIn(test), {
      ticket: { waiting_list_code: hall.lists.Α, priority: 'hurry' },
    });
    expect(wrong.status).toBe(422);
  }); // prettier-ignore

  it('is left out for a number that a counter calls while it is taken', async () => {
    const real = test.context.db.query;
    const query = vi.spyOn(test.context.db, 'query');
    query.mockImplementation(async (sql, ...rest) => {
      if (sql.includes('ticket_priority')) {
        query.mockImplementation(real);
        await next(hall, FIRST);
      }
      return (await real(sql, ...rest)) as never[];
    });
    const { status, body } = await ask('POST', '/api/user/tickets', await buildSignedIn(test, { confirmed: true }), {
      ticket: { waiting_list_code: hall.lists.Α, priority: 'elderly' },
    });
    expect([status, body]).toMatchObject([201, { label: 'Α1', status: 'running', counter: FIRST }]);
  }); // prettier-ignore

  it('is refused after the call, and its reason is for members only', async () => {
    const { ticket } = await calls.take(hall.lists.Α);
    const { body } = await step(ticket.code, hall.clerk, 'priority', { reason: 'disability' });
    expect(body.priority_reason).toBe('disability');
    expect(JSON.stringify(await read(ticket))).not.toContain('disability');
    await next(hall, FIRST);
    expect((await step(ticket.code, hall.clerk, 'priority', { reason: null })).status).toBe(409);
    expect((await step(ticket.code, hall.clerk, 'priority', { reason: 'rich' })).status).toBe(422);
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
    expect(JSON.stringify(await read(ticket))).not.toContain('περιμένει');
    const full = 'ά'.repeat(500);
    expect((await step(ticket.code, hall.clerk, 'note', { note: full })).body.note).toBe(full);
    const long = await step(ticket.code, hall.clerk, 'note', { note: `${full}ά` });
    expect([long.status, long.body]).toMatchObject([422, { message: { note: [/500/] } }]);
    for (const note of ['α\u0000β', '\ud800', 7]) {
      expect((await step(ticket.code, hall.clerk, 'note', { note })).status).toBe(422);
    }
    expect((await step(ticket.code, hall.clerk, 'note', { note: '' })).body.note).toBeNull();
    const { records } = await calls.audit(hall.place, hall.owner);
    expect(JSON.stringify(records)).not.toContain('περιμένει');
  });

  it('is erased after the visit, with the reason for priority', async () => {
    await step(ticket.code, hall.clerk, 'note', { note: 'Λείπει το έντυπο' });
    await step(ticket.code, hall.clerk, 'priority', { reason: 'elderly' });
    const kept = async () =>
      (await test.db.query('SELECT note, priority_reason FROM tickets WHERE code = $1', [ticket.code]))[0];
    await next(hall, FIRST);
    await eraseTexts(test.db, test.clock.now());
    expect(await kept()).toEqual({ note: 'Λείπει το έντυπο', priority_reason: 'elderly' });
    await calls.serve(ticket.code, hall.clerk, 'done', FIRST);
    test.clock.advance(60);
    await eraseTexts(test.db, test.clock.now());
    expect(await kept()).toMatchObject({ note: 'Λείπει το έντυπο' });
    test.clock.advance(61);
    await eraseTexts(test.db, test.clock.now());
    expect(await kept()).toEqual({ note: null, priority_reason: null });
  }); // prettier-ignore

  it('is refused after the visit', async () => {
    await next(hall, FIRST);
    await calls.serve(ticket.code, hall.clerk, 'done', FIRST);
    expect((await step(ticket.code, hall.clerk, 'note', { note: 'x' })).status).toBe(409);
  });
});

describe('finding a number', () => {
  const find = (q: string) =>
    ask<{ records: { ticket: CounterTicket; events: { kind: string }[]; can: string[] }[] }>(
      'GET',
      `/api/counter/${hall.place.slug}/find?q=${encodeURIComponent(q)}`,
      hall.clerk,
    );

  it('answers any ticket of the day by label, number or name, with what happened', async () => {
    const { ticket, who } = await calls.take(hall.lists.Β);
    await calls.take(hall.lists.Α);
    await test.db.query("UPDATE users SET first_name = 'Ελένη', last_name = 'Άννα-Ρή' WHERE id = $1", [who.user.id]);
    await next(hall, FIRST);
    test.clock.advance(200);
    await calls.serve(ticket.code, hall.clerk, 'no_show', FIRST);
    const labels = async (q: string) =>
      (await find(q)).body.records.map((found) => found.ticket.label);
    expect(await labels('1')).toEqual(['Β1', 'Α1']);
    for (const q of ['Β1', 'β 1', 'B1', 'ελεν', 'ΑΝΝΑ ελ', ' ρη ']) expect([q, await labels(q)]).toEqual([q, ['Β1']]);
    for (const q of ['%', "'", '"; DROP TABLE tickets', '_', '2', 'Γ1', 'λεν', '']) expect([q, await labels(q)]).toEqual([q, []]);
    expect((await find('Β1')).body.records).toMatchObject([
      {
        ticket: { status: 'aborted', status_reason: 'no_show' },
        events: [{ kind: 'taken' }, { kind: 'called', counter: FIRST }, { kind: 'no_show' }],
        can: ['resume', 'restore'],
      },
    ]);
    expect((await find('α'.repeat(10_000))).status).toBeGreaterThanOrEqual(400);
    expect((await find('α'.repeat(101))).status).toBe(422);
  }); // prettier-ignore
});

describe('two counters at the same instant', () => {
  beforeAll(() => test.clock.set(NOON));

  it('call, transfer, park and take numbers without losing or doubling anybody', async () => {
    const letters = ['Α', 'Β', 'Γ'] as const;
    const people = [];
    for (let n = 0; n < 9; n += 1) people.push(await calls.take(hall.lists[letters[n % 3]!]));
    await Promise.all([
      ...people.flatMap(({ ticket }, n) => [
        step(ticket.code, hall.clerk, 'transfer', { service: hall.services[letters[(n + 1) % 3]!] }),
        calls.take(hall.lists[letters[n % 3]!]),
      ]),
      ...[FIRST, SECOND, FIRST, SECOND].map((counter) => next(hall, counter)),
    ]);
    expect(await brokenRules(test.db)).toEqual([]);
    const seen = new Set<string>();
    for (let n = 0; n < 30; n += 1) {
      const { ticket } = (await next(hall, n % 2 ? FIRST : SECOND)).body;
      if (ticket) expect([ticket.code, seen.has(ticket.code)]).toEqual([ticket.code, false]);
      if (ticket) seen.add(ticket.code);
    }
    const [left] = await test.db.query<{ count: number }>(
      `SELECT count(*) AS count FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
        WHERE l.organisation_id = $1 AND t.status = 'scheduled'`,
      [hall.place.id],
    );
    expect(left?.count).toBe(0);
  }); // prettier-ignore
});
