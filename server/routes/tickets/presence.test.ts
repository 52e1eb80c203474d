import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanResponse } from '#common/contract/places/plan.ts';
import type { PresenceState } from '#common/contract/presence.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { seededRandom } from '#common/random.ts';
import { mailEndedBreaks } from '#server/repositories/tickets/breaks.ts';
import { buildList } from '#server/testing/builders.ts';
import { buildLine, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import type { Caller } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const AWAY_SECONDS = 900;

const show = ({ place }: LineSetup, mode: 'off' | 'shown' = 'shown') =>
  test.db.query('UPDATE organisations SET presence = $2 WHERE id = $1', [place.id, mode]);
const say = (ticket: Ticket, state: PresenceState, who: Caller = null, language = 'el') =>
  calls.ask<Ticket & { code: string; error: string; ticket: Ticket }>(
    'POST',
    `/api/tickets/${ticket.key}/presence`,
    who,
    { state },
    { 'accept-language': language },
  );
const next = async (line: LineSetup) => (await calls.next(line, line.clerk, FIRST)).body.ticket;
let line: LineSetup;
const arrive = async () => (await calls.walkIn(line, line.clerk)).body;

beforeEach(async () => {
  line = await buildLine(test);
  await show(line);
});

describe('where a holder is', () => {
  it('is off until the owner shows it in the plan', async () => {
    const url = `/api/places/${line.place.slug}/plan`;
    await show(line, 'off');
    const { body: plan } = await calls.ask<PlanResponse>('GET', url, line.owner);
    expect(plan.presence).toBe('off');
    const { hours, numbers_a_day, counters, minutes, days_ahead, holidays } = plan;
    const payload = { hours, numbers_a_day, counters, minutes, days_ahead, holidays };
    const save = (change: object) =>
      calls.ask<PlanResponse>('PUT', url, line.owner, { ...payload, ...change });
    expect((await save({ presence: 'shown' })).body.presence).toBe('shown');
    // A client of an earlier version leaves it as it is.
    expect((await save({})).body.presence).toBe('shown');
    expect((await save({ presence: 'always' })).status).toBe(422);
  });

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

  it('is refused in both languages while the place hides it, and after the call', async () => {
    const ticket = await arrive();
    await show(line, 'off');
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
    const off = await say(ticket, 'here');
    expect([off.status, off.body.code, off.body.ticket.rank]).toEqual([409, 'presence_off', 1]);
    expect(off.body.error).toContain('Αυτό το μέρος');
    expect((await say(ticket, 'here', null, 'en')).body.error).toContain('This place');
    await show(line);
    await next(line);
    const called = await say(ticket, 'away');
    expect([called.status, called.body.code]).toEqual([409, 'not_possible_now']);
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
  });

  it('is not asked before the day of the number', async () => {
    const list = await buildList(test.db, {
      organisationId: line.place.id,
      releasedOn: '2026-11-23',
    });
    const { who, ticket } = await calls.take(list.code);
    expect((await calls.ticketOf(ticket)).presence).toBeNull();
    expect((await say(ticket, 'on_way', who)).body.code).toBe('not_possible_now');
  });
});

describe('back in 15 minutes', () => {
  it('keeps the place, is passed over by "next" meanwhile, and is called first afterwards', async () => {
    const [first, second, third] = [await arrive(), await arrive(), await arrive()];
    const { body } = await say(first, 'away');
    expect(body.presence).toEqual({ state: 'away', away_until: '2026-11-20T12:15:00.000+02:00' });
    expect(body.people_ahead).toBe(0);
    expect((await next(line))?.rank).toBe(second.rank);
    test.clock.advance(AWAY_SECONDS);
    expect((await calls.ticketOf(first)).presence?.state).toBeNull();
    expect((await next(line))?.rank).toBe(first.rank);
    expect((await next(line))?.rank).toBe(third.rank);
  });

  it('ends early with "I am here", and is possible once', async () => {
    const [first] = [await arrive(), await arrive()];
    await say(first, 'away');
    test.clock.advance(60);
    // The same command again, after a lost response.
    const again = await say(first, 'away');
    expect([again.status, again.body.presence?.away_until]).toEqual([
      200,
      '2026-11-20T12:15:00.000+02:00',
    ]);
    expect((await say(first, 'here')).body.presence?.state).toBe('here');
    const refused = await say(first, 'away');
    expect([refused.status, refused.body.code]).toEqual([409, 'away_used']);
    expect(refused.body.error).toContain('μία φορά');
    expect((await say(first, 'away', null, 'en')).body.error).toContain('once');
    expect((await next(line))?.rank).toBe(first.rank);
  });

  it('starves nobody: people who are not away are called in the order of the line', async () => {
    const rounds = Number(process.env.DAYS ?? 8);
    for (let round = 0; round < rounds; round += 1) {
      const random = seededRandom(`presence ${round}`);
      line = await buildLine(test);
      await show(line);
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
          expect((await next(line))?.rank, about).toBe(due?.ticket.rank);
          if (due) waiting.splice(waiting.indexOf(due), 1);
        }
      }
      // Fifteen minutes later, all are called in order.
      test.clock.advance(AWAY_SECONDS);
      for (const { ticket } of waiting) expect((await next(line))?.rank).toBe(ticket.rank);
    }
  }, 120_000);
});

describe('the end of "back in 15 minutes"', () => {
  const notified = () =>
    mailEndedBreaks(test.context.db, {
      keys: test.context.keys,
      origin: 'https://seira.example',
      now: test.clock.now(),
    });
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
    await test.db.query('UPDATE users SET confirmed_at = NULL WHERE email = $1', [
      unconfirmed!.who.user.email,
    ]);
    test.clock.advance(AWAY_SECONDS);
    expect(await notified()).toBe(0);
  });

  it('is not notified if the message would come too late', async () => {
    await takeAway();
    test.clock.advance(AWAY_SECONDS + 1800);
    expect(await notified()).toBe(0);
  });
});
