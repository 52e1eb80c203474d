import { beforeEach, describe, expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import type { OrganisationCard } from '#common/contract/organisations.ts';
import type { PresenceState } from '#common/contract/presence.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { hoursOf } from '#server/testing/builders.ts';
import { codeAt, createPhone, setDoor } from '#server/testing/doors.ts';
import {
  buildDevice,
  buildLine,
  createCalls,
  FIRST,
  type LineSetup,
} from '#server/testing/lines.ts';
import type { Caller } from '#server/testing/streams.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const show = ({ place }: LineSetup, mode: 'off' | 'shown') =>
  test.db.query('UPDATE organisations SET presence = $2 WHERE id = $1', [place.id, mode]);
const say = ({ key }: Ticket, state: PresenceState) =>
  calls.ask('POST', `/api/tickets/${key}/presence`, null, { state });
const next = (at: LineSetup) => calls.next(at, at.clerk, FIRST);
let line: LineSetup;
const arrive = async () => (await calls.walkIn(line, line.clerk)).body;

beforeEach(async () => {
  line = await buildLine(test);
  await show(line, 'shown');
});

describe('a person is here', () => {
  const stateOf = async (ticket: Ticket) => (await calls.ticketOf(ticket)).presence?.state;
  const mark = (code: string, who: Caller, state: PresenceState = 'here') =>
    calls.ask<{ code: string; presence: Ticket['presence'] }>(
      'POST',
      `/api/counter/tickets/${code}/presence`,
      who,
      { state },
    );

  it('if a clerk sees them', async () => {
    const ticket = await arrive();
    expect((await mark(ticket.code, line.owner)).body.presence?.state).toBe('here');
    expect(await stateOf(ticket)).toBe('here');
    expect((await mark(ticket.code, line.clerk, 'away')).body.presence?.state).toBe('away');
    await say(ticket, 'here');
    await next(line);
    const { status, body } = await mark(ticket.code, line.clerk);
    expect([status, body.code]).toEqual([409, 'not_possible_now']);
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
      calls.ask<{ label: string; code: string }>('POST', `/api/kiosk/${place}/here`, device, {
        label,
      });
    const typed = await type(` ${ticket.rank} `);
    expect([typed.status, typed.body]).toEqual([200, { label: String(ticket.rank) }]);
    expect(await stateOf(ticket)).toBe('here');
    for (const label of ['999', `Ω${ticket.rank}`, 'Μαρία', '']) {
      expect((await type(label)).status, label).toBe(404);
    }
    const other = await buildLine(test);
    expect((await type(String(ticket.rank), other.place.slug)).status).toBe(404);
    await show(line, 'off');
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
      const { headers: sent } = await test.app.inject({
        url,
        headers: { accept: 'text/html', cookie: phone.jar.cookie!, ...headers },
      });
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
    const { slug } = line.place;
    const cards = async () => {
      const { body } = await calls.ask<{ records: OrganisationCard[] }>(
        'GET',
        '/api/organisations',
      );
      return body.records.find((card) => card.slug === slug)!.wait!.here;
    };
    const counts = async () => [
      (await calls.lineAt(line.place)).lists[0]!.here,
      (await calls.listsAt(line.place, TODAY, '2026-11-21'))[0]!.here,
      (await calls.placeAt(line.place)).wait!.here,
      await cards(),
    ];
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await next(line);
    await next(line);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await show(line, 'off');
    expect(await counts()).toEqual([null, null, null, null]);
  });
});
