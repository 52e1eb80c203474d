import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket, TicketEvents } from '#common/contract/tickets.ts';
import { first } from '#server/db/client.ts';
import { eraseTexts } from '#server/repositories/line/expiry.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { FIRST, testHall } from '#server/testing/lines.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, hall, next, step, setting } = testHall(test);
const { ask, ticketOf } = calls;

describe('priority', () => {
  const labels = async () => {
    const { waiting_lists: lists } = await calls.counterOf(hall);
    return lists[0]!.tickets.map(({ label }) => label);
  };

  it('alternates with ordinary numbers, and goes back to its first place when withdrawn', async () => {
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await calls.take(hall.lists.Α));
    const codes = people.map(({ ticket }) => ticket.code);
    await step(codes[4]!, hall.clerk, 'priority', { reason: 'elderly' });
    expect(await labels()).toEqual(['Α1', 'Α5', 'Α2', 'Α3', 'Α4', 'Α6']);
    await step(codes[5]!, hall.clerk, 'priority', { reason: 'pregnancy' });
    expect(await labels()).toEqual(['Α1', 'Α5', 'Α2', 'Α6', 'Α3', 'Α4']);
    expect(await ticketOf(people[4]!.ticket)).toMatchObject({ priority: true, people_ahead: 1 });
    const { body: withdrawn } = await step(codes[4]!, hall.clerk, 'priority', { reason: null });
    expect(withdrawn).toMatchObject({ priority: false, priority_reason: null });
    expect(await labels()).toEqual(['Α1', 'Α2', 'Α6', 'Α3', 'Α4', 'Α5']);
    await setting(hall, 'priority_after = 3');
    await step(codes[4]!, hall.clerk, 'priority', { reason: 'disability' });
    expect(await labels()).toEqual(['Α1', 'Α2', 'Α6', 'Α3', 'Α4', 'Α5']);
    const { body } = await ask<TicketEvents>('GET', `/api/tickets/${people[2]!.ticket.key}/events`);
    const passed = expect.objectContaining({ kind: 'priority', count: 1 });
    expect(body.records).toContainEqual(passed);
    expect(await brokenRules(test.db)).toEqual([]);
  });

  it('is taken with the number, online and at the door', async () => {
    for (let n = 0; n < 4; n += 1) await calls.take(hall.lists.Α);
    const who = await buildSignedIn(test, { confirmed: true });
    const { status, body } = await ask<Ticket>('POST', '/api/user/tickets', who, {
      ticket: { waiting_list_code: hall.lists.Α, priority: 'small_child' },
    });
    expect([status, body]).toMatchObject([201, { label: 'Α5', priority: true, people_ahead: 1 }]);
    const wish = { waiting_list_code: hall.lists.Α, priority: 'elderly' };
    const walkIns = `/api/counter/${hall.place.slug}/walk_ins`;
    const walkIn = await ask<Ticket>('POST', walkIns, hall.clerk, wish);
    expect(walkIn.body).toMatchObject({ label: 'Α6', priority: true, people_ahead: 3 });
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
