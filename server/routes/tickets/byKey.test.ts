import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildSignedIn } from '#server/testing/builders.ts';
import { createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400, publicOrigin: 'https://seira.example' });
const calls = createCalls(test);
const { lineOf } = calls;

const calendarOf = async (key: string | undefined) => {
  const { body } = await calls.ask<{ text: string }>('GET', `/api/tickets/${key}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(body.text) as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
};
const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

describe('a ticket by its key', () => {
  it('shows its place, the people being served and the wait of the place', async () => {
    const { place, list, clerk, people } = await lineOf(2);
    const [first, second] = people;
    await calls.next({ place, list }, clerk, FIRST);
    const seen = await calls.ticketOf(second!.ticket);
    expect(seen).not.toHaveProperty('key');
    expect(JSON.stringify(seen)).not.toContain(second!.who.user.last_name);
    const served = [{ rank: 1, counter: FIRST }];
    expect(seen).toMatchObject({ rank: 2, can: [], now_serving: served, patience_ends_at: null });
    const called = await calls.ticketOf(first!.ticket);
    expect(called.patience_ends_at).toBe('2026-11-20T12:03:00.000+02:00');
  });

  it('shows its holder the deadline of undo', async () => {
    const { place, list, clerk, people } = await lineOf(2);
    const [first, second] = people;
    await calls.act(second!.ticket.code, second!.who, 'cancel');
    expect((await calls.ticketOf(second!.ticket)).can_until).toBe('2026-11-20T12:01:00.000+02:00');
    await calls.next({ place, list }, clerk, FIRST);
    test.clock.advance(180);
    await calls.serve(first!.ticket.code, clerk, 'no_show');
    const missed = await calls.ticketOf(first!.ticket);
    const can_until = '2026-11-20T12:13:00.000+02:00';
    expect(missed).toMatchObject({ status_reason: 'no_show', can_until });
    test.clock.advance(601);
    expect((await calls.ticketOf(first!.ticket)).can_until).toBeNull();
  });

  it('returns one constant response for every invalid key', async () => {
    const { people } = await lineOf(1);
    const key = people[0]!.ticket.key!;
    const stranger = await buildSignedIn(test);
    for (const end of ['', '/events', '/live', '.ics']) {
      const responses = [];
      const near = [key.toUpperCase(), `${key}0`];
      for (const guess of ['0'.repeat(32), 'x', '%00', ...near, 'a'.repeat(290)]) {
        const headers = { 'accept-language': 'en', ...stranger.headers };
        const response = await test.app.inject({ url: `/api/tickets/${guess}${end}`, headers });
        responses.push([response.statusCode, guess === '%00' ? '' : response.body]);
      }
      const notFound = '{"error":"The number was not found.","code":"ticket_not_found"}';
      for (const [status, body] of responses)
        expect([status, body]).toEqual(body === '' ? [400, ''] : [404, notFound]);
    }
  });
});

describe('the calendar file of a ticket', () => {
  it('is the window while it waits, then its call, with one UID and rising sequence', async () => {
    const { place, list, clerk, people } = await lineOf(8);
    for (let n = 0; n < 4; n += 1) {
      await calls.next({ place, list }, clerk, FIRST);
      test.clock.advance(300);
    }
    const { key } = people[7]!.ticket;
    const { estimate } = await calls.ticketOf({ key });
    const waiting = await calendarOf(key);
    expect(waiting.startDate.toJSDate()).toEqual(new Date(estimate!.from));
    expect(waiting.endDate.toJSDate()).toEqual(new Date(estimate!.to));
    const link = waiting.component.getFirstPropertyValue('url');
    expect(link).toBe(`https://seira.example/ticket/${key}`);
    await calls.next({ place, list }, clerk, FIRST);
    const moved = await calendarOf(key);
    await calls.serve(people[7]!.ticket.code, clerk, 'call', SECOND);
    const called = await calendarOf(key);
    expect(called.startDate.toJSDate()).toEqual(test.clock.now());
    expect(new Set([waiting, moved, called].map(({ uid }) => uid)).size).toBe(1);
    const versions = [waiting, moved, called].map(({ sequence }) => sequence);
    expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
    await calls.serve(people[7]!.ticket.code, clerk, 'return');
    await calls.act(people[7]!.ticket.code, people[7]!.who, 'cancel');
    expect(statusOf(await calendarOf(key))).toBe('CANCELLED');
  });

  it('is the whole day without a window', async () => {
    const { list, people } = await lineOf(1);
    await test.db.query("UPDATE waiting_lists SET state = 'paused' WHERE id = $1", [list.id]);
    const event = await calendarOf(people[0]!.ticket.key);
    expect(event.startDate.toString()).toBe('2026-11-20');
    expect(statusOf(event)).toBe('CONFIRMED');
  });
});
