import { describe, expect, it } from 'vitest';
import { updateRow, type Db } from '#server/db/client.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, onPostgres, testApp, untilLocked } from '#server/testing/testApp.ts';
import type { Ticket } from '#common/contract/tickets.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

/** A line of this length, whose last person has an alert. */
async function lineWith(size: number, alert: object | null = { ahead: 2, email: true }) {
  const line = await calls.lineOf(size);
  const last = line.people.at(-1)!;
  const url = `/api/user/tickets/${last.ticket.code}/alert`;
  const set = (payload: object) =>
    calls.ask<Ticket>('PUT', url, last.who, payload, { 'accept-language': 'en' });
  if (alert) expect((await set(alert)).status).toBe(200);
  const mine = async () => (await calls.mine(last.who)).alert;
  const emails = async () => {
    await Promise.all([1, 2].map(() => mailAlerts(test.db, writingOf(test))));
    return emailsTo(test, last.who.user.email);
  };
  return { ...line, last, set, mine, emails };
}

describe('an alert', () => {
  it('fires and is sent once, with the call that reaches its threshold', async () => {
    const { place, list, clerk, last, mine, emails } = await lineWith(6);
    await calls.next({ place, list }, clerk, FIRST);
    await calls.next({ place, list }, clerk, FIRST);
    expect(await mine()).toEqual({ ahead: 2, email: true, fired_at: null });
    expect(await emails()).toEqual([]);
    test.clock.advance(60);
    await calls.next({ place, list }, clerk, FIRST);
    const fired = { ahead: 2, email: true, fired_at: '2026-11-20T12:01:00.000+02:00' };
    expect(await mine()).toEqual(fired);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email!.message.subject).toMatch(/^Your turn is near/);
    expect(email!.message.text).toContain('2 people are ahead of you');
    expect(email!.message.text).toContain(`https://seira.example/ticket/${last.ticket.key}\n`);
    test.clock.advance(60);
    await calls.next({ place, list }, clerk, FIRST);
    expect(await mine()).toEqual(fired);
    expect(await emails()).toHaveLength(1);
  });

  it('fires once when two counters call concurrently', async () => {
    const { place, list, clerk, owner, mine, emails } = await lineWith(6);
    await calls.next({ place, list }, clerk, FIRST, null);
    const responses = await Promise.all([
      calls.next({ place, list }, clerk, FIRST),
      calls.next({ place, list }, owner, SECOND),
      calls.next({ place, list }, clerk, FIRST),
      calls.next({ place, list }, owner, SECOND),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await mine())?.fired_at).not.toBeNull();
    expect(await emails()).toHaveLength(1);
  });

  type Before = Awaited<ReturnType<typeof lineWith>> & Awaited<ReturnType<typeof calls.take>>;
  const ABORT = `SELECT ticket_transition(id, 'aborted', 'provider', 'provider', $2)
                   FROM tickets WHERE code = $1`;
  it.each<[string, (ahead: Before) => Promise<unknown>]>([
    ['cancels', ({ ticket, who }) => calls.act(ticket.code, who, 'cancel')],
    ['lets all pass', ({ ticket, who }) => calls.act(ticket.code, who, 'let_pass', { people: 3 })],
    ['is cancelled by the place', ({ ticket }) => test.db.query(ABORT, [ticket.code, NOON])],
    [
      'does not come',
      async (line) => {
        await calls.next(line, line.clerk, FIRST);
        test.clock.advance(180);
        await calls.next(line, line.clerk, FIRST, 'no_show');
      },
    ],
  ])('also fires when somebody ahead %s', async (_, happen) => {
    const line = await lineWith(4, { ahead: 2, email: false });
    await happen({ ...line, ...line.people[0]! });
    expect((await line.mine())?.fired_at).not.toBeNull();
  });

  it('does not fire when a list ends, or a number is called or cancelled', async () => {
    const ending = await lineWith(5);
    await calls.change(ending.list.code, ending.clerk, { state: 'closed', abort_open: true });
    expect(await ending.mine()).toMatchObject({ fired_at: null });
    const subjects = (await ending.emails()).map(({ message }) => message.subject);
    expect(subjects).toEqual([expect.stringMatching(/^Your number is cancelled: /)]);

    const called = await lineWith(5);
    await calls.serve(called.last.ticket.code, called.clerk, 'call');
    expect(await called.mine()).toMatchObject({ fired_at: null });

    const left = await lineWith(5);
    await calls.act(left.last.ticket.code, left.last.who, 'cancel');
    for (let n = 0; n < 4; n += 1) await calls.next(left, left.clerk, FIRST);
    expect(await left.emails()).toEqual([]);
  });

  it('is not sent if the person was called first', async () => {
    const { place, list, clerk, last, emails } = await lineWith(4);
    await calls.next({ place, list }, clerk, FIRST);
    await calls.next({ place, list }, clerk, FIRST);
    await calls.serve(last.ticket.code, clerk, 'call', SECOND);
    expect(await emails()).toEqual([]);
  });

  it('is rejected with a reason if it is pointless', async () => {
    const { place, list, clerk, people, set } = await lineWith(3, null);
    const passed = await set({ ahead: 2, email: false });
    expect(refusalOf(passed)).toBe('409 alert_passed');
    expect(passed.body.error).toBe('There are already 2 ahead of you. Ask for fewer.');
    expect((await set({ ahead: 1, email: false })).body.alert).toMatchObject({ ahead: 1 });
    const [first] = people;
    await calls.next({ place, list }, clerk, FIRST);
    const url = `/api/user/tickets/${first!.ticket.code}/alert`;
    const over = await calls.ask('PUT', url, first!.who, { ahead: 3, email: false });
    expect(refusalOf(over)).toBe('409 not_possible_now');
  });

  it('reaches an unconfirmed address three times, and then asks to confirm it', async () => {
    const { set, emails, last } = await lineWith(1, null);
    await test.db.query('UPDATE users SET confirmed_at = NULL WHERE id = $1', [last.who.user.id]);
    for (let n = 1; n <= 4; n += 1) {
      await test.db.query(
        `INSERT INTO ticket_alerts (ticket_id, waiting_list_id, ahead, email, language, fired_at, settings)
         SELECT id, waiting_list_id, 2, true, 'en', now(), $2 FROM tickets WHERE code = $1
         ON CONFLICT (ticket_id) DO UPDATE SET fired_at = now(), mailed_at = NULL, settings = $2`,
        [last.ticket.code, n],
      );
      expect(await emails()).toHaveLength(Math.min(n, 3));
      test.clock.advance(3600);
    }
    expect(refusalOf(await set({ ahead: 1, email: true }))).toBe('403 address_not_confirmed');
    await test.db.query('UPDATE users SET confirmed_at = now() WHERE id = $1', [last.who.user.id]);
    expect((await set({ ahead: 1, email: true })).body.code).toBe('alert_passed');
  });

  onPostgres('is sent by two processes that count mailboxes in different order', async () => {
    const { people } = await calls.lineOf(4);
    const { db } = test.context;
    const fire = (mailboxes: string[], from: number) =>
      Promise.all(
        mailboxes.map(async (mailbox, index) => {
          const { who, ticket } = people[from + index]!;
          await updateRow(db, 'users', who.user.id, {
            confirmed_at: null,
            email: `${mailbox}+${from}@seira.example`,
          });
          await db.query(
            `INSERT INTO ticket_alerts (ticket_id, waiting_list_id, ahead, email, language, fired_at)
             SELECT id, waiting_list_id, 2, true, 'en', $2 FROM tickets WHERE code = $1`,
            [ticket.code, new Date(NOON.getTime() + index)],
          );
        }),
      );
    const mail = (by: Db) => mailAlerts(by, writingOf(test));
    const other = openPostgres({ url: test.databaseUrl!, poolSize: 1 });
    await fire(['anna', 'maria'], 0);
    let second: Promise<number> | undefined;
    // The second transaction begins after the first count; the first continues once it waits.
    const paused: Db = {
      ...other,
      transaction: (work) =>
        other.transaction((tx) =>
          work({
            ...tx,
            query: async (sql, ...rest) => {
              const rows = await tx.query<never>(sql, ...rest);
              if (second === undefined && sql.includes('INTO rate_counters')) {
                await fire(['maria', 'anna'], 2);
                second = mail(db);
                await untilLocked(test);
              }
              return rows;
            },
          }),
        ),
    };
    const first = mail(paused);
    expect(await first).toBe(2);
    expect(await second).toBe(2);
    await other.close();
  });

  it('can be set again after it fired, and removed', async () => {
    const { place, list, clerk, last, set, mine, emails } = await lineWith(6);
    for (let n = 0; n < 3; n += 1) await calls.next({ place, list }, clerk, FIRST);
    expect(await emails()).toHaveLength(1);
    await set({ ahead: 1, email: true });
    expect(await mine()).toEqual({ ahead: 1, email: true, fired_at: null });
    await calls.next({ place, list }, clerk, FIRST);
    expect(await emails()).toHaveLength(2);
    const url = `/api/user/tickets/${last.ticket.code}/alert`;
    expect((await calls.ask<Ticket>('DELETE', url, last.who)).body.alert).toBeNull();
    expect((await calls.ask<Ticket>('DELETE', url, last.who)).status).toBe(200);
  });
});
