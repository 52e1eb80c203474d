import { describe, expect, it } from 'vitest';
import type { Transport } from '#server/mail/transport.ts';
import { resendNotices } from '#server/operator/places.ts';
import { sendDue } from '#server/mail/worker.ts';
import { buildList, buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { MONDAY, testPlan } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, place, owner, plan, day, reset, listOf } = testPlan(test);

const CLOSED = 'Κλειστά την ημέρα του αριθμού σας';
const OPEN = 'Ο αριθμός σας ισχύει ξανά';
/** The kinds of a person's notices, sent or pending, latest first. */
const subjects = async ({ user }: SignedIn) =>
  (await emailsTo(test, user.email)).map(({ message }) => message.subject.split(':')[0]);
/** Sends the due e-mails after some minutes. @returns how many */
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
  it('sends one e-mail to each holder with a confirmed address', async () => {
    await plan();
    const { code } = (await listOf(MONDAY))!;
    const [holder, unconfirmed, gone] = [
      await calls.take(code),
      await calls.take(code, await buildSignedIn(test)),
      await calls.take(code),
    ];
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
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
    await day(MONDAY, { closed: true });
    const refuse = () => Promise.reject(Object.assign(new Error(), { responseCode: 550 }));
    expect(await sentAfter(3, refuse)).toBe(0);
    const { keys } = test.context;
    const resend = () => {
      const writing = { keys, origin: 'https://seira.example', now: test.clock.now() };
      return resendNotices(test.db, place.slug, writing);
    };
    expect(await resend()).toBe(1);
    expect(await sentAfter(3)).toBe(1);
    expect(await resend()).toBe(0);
    expect(await subjects(who)).toEqual([CLOSED]);
  });

  it('sends no notice if it is changed back within two minutes', async () => {
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
    await day(MONDAY, { closed: true });
    expect(await sentAfter(1)).toBe(0);
    await reset();
    expect(await sentAfter(180)).toBe(0);
    expect(await subjects(who)).toEqual([]);
  });

  it('withdraws a notice that the mail server has not accepted yet', async () => {
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
    await day(MONDAY, { closed: true });
    await sentAfter(3, () => Promise.reject(new Error('down')));
    expect(await subjects(who)).toHaveLength(1);
    await reset();
    expect(await subjects(who)).toEqual([]);
  });

  it.each<[string, (code: string) => Promise<unknown>]>([
    ['its owner returns it to the plan', () => reset()],
    ['its owner gives it special hours', () => day(MONDAY, { intervals: BRIEF })],
    ['a member opens its list', (code) => calls.change(code, owner, { state: 'open' })],
  ])('notifies the same holders that their number is valid again when %s', async (_, open) => {
    await plan();
    const { code } = (await listOf(MONDAY))!;
    const notified = await calls.take(code);
    await day(MONDAY, { closed: true });
    await sentAfter(3);
    await open(code);
    const late = await calls.take(code);
    expect(await sentAfter(3)).toBe(1);
    expect(await subjects(notified.who)).toEqual([OPEN, CLOSED]);
    expect(await subjects(late.who)).toEqual([]);
  });

  it('sends nothing when a day reopens while the plan keeps its list closed', async () => {
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
    await day(MONDAY, { closed: true });
    await sentAfter(3);
    await plan({ hours: [] });
    await reset();
    await sentAfter(180);
    expect(await subjects(who)).toEqual([CLOSED]);
  });

  it('sends each notice at most once an hour, and the last state in the end', async () => {
    await plan();
    const { who } = await calls.take((await listOf(MONDAY))!.code);
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
