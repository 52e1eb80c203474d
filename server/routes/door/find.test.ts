import { describe, expect, it } from 'vitest';
import type { Ticket } from '#common/contract/tickets.ts';
import { purge } from '#server/testing/jobs.ts';
import { buildList } from '#server/testing/builders.ts';
import { buildDevice, buildLine, createCalls, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp({ trustProxy: 1 });
const calls = createCalls(test);
const line = testLine(test);
type Issued = Ticket & { lookup?: string };
const issue = (payload: object, who = line.clerk as Parameters<typeof calls.walkIn>[1]) =>
  calls.ask<Issued>('POST', `/api/counter/${line.place.slug}/walk_ins`, who, payload);
const find = (label: string, lookup: string, place = line.place.slug, from = '192.0.2.1') => {
  const payload = { organisation: place, label, lookup };
  return calls.ask('POST', '/api/find', null, payload, { 'x-forwarded-for': from });
};
const wrong = (lookup: string) => String((Number(lookup) + 1) % 1_000_000).padStart(6, '0');

describe('a number by telephone', () => {
  it('is for a name and a day, and opens with its label and six digits', async () => {
    const day = '2026-11-23';
    const later = await buildList(test.db, { organisationId: line.place.id, releasedOn: day });
    const { status, body } = await issue({ date: day, name: ' Ελένη ' });
    expect([status, body]).toMatchObject([201, { rank: 1, due_date: day }]);
    expect(body.waiting_list.code).toBe(later.code);
    expect(body.lookup).toMatch(/^\d{6}$/);
    expect((await find('1', body.lookup!)).body).toEqual({ key: body.key });
    const spaced = ` ${body.lookup!.slice(0, 3)} ${body.lookup!.slice(3)}`;
    expect((await find(' 1 ', spaced)).status).toBe(200);

    const counter = await calls.counterOf(line, `?date=${day}`);
    expect(counter.waiting_lists[0]!.tickets[0]).toMatchObject({ name: 'Ελένη', walk_in: true });
    const url = `/api/counter/${line.place.slug}/find?q=${encodeURIComponent('ελε')}&date=${day}`;
    const { records } = (await calls.ask('GET', url, line.clerk)).body;
    expect(records).toMatchObject([{ ticket: { rank: 1 } }]);
    // Anybody who opens the ticket sees no name.
    const byKey = await calls.ticketOf(body);
    expect(JSON.stringify(byKey)).not.toContain('Ελένη');
    expect(byKey).not.toHaveProperty('lookup');
  });

  it('does not open with wrong digits, another place or another number', async () => {
    const { body } = await issue({ waiting_list_code: line.list.code });
    const other = await buildLine(test);
    await calls.take(line.list.code);
    for (const response of [
      await find('1', wrong(body.lookup!)),
      await find('2', body.lookup!),
      await find('Β1', body.lookup!),
      await find('x', body.lookup!),
      await find('1', ''),
      await find('1', body.lookup!, other.place.slug),
    ]) {
      expect(refusalOf(response)).toBe('404 lookup_wrong');
    }
    const nowhere = await find('1', body.lookup!, 'no-such-place');
    expect(nowhere.body.code).toBe('organisation_not_found');
  });

  it('reads letters of either alphabet', async () => {
    await test.db.query("UPDATE waiting_lists SET letter = 'Β' WHERE id = $1", [line.list.id]);
    const { body } = await issue({ waiting_list_code: line.list.code });
    for (const label of ['Β1', 'B1', 'β 1', 'b1']) {
      expect((await find(label, body.lookup!)).status, label).toBe(200);
    }
    expect((await find('Γ1', body.lookup!)).status).toBe(404);
  });

  it('ends guessing for a number, a network and a place, and spares the others', async () => {
    const { body: one } = await issue({ waiting_list_code: line.list.code });
    const { body: two } = await issue({ waiting_list_code: line.list.code });
    const guess = (label: string) => find(label, wrong(one.lookup!));
    const guesses = await Promise.all(Array.from({ length: 25 }, () => guess('1')));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
    const elsewhere = (label: string, lookup: string) =>
      find(label, lookup, line.place.slug, '192.0.2.2');
    expect((await elsewhere('1', one.lookup!)).body.code).toBe('too_many_lookups');
    // Somebody in the same hall.
    expect((await find('2', two.lookup!)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await guess('9')).status).toBe(404);
    expect((await find('2', two.lookup!)).status).toBe(429);
    expect((await elsewhere('2', two.lookup!)).status).toBe(200);
    const ofPlace = 'wrong_lookups_of_place:%';
    await test.db.query('UPDATE rate_counters SET count = 1000 WHERE key LIKE $1', [ofPlace]);
    expect((await elsewhere('2', two.lookup!)).status).toBe(429);
    test.clock.advance(3600);
    for (let n = 0; n < 40; n += 1) expect((await find('1', one.lookup!)).status).toBe(200);
  });

  it('repeats its digits for a lost response, and takes none twice', async () => {
    const payload = { name: 'Ελένη' };
    const again = () =>
      calls.ask<Issued>('POST', `/api/counter/${line.place.slug}/walk_ins`, line.clerk, payload, {
        'idempotency-key': 'call-1',
      });
    const [first, second] = [await again(), await again()];
    expect(second.body.lookup).toBe(first.body.lookup);
    expect(second.body.key).toBe(first.body.key);
  });

  it('has a short name, deleted after the day, and kiosks ask for none', async () => {
    expect(refusalOf(await issue({ name: 'Ε'.repeat(41) }))).toBe('422 name');
    expect((await issue({ date: '2026-02-30' })).body.code).toBe('invalid_dates');
    expect((await issue({ date: '2026-11-24' })).status).toBe(404);
    await test.db.exec('DELETE FROM ticket_names');
    await issue({ name: 'Ελένη' });
    const device = await buildDevice(test, line);
    const { body } = await issue({ name: 'Κάποιος', date: '2026-11-23' }, device);
    // A kiosk issues numbers of the service day, whatever it asks for.
    expect(body).toMatchObject({ due_date: TODAY });
    expect(body.lookup).toMatch(/^\d{6}$/);
    const names = () => test.db.query('SELECT name FROM ticket_names');
    expect(await names()).toEqual([{ name: 'Ελένη' }]);
    test.clock.advance(86_400);
    await purge(test);
    expect(await names()).toHaveLength(1);
    test.clock.advance(86_400);
    await purge(test);
    expect(await names()).toEqual([]);
  });
});
