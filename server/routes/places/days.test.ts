import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#common/calendar/days.ts';
import type { DayRangePayload, PlanDay, PlanResponse } from '#common/contract/places/plan.ts';
import {
  buildList,
  buildMember,
  buildSignedIn,
  hoursOf,
  type SignedIn,
} from '#server/testing/builders.ts';
import { BY_PLAN, MONDAY, testPlan } from '#server/testing/places.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { Transport } from '#server/mail/transport.ts';
import { resendNotices } from '#server/operator/places.ts';
import { sendDue } from '#server/mail/worker.ts';

const test = testApp();
const { calls, place, owner, plan, held, day, reset } = testPlan(test);

/** The Friday of the same week. */
const FRIDAY = '2026-11-27';

const path = () => `/api/places/${place.slug}/days`;
const save = (change: Partial<DayRangePayload> = {}) =>
  calls.ask<PlanResponse>('PUT', path(), owner, {
    ...BY_PLAN,
    from: MONDAY,
    to: FRIDAY,
    closed: true,
    reason: 'Θερινές διακοπές',
    ...change,
  });
const read = (from: string, to: string) =>
  calls.ask<{ days: PlanDay[] }>('GET', `${path()}?from=${from}&to=${to}`, owner);
const listOn = async (date: string) => (await calls.listsAt(place, date, addDays(date, 1)))[0];

describe('a range of days', () => {
  beforeEach(() => plan({ hours: hoursOf('09:00', '13:00', [1, 2, 3, 4, 5]) }));

  it('closes every day of a range, notifies its holders, and resets all days to the plan', async () => {
    const { who } = await calls.take((await listOn(MONDAY))!.code);
    const { status, body } = await save();
    expect(status).toBe(200);
    const closed = body.days.filter(({ by_hand: byHand }) => byHand?.closed);
    const week = [MONDAY, '2026-11-24', '2026-11-25', '2026-11-26', FRIDAY];
    expect(closed.map(({ date }) => date)).toEqual(week);
    expect(await listOn(FRIDAY)).toMatchObject({ state: 'closed', message: 'Θερινές διακοπές' });
    expect(await emailsTo(test, who.user.email)).toHaveLength(1);
    const range = `${path()}?from=${MONDAY}&to=${FRIDAY}`;
    const { days } = (await calls.ask<PlanResponse>('DELETE', range, owner)).body;
    expect(days.filter(({ by_hand: byHand }) => byHand)).toEqual([]);
    expect(await emailsTo(test, who.user.email)).toEqual([]);
    expect((await calls.audit(place, owner)).records.slice(0, 2)).toMatchObject([
      { action: 'reset_days', details: { from: MONDAY, to: FRIDAY } },
      { action: 'change_days', details: { from: MONDAY, to: FRIDAY, reason: 'Θερινές διακοπές' } },
    ]);
  });

  it('saves nothing if more people hold numbers than the owner saw', async () => {
    const { code } = (await listOn(FRIDAY))!;
    await calls.take(code);
    await calls.take(code);
    const refused = await save({ holders: 1 });
    expect(refusalOf(refused)).toBe('409 more_holders');
    expect(refused.body.error).toContain('2');
    expect(await listOn(FRIDAY)).toMatchObject({ state: 'open' });
    expect((await read(MONDAY, FRIDAY)).body.days.every((day) => day.by_hand === null)).toBe(true);
    expect((await save({ holders: 2 })).status).toBe(200);
  });

  it('plans beyond the days with lists, and the lists follow when their day comes near', async () => {
    const [from, to] = ['2027-08-10', '2027-08-20'];
    expect((await save({ from, to })).status).toBe(200);
    const { days } = (await read('2027-08-09', '2027-08-21')).body;
    expect(days.map(({ by_hand: byHand }) => byHand?.reason ?? null)).toEqual([
      null,
      ...Array.from({ length: 11 }, () => 'Θερινές διακοπές'),
      null,
    ]);
  });

  it('adds duty nights, and refuses those that run into the next day', async () => {
    const duty = { ...BY_PLAN, intervals: [{ from: '20:00', to: '08:00' }], duty: true };
    expect((await save(duty)).status).toBe(200);
    const intervals = [{ from: '09:00', to: '13:00' }, ...duty.intervals];
    expect((await read(MONDAY, MONDAY)).body.days[0]).toMatchObject({
      intervals,
      by_hand: { duty: true, intervals },
    });
    for (const [from, to, field] of [
      ['20:00', '09:30', 'intervals.0.to'],
      ['12:00', '08:00', 'intervals.0.from'],
    ] as const) {
      const refused = await save({ ...duty, intervals: [{ from, to }] });
      expect(refusalOf(refused)).toBe(`422 ${field}`);
    }
  });

  it('refuses ranges that are reversed, too long, past or beyond a year', async () => {
    for (const [from, to, code] of [
      [FRIDAY, MONDAY, 'invalid_dates'],
      ['2026-02-30', MONDAY, 'invalid_dates'],
      [MONDAY, '2027-02-23', 'days_too_many'],
      ['2026-11-19', MONDAY, 'day_out_of_plan'],
      ['2027-11-20', '2027-11-22', 'day_out_of_plan'],
    ] as const) {
      expect((await save({ from, to })).body.code, `${from}–${to}`).toBe(code);
      expect((await read(from, to)).body.code, `${from}–${to}`).toBe(code);
    }
  });
});

const CLOSED = 'Κλειστά την ημέρα του αριθμού σας';
const OPEN = 'Ο αριθμός σας ισχύει ξανά';
/** The kinds of a person's notices, sent or pending, latest first. */
const subjects = async ({ user }: SignedIn) =>
  (await emailsTo(test, user.email)).map(({ message }) => message.subject.split(':')[0]);
/** Advances the clock by minutes and sends the e-mails that are due. @returns their number */
const sentAfter = async (minutes: number, send = () => Promise.resolve()) => {
  test.clock.advance(minutes * 60);
  const transport: Transport = {
    concurrency: 1,
    destination: '',
    send,
    probe: () => Promise.resolve(),
    close: () => undefined,
  };
  return (await sendDue(test.context, { transport, log: { warn: () => undefined } })).sent;
};

const BRIEF = [{ from: '10:00', to: '12:00' }];

describe('the notices of a day that an owner changed', () => {
  beforeEach(() => test.db.exec('DELETE FROM mail_outbox'));

  it('sends one e-mail to each holder with a confirmed address', async () => {
    const { code, ...holder } = await held();
    const unconfirmed = await calls.take(code, await buildSignedIn(test));
    const gone = await calls.take(code);
    await calls.ask('DELETE', `/api/user/tickets/${gone.ticket.code}`, gone.who);
    await day(MONDAY, { closed: true, reason: 'Απεργία <b>' });
    await sentAfter(3);
    await day(MONDAY, { closed: true, reason: 'Απεργία' });
    const [email, ...others] = await emailsTo(test, holder.who.user.email);
    expect(others).toEqual([]);
    expect(email!.message.subject).toMatch(/^Κλειστά την ημέρα του αριθμού σας/);
    expect(email!.message.text).toContain('Δευτέρα 23 Νοεμβρίου');
    expect(email!.message.text).toContain('> Απεργία <b>');
    expect(email!.message.text).toContain(`/ticket/${holder.ticket.key}`);
    for (const { who } of [unconfirmed, gone])
      expect(await emailsTo(test, who.user.email)).toEqual([]);
  });

  it('sends a failed notice again when the operator asks, and no other', async () => {
    const { who } = await held();
    await day(MONDAY, { closed: true });
    const refuse = () => Promise.reject(Object.assign(new Error(), { responseCode: 550 }));
    expect(await sentAfter(3, refuse)).toBe(0);
    const resend = () => resendNotices(test.db, place.slug, writingOf(test));
    expect(await resend()).toBe(1);
    expect(await sentAfter(3)).toBe(1);
    expect(await resend()).toBe(0);
    expect(await subjects(who)).toEqual([CLOSED]);
  });

  it.each<[string, number, () => Promise<void>]>([
    ['within two minutes', 1, () => Promise.resolve()],
    ['before the mail server accepts it', 3, () => Promise.reject(new Error('down'))],
  ])('sends no notice if it is changed back %s', async (_, minutes, send) => {
    const { who } = await held();
    await day(MONDAY, { closed: true });
    expect(await sentAfter(minutes, send)).toBe(0);
    expect(await subjects(who)).toEqual([CLOSED]);
    await reset();
    expect(await sentAfter(180)).toBe(0);
    expect(await subjects(who)).toEqual([]);
  });

  it.each<[string, (code: string) => Promise<unknown>]>([
    ['its owner returns it to the plan', () => reset()],
    ['its owner gives it special hours', () => day(MONDAY, { intervals: BRIEF })],
    ['a member opens its list', (code) => calls.change(code, owner, { state: 'open' })],
  ])('notifies the same holders that their number is valid again when %s', async (_, open) => {
    const { code, ...notified } = await held();
    await day(MONDAY, { closed: true });
    await sentAfter(3);
    await open(code);
    const late = await calls.take(code);
    expect(await sentAfter(3)).toBe(1);
    expect(await subjects(notified.who)).toEqual([OPEN, CLOSED]);
    expect(await subjects(late.who)).toEqual([]);
  });

  it('sends nothing when a day reopens while the plan keeps its list closed', async () => {
    const { who } = await held();
    await day(MONDAY, { closed: true });
    await sentAfter(3);
    await plan({ hours: [] });
    await reset();
    await sentAfter(180);
    expect(await subjects(who)).toEqual([CLOSED]);
  });

  it('sends each notice at most once an hour, and the last state in the end', async () => {
    const { who } = await held();
    let sent = 0;
    for (let round = 0; round < 8; round += 1) {
      // The test outlasts the access token and does not refresh it.
      Object.assign(owner, await buildMember(test, place.id, 'owner'));
      expect((await day(MONDAY, { closed: true, reason: String(round) })).status).toBe(200);
      sent += await sentAfter(3);
      if (round < 7) expect((await reset()).status).toBe(200);
      sent += await sentAfter(3);
    }
    expect(sent).toBe(2);
    expect(await subjects(who)).toEqual([CLOSED, OPEN, CLOSED]);
    expect(await sentAfter(30)).toBe(1);
    const [last] = await emailsTo(test, who.user.email);
    expect(last!.message.text).toContain('> 7');
  });

  it('sends nothing to holders of a service whose list stays open', async () => {
    await plan();
    const service = { organisationId: place.id, releasedOn: MONDAY, service: 'Διαβατήρια' };
    const other = await buildList(test.db, service);
    const { who } = await calls.take(other.code);
    await day(MONDAY, { closed: true });
    expect(await subjects(who)).toEqual([]);
    await calls.change(other.code, owner, { state: 'closed' });
    expect(await subjects(who)).toEqual([CLOSED]);
  });
});
