import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { valueOf } from '#server/db/client.ts';
import { extendDailyLists } from '#server/repositories/places/dailyLists.ts';
import { createCalls } from '#server/testing/lines.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';
import { readOpeningHours } from './placeInput.ts';
import { callersPath } from './command.ts';
import { readPlacesFile, resendNotices, setPlaceOpen, writePlaces } from './places.ts';

const test = testApp();
beforeEach(async () => {
  await test.db.exec('DELETE FROM organisations; DELETE FROM categories; DELETE FROM mail_outbox');
});

const { ask, listsAt, search } = createCalls(test);
const [FARMAKEIO, KOUREIO] = ['farmakeio-kypselis', 'koureio-patras'] as const;
const OF_KOUREIO = `organisation_id = (SELECT id FROM organisations WHERE slug = '${KOUREIO}')`;
const SEPARATOR = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm;
const HEADER = 'slug,title,category,address,city,hours,latitude,longitude,phone,counters,owner';
const FILE = `${HEADER}
farmakeio-kypselis,Φαρμακείο Κυψέλης,shops,"Κυψέλης 3, Αθήνα",Αθήνα,"Mo-Fr 09:00-14:00,17:00-20:30; Sa 10:00-14:00",37.9990,23.7400,+30 210 1234567,2,owner@seira.example
koureio-patras,"Κουρείο ""Το Μουστάκι""",salons,Κορίνθου 7,Πάτρα,Tu-Sa 10:00-18:00,,,,,
`;
const writing = () => writingOf(test);
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
    expect(first).toMatchObject({ slug: FARMAKEIO, isNew: true, owner: 'owner@seira.example' });
    expect(second).toMatchObject({ title: 'Κουρείο "Το Μουστάκι"', invited: null });
    expect(await search('kypselis')).toMatchObject([{ slug: FARMAKEIO }]);
    expect(await search('μουστακι')).toMatchObject([{ slug: KOUREIO }]);
    expect((await ask('GET', `/api/organisations/${FARMAKEIO}`)).body).toMatchObject({
      category: { icon_name: 'shops' },
      phone: '+30 210 1234567',
      latitude: 37.999,
      longitude: 23.74,
    });
    const lists = await listsAt({ slug: KOUREIO }, TODAY, '2026-12-20');
    const days = lists.map((one) => one.released_on);
    expect(days.length).toBeGreaterThan(15);
    const isOff = (day: string) =>
      isGreekHoliday(day) || weekdayOf(day) === 7 || weekdayOf(day) === 1;
    expect(days.filter(isOff)).toEqual([]);
    const [email] = await emailsTo(test, 'owner@seira.example');
    expect(email?.message.text).toContain('Φαρμακείο Κυψέλης');
    expect(email?.message.text).toContain('https://seira.example/invitation/');
  });

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
      `UPDATE waiting_lists SET issued = 1 WHERE released_on = '2026-11-24' AND ${OF_KOUREIO}`,
    );
    const corrected = FILE.replace('Tu-Sa 10:00-18:00', 'We 11:00-12:00');
    await write(corrected.replace('Κορίνθου 7', 'Κορίνθου 9'));
    const { body } = await ask('GET', `/api/organisations/${KOUREIO}`);
    expect(body.address).toBe('Κορίνθου 9');
    const days = await valueOf<string[]>(
      test.db,
      `SELECT array_agg(released_on::text ORDER BY released_on) FROM waiting_lists
        WHERE ${OF_KOUREIO} AND released_on > '2026-11-20' AND released_on < '2026-12-05'`,
    );
    expect(days).toEqual(['2026-11-24', '2026-11-25', '2026-12-02']);
  });

  it('resolves its path against the folder of the caller', () => {
    vi.stubEnv('INIT_CWD', '/home/operator');
    expect(callersPath('places.csv')).toBe('/home/operator/places.csv');
    expect(callersPath('/tmp/places.csv')).toBe('/tmp/places.csv');
  });

  it.each([
    ['semicolons and a byte order mark', `\ufeff${FILE.replaceAll(SEPARATOR, ';')}`],
    ['the line ends of Windows', FILE.replaceAll('\n', '\r\n')],
  ])('may have %s', async (_, text) => {
    expect((await write(text)).map(({ slug }) => slug)).toEqual([FARMAKEIO, KOUREIO]);
  });

  it('is written completely or not at all, and every fault has its line number', async () => {
    const wrong = `${HEADER}
a-place,Α,shops,Οδός 1,Αθήνα,Mo-Fr 09:00-17:00,,,,,
B_PLACE,,food,Οδός 2,Αθήνα,Mo 9-17,91,23.7,no phone,0,nobody
a-place,Γ,shops,Οδός 3,Αθήνα,24/7,,,,,
`;
    const faults = [
      'line 3: slug must be like farmakeio-kypselis',
      'line 3: category must be one of shops, business, restaurants, salons, fitness, travel, event, hotels',
      'line 3: latitude must be a number from -90 to 90',
      'line 3: title is missing',
      'line 3: phone must be like +30 210 1234567',
      'line 3: hours cannot be parsed: “9-17” is not like 09:00-14:00',
      'line 3: counters must be a whole number from 1 to 100',
      'line 3: owner must be like owner@example.gr',
      'line 4: slug is already used in line 2',
    ];
    const unusable = { name: 'InputUnusable', message: faults.join('\n') };
    expect(() => readPlacesFile(wrong)).toThrow(expect.objectContaining(unusable));
    expect(await test.db.query('SELECT FROM organisations')).toEqual([]);
  });

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
    await expect(writePlaces(test.db, broken, writing())).rejects.toThrow();
    expect(await everything()).toEqual({ places: [], lists: [], invitations: [] });
  });
});

describe('opening hours', () => {
  const open = (text: string) =>
    readOpeningHours(text)
      .flatMap(({ weekday, intervals }) =>
        intervals.map(({ from, to }) => `${weekday} ${from}-${to}`),
      )
      .join();

  it.each([
    ['Mo-Tu 09:00-14:00,17:00-20:30', '1 09:00-14:00,1 17:00-20:30,2 09:00-14:00,2 17:00-20:30'],
    ['Δε, Τε 17:00-20:00, 09:00-12:00', '1 09:00-12:00,1 17:00-20:00,3 09:00-12:00,3 17:00-20:00'],
    ['Sa-Mo 20:00-02:00', '1 20:00-02:00,6 20:00-02:00,7 20:00-02:00'],
    ['Fr 18:00-00:00', '5 18:00-24:00'],
    ['Sa-Su 09:00-17:00; Su 10:00-12:00', '6 09:00-17:00,7 10:00-12:00'],
    ['24/7', '1234567'.replaceAll(/\d/g, ',$& 00:00-24:00').slice(1)],
  ])('are parsed from %s', (text, week) => expect(open(text)).toBe(week));

  it.each(
    `|Mo|Xx 09:00-10:00|Mo 25:00-26:00|Mo 09:00|Mo 09:00-09:00|Mo 09:00-12:00,11:00-13:00
     |Mo 24:00-10:00|Mo-Fr 9-5|Mo-Su 20:00-02:00; Mo 01:00-03:00`.split(/\s*\|/),
  )('are rejected for %j', (text) => expect(() => readOpeningHours(text)).toThrow());
});

/** The states of a place's lists on the days after a date. */
const statesAfter = (day: string) =>
  valueOf<string[]>(
    test.db,
    `SELECT array_agg(DISTINCT state::text ORDER BY state::text) FROM waiting_lists
      WHERE ${OF_KOUREIO} AND released_on > $1::date`,
    [day],
  );
const setOpen = (isOpen: boolean) => setPlaceOpen(test.db, KOUREIO, isOpen, writing());

it('closes and opens every list of a place with an audit entry, but opens no day that the plan closes', async () => {
  await write(FILE);
  const count = await setOpen(false);
  expect(count).toBeGreaterThan(0);
  expect(await statesAfter('2026-01-01')).toEqual(['closed']);
  expect(await setOpen(false)).toBe(0);
  const planned = await test.db.query(
    `UPDATE waiting_lists SET closed_by_plan = true
      WHERE id = (SELECT max(id) FROM waiting_lists WHERE ${OF_KOUREIO}) RETURNING id`,
  );
  expect(planned).toHaveLength(1);
  expect(await setOpen(true)).toBe(count - 1);
  expect(await statesAfter('2026-01-01')).toEqual(['closed', 'open']);
  const entries = "SELECT count(*)::int FROM audit WHERE action = 'change_list'";
  expect(await valueOf(test.db, entries)).toBe(2 * count - 1);
  await expect(setPlaceOpen(test.db, 'nowhere', true, writing())).rejects.toThrow(
    expect.objectContaining({ name: 'InputUnusable' }),
  );
  await expect(resendNotices(test.db, 'nowhere', writing())).rejects.toThrow('There is no place');
});

it('keeps lists closed that are added while a place is closed', async () => {
  await write(FILE);
  const added = async (days: number) => {
    const lists = `SELECT max(released_on)::text FROM waiting_lists WHERE ${OF_KOUREIO}`;
    const last = (await valueOf<string>(test.db, lists))!;
    await extendDailyLists(test.db, addDays(TODAY, days));
    return statesAfter(last);
  };
  await setOpen(false);
  expect(await added(7)).toEqual(['closed']);
  await setOpen(true);
  expect(await added(14)).toEqual(['open']);
});
