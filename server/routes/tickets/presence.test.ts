import { beforeEach, describe, expect, it } from 'vitest';
import type { CounterTicket } from '#common/contract/counter.ts';
import type { PresenceState } from '#common/contract/presence.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { seededRandom } from '#common/random.ts';
import { mailEndedBreaks } from '#server/repositories/tickets/breaks.ts';
import { buildList, hoursOf } from '#server/testing/builders.ts';
import { buildDevice, buildLine, createCalls, FIRST, testLine } from '#server/testing/lines.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { refusalOf, type Caller } from '#server/testing/streams.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';
import { updateRow } from '#server/db/client.ts';
import { codeAt, createPhone, setDoor } from '#server/testing/doors.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const AWAY_SECONDS = 900;

const line = testLine(test);
beforeEach(() => show());
const show = (presence: 'off' | 'shown' = 'shown') =>
  updateRow(test.db, 'organisations', line.place.id, { presence });
const { say } = calls;
const next = async () => (await calls.next(line, line.clerk, FIRST)).body.ticket;
const arrive = async () => (await calls.walkIn(line, line.clerk)).body;

describe('where a holder is', () => {
  it('is seen by the ticket and the counter at once', async () => {
    const ticket = await arrive();
    const listVersion = async () => (await calls.lineAt(line.place)).version;
    const before = await listVersion();
    expect((await calls.ticketOf(ticket)).presence).toEqual({ state: null, away_until: null });
    for (const state of ['on_way', 'here'] as const) {
      const { status, body } = await say(ticket, state);
      expect([status, body.presence]).toEqual([200, { state, away_until: null }]);
      const counter = await calls.counterOf(line);
      expect(counter.waiting_lists[0]!.tickets[0]!.presence?.state).toBe(state);
    }
    expect(await listVersion()).toBeGreaterThan(before);
  });

  it('is refused while the place hides it, and after the call', async () => {
    const ticket = await arrive();
    await show('off');
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
    const off = await say(ticket, 'here');
    expect([refusalOf(off), off.body.ticket.rank]).toEqual(['409 presence_off', 1]);
    await show();
    await next();
    expect(refusalOf(await say(ticket, 'away'))).toBe('409 not_possible_now');
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
  });

  it('is not asked before the day of the number', async () => {
    const monday = { organisationId: line.place.id, releasedOn: '2026-11-23' };
    const { who, ticket } = await calls.take((await buildList(test.db, monday)).code);
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
    expect((await say(ticket, 'on_way', who)).body.code).toBe('not_possible_now');
  });
});

describe('a person is here', () => {
  const stateOf = async (ticket: Ticket) => (await calls.ticketOf(ticket)).presence?.state;
  const mark = (code: string, who: Caller, state: PresenceState = 'here') =>
    calls.ask<CounterTicket>('POST', `/api/counter/tickets/${code}/presence`, who, { state });

  it('if a clerk sees them', async () => {
    const ticket = await arrive();
    expect((await mark(ticket.code, line.owner)).body.presence?.state).toBe('here');
    expect(await stateOf(ticket)).toBe('here');
    expect((await mark(ticket.code, line.clerk, 'away')).body.presence?.state).toBe('away');
    await say(ticket, 'here');
    await next();
    expect(refusalOf(await mark(ticket.code, line.clerk))).toBe('409 not_possible_now');
    // The audit trail says who put somebody away, because nobody calls them meanwhile.
    const { records } = await calls.audit(line.place, line.owner);
    const marked = records.filter(({ action }) => action === 'presence');
    expect(marked).toMatchObject([{ details: { state: 'away' } }, { details: { state: 'here' } }]);
  });

  it('if they took their number at the door or at a kiosk, or type it there', async () => {
    await setDoor(test, line, 'poster');
    expect(await stateOf((await createPhone(test).join(line)).body)).toBe('here');
    const device = await buildDevice(test, line);
    expect(await stateOf((await calls.walkIn(line, device)).body)).toBe('here');

    const { ticket } = await calls.take(line.list.code);
    const type = (label: string, place = line.place.slug) =>
      calls.ask('POST', `/api/kiosk/${place}/here`, device, { label });
    const typed = await type(` ${ticket.rank} `);
    expect([typed.status, typed.body]).toEqual([200, { label: String(ticket.rank) }]);
    expect(await stateOf(ticket)).toBe('here');
    for (const label of ['999', `Ω${ticket.rank}`, 'Μαρία', '']) {
      expect((await type(label)).status, label).toBe(404);
    }
    const other = await buildLine(test);
    expect((await type(String(ticket.rank), other.place.slug)).status).toBe(404);
    await show('off');
    expect((await type(String(ticket.rank))).body.code).toBe('presence_off');
  });

  it('if the phone with their number opens the code of the door', async () => {
    await setDoor(test, line, 'rotating');
    const phone = createPhone(test);
    const { pass } = (await phone.open(line, codeAt(test, line).code)).body;
    const { body: ticket } = await phone.join(line, { code: pass });
    const scan = async (code: string, headers = {}) => {
      await say(ticket, 'on_way');
      const url = `/join/${line.place.slug}?code=${code}`;
      const browser = { accept: 'text/html', cookie: phone.jar.cookie!, ...headers };
      const { headers: sent } = await test.app.inject({ url, headers: browser });
      expect(sent.location).toBe(`/ticket/${ticket.key}`);
      return stateOf(ticket);
    };
    const { code } = codeAt(test, line);
    expect(await scan(code, { 'sec-purpose': 'prefetch' })).toBe('on_way');
    expect(await scan('')).toBe('on_way');
    expect(await scan('nonsense')).toBe('on_way');
    expect(await scan(code)).toBe('here');
    test.clock.advance(120);
    expect(await scan(code)).toBe('on_way');
    await setDoor(test, line, 'poster');
    expect(await scan('')).toBe('here');
  });

  it('is counted beside waiting people if the place shows presence', async () => {
    await arrive();
    await mark((await arrive()).code, line.clerk);
    const opening_hours = JSON.stringify(hoursOf('00:00', '24:00'));
    await updateRow(test.db, 'organisations', line.place.id, { opening_hours });
    const counts = async () => [
      (await calls.lineAt(line.place)).lists[0]!.here,
      (await calls.listsAt(line.place, TODAY, '2026-11-21'))[0]!.here,
      (await calls.placeAt(line.place)).wait!.here,
      (await calls.cardAt(line.place)).wait!.here,
    ];
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await next();
    await next();
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await show('off');
    expect(await counts()).toEqual([null, null, null, null]);
  });
});

describe('back in 15 minutes', () => {
  it('ends early with "I am here", and is possible once', async () => {
    const [first] = [await arrive(), await arrive()];
    await say(first, 'away');
    test.clock.advance(60);
    // The same command again, after a lost response.
    const { body } = await say(first, 'away');
    expect(body.presence?.away_until).toBe('2026-11-20T12:15:00.000+02:00');
    expect((await say(first, 'here')).body.presence?.state).toBe('here');
    expect(refusalOf(await say(first, 'away'))).toBe('409 away_used');
    expect((await next())?.rank).toBe(first.rank);
  });

  it('starves nobody: people who are not away are called in the order of the line', async () => {
    const rounds = Number(process.env.DAYS ?? 4);
    for (let round = 0; round < rounds; round += 1) {
      const random = seededRandom(`presence ${round}`);
      Object.assign(line, await buildLine(test));
      await show();
      const waiting: { ticket: Ticket; until: number; isUsed: boolean }[] = [];
      for (let step = 0; step < 40; step += 1) {
        const now = test.clock.now().getTime();
        const about = `round ${round}, step ${step}`;
        const act = random.whole(0, 9);
        const one = waiting[random.whole(0, Math.max(0, waiting.length - 1))];
        if (act <= 2) waiting.push({ ticket: await arrive(), until: 0, isUsed: false });
        else if (act <= 4 && one) {
          const { status } = await say(one.ticket, 'away');
          expect(status, about).toBe(one.isUsed && one.until <= now ? 409 : 200);
          if (!one.isUsed) Object.assign(one, { isUsed: true, until: now + AWAY_SECONDS * 1000 });
        } else if (act === 5 && one) {
          await say(one.ticket, random.whole(0, 1) ? 'here' : 'on_way');
          one.until = Math.min(one.until, now);
        } else if (act === 6) test.clock.advance(random.whole(60, 600));
        else {
          const due = waiting.find(({ until }) => until <= now);
          expect((await next())?.rank, about).toBe(due?.ticket.rank);
          if (due) waiting.splice(waiting.indexOf(due), 1);
        }
      }
      // Fifteen minutes later, all are called in order.
      test.clock.advance(AWAY_SECONDS);
      for (const { ticket } of waiting) expect((await next())?.rank).toBe(ticket.rank);
    }
  }, 120_000);
});

describe('the end of "back in 15 minutes"', () => {
  const notified = () => mailEndedBreaks(test.context.db, writingOf(test));
  const takeAway = async () => {
    const { who, ticket } = await calls.take(line.list.code);
    expect((await say(ticket, 'away', who)).status).toBe(200);
    return { who, ticket };
  };

  it('is notified once by e-mail, in the language of the person', async () => {
    const { who } = await takeAway();
    test.clock.advance(AWAY_SECONDS - 1);
    expect(await notified()).toBe(0);
    test.clock.advance(1);
    const counts = await Promise.all([notified(), notified()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await notified()).toBe(0);
    const [email] = await emailsTo(test, who.user.email);
    expect(email!.message.subject).toContain('Τα 15\u00a0λεπτά πέρασαν');
    expect(email!.message.text).toContain('https://seira.example/ticket/');
  });

  it('is not notified to people who came back, were called, left, or have no confirmed address', async () => {
    const people = [await takeAway(), await takeAway(), await takeAway(), await takeAway()];
    const [back, called, left, unconfirmed] = people;
    test.clock.advance(60);
    await say(back!.ticket, 'on_way', back!.who);
    await calls.serve(called!.ticket.code, line.clerk, 'call');
    await calls.act(left!.ticket.code, left!.who, 'cancel');
    await updateRow(test.db, 'users', unconfirmed!.who.user.id, { confirmed_at: null });
    test.clock.advance(AWAY_SECONDS);
    expect(await notified()).toBe(0);
  });

  it('is not notified if the message would come too late', async () => {
    await takeAway();
    test.clock.advance(AWAY_SECONDS + 1800);
    expect(await notified()).toBe(0);
  });
});
