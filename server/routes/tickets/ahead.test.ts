import { expect, it } from 'vitest';
import type { KioskView } from '#common/contract/places/kiosks.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { mailAlerts } from '#server/repositories/tickets/alerts.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { buildDevice, createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { openStream } from '#server/testing/streams.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';
import { addDays } from '#common/calendar/days.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

it('counts waiting people as ahead everywhere, and not those being served', async () => {
  const line = await calls.lineOf(5);
  const device = await buildDevice(test, line);
  await calls.next(line, line.clerk, FIRST, null);
  await calls.next(line, line.owner, SECOND, null);
  const slug = line.place.slug;
  const offered = async () => [
    (await calls.placeAt(line.place)).wait?.waiting,
    (await calls.lineAt(line.place)).waiting,
    (await calls.listsAt(line.place, TODAY, addDays(TODAY, 1)))[0]!.tickets_count,
    (await calls.ask<KioskView>('GET', `/api/kiosk/${slug}`, device)).body.waiting_lists[0]!
      .waiting,
  ];
  expect(await offered()).toEqual([3, 3, 3, 3]);
  const walkIn = (await calls.walkIn(line, device, { 'idempotency-key': 'door' })).body;
  expect(walkIn).toMatchObject({ people_ahead: 3, being_served: 2 });
  expect(await offered()).toEqual([4, 4, 4, 4]);

  const { who, ticket } = await calls.take(line.list.code);
  expect(ticket.people_ahead).toBe(4);
  const own = `/api/user/tickets/${ticket.code}`;
  const alert = (ahead: number) =>
    calls.ask<Ticket & { ticket: Ticket }>(
      'PUT',
      `${own}/alert`,
      who,
      { ahead, email: true },
      { 'accept-language': 'en' },
    );
  const tooLate = await alert(4);
  expect(tooLate).toMatchObject({ status: 409, body: { code: 'alert_passed' } });
  const stream = await openStream(`${await test.app.listen()}/api/tickets/${ticket.key!}/live`);
  const shown = async () => [
    (await calls.request(line.list.code, who)).body.ticket!,
    await calls.mine(who),
    (await calls.ask<Ticket>('GET', own, who)).body,
    await calls.ticketOf(ticket),
    tooLate.body.ticket,
    JSON.parse((await stream.next()).data) as Ticket,
  ];
  const figures = (await shown()).map(({ people_ahead: ahead }) => ahead);
  stream.close();
  expect(figures).toEqual([4, 4, 4, 4, 4, 4]);
  expect(await calls.mine(who)).toMatchObject({ being_served: 2 });

  expect((await alert(3)).body.alert).toMatchObject({ ahead: 3, fired_at: null });
  await calls.next(line, line.clerk, FIRST);
  expect(await calls.mine(who)).toMatchObject({ people_ahead: 3, being_served: 2 });
  expect((await calls.mine(who)).alert?.fired_at).not.toBeNull();
  const { keys, clock } = test.context;
  await mailAlerts(test.db, { keys, origin: 'https://seira.example', now: clock.now() });
  const [email] = await emailsTo(test, who.user.email);
  expect(email!.message.text).toContain('3 people are ahead of you');
});

it('has nobody ahead of a number that was called out of turn', async () => {
  const { people, clerk } = await calls.lineOf(3);
  const last = people[2]!;
  await calls.serve(last.ticket.code, clerk, 'call');
  expect(await calls.mine(last.who)).toMatchObject({ people_ahead: 0, being_served: 1 });
});
