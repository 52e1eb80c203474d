import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import type { OrganisationPage } from '#common/contract/organisations.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { addDays } from '#common/calendar/days.ts';
import { extendDailyLists } from '#server/repositories/places/dailyLists.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';
import { readOpeningHours } from './placeInput.ts';
import { callersPath } from './command.ts';
import { readPlacesFile, resendNotices, setPlaceOpen, writePlaces } from './places.ts';

const test = testApp();
beforeEach(async () => {
  await test.db.exec('DELETE FROM organisations; DELETE FROM categories; DELETE FROM mail_outbox');
});

const HEADER = 'slug,title,category,address,city,hours,latitude,longitude,phone,counters,owner';
const FILE = `${HEADER}
farmakeio-kypselis,Φαρμακείο Κυψέλης,shops,"Κυψέλης 3, Αθήνα",Αθήνα,"Mo-Fr 09:00-14:00,17:00-20:30; Sa 10:00-14:00",37.9990,23.7400,+30 210 1234567,2,owner@seira.example
koureio-patras,"Κουρείο ""Το Μουστάκι""",salons,Κορίνθου 7,Πάτρα,Tu-Sa 10:00-18:00,,,,,
`;
const writing = () => ({
  keys: test.context.keys,
  origin: 'https://seira.example',
  now: test.clock.now(),
});
const write = (text: string) => writePlaces(test.db, readPlacesFile(text), writing());
const everything = async () => ({
  places: await test.db.query('SELECT * FROM organisations ORDER BY slug'),
  lists: await test.db.query(
    'SELECT code, released_on, counters, capacity, closes_at FROM waiting_lists ORDER BY code',
  ),
  invitations: await test.db.query('SELECT * FROM invitations ORDER BY id'),
});

describe('a file of places', () => {
  it('creates places that people find, with lists for their open days', async () => {
    const [first, second] = await write(FILE);
    expect(first).toMatchObject({ slug: 'farmakeio-kypselis', isNew: true, owner: 'owner@seira.example' });
    expect(second).toMatchObject({ title: 'Κουρείο "Το Μουστάκι"', invited: null });
    const find = async (words: string) => {
      const url = `/api/organisations?keywords=${encodeURIComponent(words)}`;
      const { records, matches_count: count } = (await test.app.inject(url)).json<OrganisationPage>();
      return records.slice(0, count).map(({ slug }) => slug);
    };
    expect(await find('kypselis')).toEqual(['farmakeio-kypselis']);
    expect(await find('μουστακι')).toEqual(['koureio-patras']);
    const { statusCode, body } = await test.app.inject('/api/organisations/farmakeio-kypselis');
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      200,
      { category: { icon_name: 'shops' }, phone: '+30 210 1234567', latitude: 37.999, longitude: 23.74 },
    ]);
    const lists = await test.app.inject(`/api/organisations/koureio-patras/waiting_lists?from=${TODAY}&to=2026-12-20`);
    const days = lists.json<{ records: { released_on: string }[] }>().records.map((one) => one.released_on);
    expect(days.length).toBeGreaterThan(15);
    expect(days.filter((day) => isGreekHoliday(day) || [0, 1].includes(new Date(day).getUTCDay()))).toEqual([]);
    const [email] = await emailsTo(test, 'owner@seira.example');
    expect(email?.message.text).toContain('Φαρμακείο Κυψέλης');
    expect(email?.message.text).toContain('https://seira.example/invitation/');
  }); // prettier-ignore

  it('changes nothing and invites nobody when imported again', async () => {
    await write(FILE);
    const before = await everything();
    test.clock.advance(60);
    const again = await write(FILE);
    expect(again.map(({ isNew, invited }) => [isNew, invited?.outcome ?? null])).toEqual([
      [false, 'already_invited'],
      [false, null],
    ]);
    expect(await everything()).toEqual(before);
    expect(await emailsTo(test, 'owner@seira.example')).toHaveLength(1);
  });

  it('corrects a place by its slug and its future lists by its hours, but no list with numbers', async () => {
    await write(FILE);
    await test.db.query(
      "UPDATE waiting_lists SET issued = 1 WHERE released_on = '2026-11-24' AND organisation_id = (SELECT id FROM organisations WHERE slug = 'koureio-patras')",
    );
    await write(FILE.replace('Tu-Sa 10:00-18:00', 'We 11:00-12:00').replace('Κορίνθου 7', 'Κορίνθου 9'));
    const [place] = await test.db.query("SELECT address FROM organisations WHERE slug = 'koureio-patras'");
    expect(place).toEqual({ address: 'Κορίνθου 9' });
    const lists = await test.db.query<{ released_on: string }>(
      `SELECT released_on FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
        WHERE o.slug = 'koureio-patras' AND released_on > '2026-11-20' AND released_on < '2026-12-05' ORDER BY 1`,
    );
    expect(lists.map((one) => one.released_on)).toEqual(['2026-11-24', '2026-11-25', '2026-12-02']);
  }); // prettier-ignore

  it('resolves its path against the folder of the caller', () => {
    vi.stubEnv('INIT_CWD', '/home/operator');
    expect(callersPath('places.csv')).toBe('/home/operator/places.csv');
    expect(callersPath('/tmp/places.csv')).toBe('/tmp/places.csv');
  });

  it.each([
    ['semicolons and a byte order mark', `\ufeff${FILE.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, ';')}`],
    ['the line ends of Windows', FILE.replaceAll('\n', '\r\n')],
  ])('may have %s', async (_, text) => {
    expect((await write(text)).map(({ slug }) => slug)).toEqual(['farmakeio-kypselis', 'koureio-patras']);
  }); // prettier-ignore

  it('is written completely or not at all, and every fault has its line number', async () => {
    const wrong = `${HEADER}
a-place,Α,shops,Οδός 1,Αθήνα,Mo-Fr 09:00-17:00,,,,,
B_PLACE,,food,Οδός 2,Αθήνα,Mo 9-17,91,23.7,no phone,0,nobody
a-place,Γ,shops,Οδός 3,Αθήνα,24/7,,,,,
`;
    const said = () => readPlacesFile(wrong);
    expect(said).toThrow(expect.objectContaining({ name: 'InputUnusable' }));
    expect((() => { try { said(); } catch (error) { return (error as Error).message.split('\n'); } return []; })()).toEqual([
      'line 3: slug must be like farmakeio-kypselis',
      'line 3: category must be one of shops, business, restaurants, salons, fitness, travel, event, hotels',
      'line 3: latitude must be a number from -90 to 90',
      'line 3: title is missing',
      'line 3: phone must be like +30 210 1234567',
      'line 3: hours cannot be parsed: “9-17” is not like 09:00-14:00',
      'line 3: counters must be a whole number from 1 to 100',
      'line 3: owner must be like owner@example.gr',
      'line 4: slug is already used in line 2',
    ]);
    expect(await test.db.query('SELECT FROM organisations')).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['', 'line 1: no place follows the header'],
    [HEADER, 'line 1: no place follows the header'],
    ['slug,name\na,b', 'line 1: unknown column "name"'],
    [`${HEADER}\na,b`, 'line 2: '],
    [`${HEADER}\n"a`, 'line 2: '],
  ])('is rejected as %j', (text, said) => {
    expect(() => readPlacesFile(text)).toThrow(said);
  });

  it('leaves nothing behind if the database fails midway', async () => {
    const broken = readPlacesFile(FILE).map((input, index) =>
      index === 1 ? { ...input, place: { ...input.place, average_minutes: 1e9 } } : input,
    );
    const writing = { keys: test.context.keys, origin: 'https://seira.example', now: NOON };
    await expect(writePlaces(test.db, broken, writing)).rejects.toThrow();
    expect(await everything()).toEqual({ places: [], lists: [], invitations: [] });
  });
});

describe('opening hours', () => {
  const open = (text: string) =>
    Object.fromEntries(
      readOpeningHours(text)
        .filter(({ intervals }) => intervals.length > 0)
        .map(({ weekday, intervals }) => [weekday, intervals.map(({ from, to }) => `${from}-${to}`).join(' ')]),
    ); // prettier-ignore

  it.each<[string, Record<number, string>]>([
    ['Mo-Tu 09:00-14:00,17:00-20:30; Sa 10:00-14:00', { 1: '09:00-14:00 17:00-20:30', 2: '09:00-14:00 17:00-20:30', 6: '10:00-14:00' }],
    ['Δε, Τε 17:00-20:00, 09:00-12:00', { 1: '09:00-12:00 17:00-20:00', 3: '09:00-12:00 17:00-20:00' }],
    ['Sa-Mo 20:00-02:00', { 1: '20:00-02:00', 6: '20:00-02:00', 7: '20:00-02:00' }],
    ['Fr 18:00-00:00', { 5: '18:00-24:00' }],
    ['Mo-Su 09:00-17:00; Su 10:00-12:00', { 1: '09:00-17:00', 2: '09:00-17:00', 3: '09:00-17:00', 4: '09:00-17:00', 5: '09:00-17:00', 6: '09:00-17:00', 7: '10:00-12:00' }],
  ])('are parsed from %s', (text, week) => expect(open(text)).toEqual(week)); // prettier-ignore

  it('are always open for 24/7', () => {
    expect(Object.values(open('24/7'))).toEqual(Array.from({ length: 7 }, () => '00:00-24:00'));
  });

  it.each(['', 'Mo', 'Xx 09:00-10:00', 'Mo 25:00-26:00', 'Mo 09:00', 'Mo 09:00-09:00', 'Mo 09:00-12:00,11:00-13:00', 'Mo 24:00-10:00', 'Mo-Fr 9-5', 'Mo-Su 20:00-02:00; Mo 01:00-03:00'])(
    'are rejected for %j',
    (text) => expect(() => readOpeningHours(text)).toThrow(),
  ); // prettier-ignore
});

it('closes and opens every list of a place with an audit entry, but opens no day that the plan closes', async () => {
  await write(FILE);
  const states = async () =>
    (await test.db.query<{ state: string }>(
      `SELECT DISTINCT state FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
        WHERE o.slug = 'koureio-patras'`,
    )).map(({ state }) => state);
  const count = await setPlaceOpen(test.db, 'koureio-patras', false, writing());
  expect(count).toBeGreaterThan(0);
  expect(await states()).toEqual(['closed']);
  expect(await setPlaceOpen(test.db, 'koureio-patras', false, writing())).toBe(0);
  const planned = await test.db.query(
    `UPDATE waiting_lists SET closed_by_plan = true
      WHERE id = (SELECT max(l.id) FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
                   WHERE o.slug = 'koureio-patras') RETURNING id`,
  );
  expect(planned).toHaveLength(1);
  expect(await setPlaceOpen(test.db, 'koureio-patras', true, writing())).toBe(count - 1);
  expect((await states()).toSorted()).toEqual(['closed', 'open']);
  const trail = await test.db.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM audit WHERE action = 'change_list'",
  );
  expect(trail).toEqual([{ count: 2 * count - 1 }]);
  await expect(setPlaceOpen(test.db, 'nowhere', true, writing())).rejects.toThrow(expect.objectContaining({ name: 'InputUnusable' }));
  await expect(resendNotices(test.db, 'nowhere', writing())).rejects.toThrow('There is no place');
}); // prettier-ignore

it('keeps lists closed that are added while a place is closed', async () => {
  await write(FILE);
  const place = (await test.db.query<{ id: number }>("SELECT id FROM organisations WHERE slug = 'koureio-patras'"))[0]!;
  const states = async (from: string) =>
    (await test.db.query<{ state: string }>(
      'SELECT state FROM waiting_lists WHERE organisation_id = $1 AND released_on > $2 ORDER BY id',
      [place.id, from],
    )).map(({ state }) => state);
  const last = async () =>
    (await test.db.query<{ day: string }>('SELECT max(released_on) AS day FROM waiting_lists WHERE organisation_id = $1', [place.id]))[0]!.day;
  for (const [isOpen, state, days] of [[false, 'closed', 7], [true, 'open', 14]] as const) {
    await setPlaceOpen(test.db, 'koureio-patras', isOpen, writing());
    const before = await last();
    await extendDailyLists(test.db, addDays(TODAY, days));
    const added = await states(before);
    expect([added.length > 0, new Set(added)]).toEqual([true, new Set([state])]);
  }
}); // prettier-ignore
