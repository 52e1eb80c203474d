import { describe, expect, it } from 'vitest';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { waitOf, widened, type OfferedList, type WaitInput } from './wait.ts';

const weekdays = (...intervals: { from: string; to: string }[]): OpeningHours =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, intervals }));

const office = weekdays({ from: '08:00', to: '14:00' }, { from: '17:00', to: '20:00' });

/** Friday, 20 November 2026. */
const friday = '2026-11-20';
const saturday = '2026-11-21';
const monday = '2026-11-23';
const holiday = '2026-10-28';
const at = (time: string, date = friday) => new Date(`${date}T${time}:00+02:00`);

const list = (change: Partial<OfferedList> = {}): OfferedList => ({
  date: friday,
  state: 'open',
  waiting: 4,
  message: null,
  ...change,
});

/** The wait in short: `closed 24 opens 2026-11-23T08:00`. Facts that it leaves out are null. */
const said = (input: Partial<WaitInput>): string => {
  const wait = waitOf({ now: at('10:00'), hours: office, list: list(), window: null, ...input });
  const { status, waiting, minutes, opensAt, ...others } = wait;
  const facts = [
    `${status} ${waiting}`,
    minutes && `in ${minutes.from}–${minutes.to}`,
    opensAt && `opens ${toAthensIso(new Date(opensAt)).slice(0, 16)}`,
    ...Object.entries(others).map(([name, fact]) => (fact ?? null) !== null && `${name} ${fact}`),
  ];
  return facts.filter(Boolean).join(' ');
};

/** Open tickets of a closed list, and tickets for Monday. */
const rest = list({ state: 'closed', waiting: 2 });
const next = { date: monday, waiting: 24 };
const window = { from: at('10:10').getTime() + 5_000, to: at('10:24').getTime() + 5_000 };
const now = { from: at('10:00').getTime(), to: at('10:00').getTime() };
const tuesday = { date: '2026-11-24', waiting: 5 };
const closedOn = (date: string) => [{ date, intervals: [] }];
const specialOn = (date: string) => [{ date, intervals: [{ from: '10:00', to: '12:00' }] }];
const night = { from: '20:00', to: '02:00' };
const nights = weekdays(night);

describe('the wait at a place', () => {
  it.each<[string, Partial<WaitInput>, string]>([
    ['open, with people and a window, rounded outward', { window }, 'open 4 in 10–25'],
    ['open, without a window', {}, 'open 4'],
    ['open, nobody waiting', { list: list({ waiting: 0 }), window: now }, 'open 0 in 0–0'],
    ['full', { list: list({ state: 'full' }), window }, 'full 4 doorLeft 0'],
    [
      'full except at its door',
      { list: list({ state: 'full', doorLeft: 12 }), window },
      'full 4 doorLeft 12',
    ],
    [
      'paused, with its message',
      { list: list({ state: 'paused', message: 'Στις 11:15' }), window },
      'paused 4 message Στις 11:15',
    ],
    ['the last minutes: open, but no more numbers', { now: at('19:50'), list: rest }, 'ended 2'],
    ['the break of a split day', { now: at('15:00') }, `closed 4 opens ${friday}T17:00`],
    [
      "after closing on Friday, with today's leftovers and numbers for Monday",
      { now: at('21:00'), list: rest, next },
      `closed 24 opens ${monday}T08:00`,
    ],
    [
      'the break of a day whose list is closed, with numbers for Monday',
      { now: at('15:00'), list: rest, next },
      `closed 2 opens ${friday}T17:00`,
    ],
    [
      'open, with a closed list today and numbers for Monday',
      { now: at('19:50'), list: rest, next },
      'ended 2',
    ],
    ['open, no numbers today', { list: list({ date: monday }) }, 'none 0'],
    ['open, never with numbers', { list: null }, 'none 0'],
    ['without hours', { hours: [], list: null }, 'none 0'],
    [
      'a public holiday',
      { now: at('10:00', holiday), list: list({ date: '2026-10-29' }) },
      'closed 4 opens 2026-10-29T08:00',
    ],
    [
      'a public holiday with numbers',
      { now: at('10:00', holiday), list: list({ date: holiday }) },
      'open 4',
    ],
    [
      'a day that the owner closed, with numbers for Monday',
      { list: rest, next, byHand: closedOn(friday) },
      `closed 24 opens ${monday}T08:00`,
    ],
    [
      'after closing, if the owner closed the next day',
      {
        now: at('21:00'),
        list: { ...rest, date: monday },
        next: tuesday,
        byHand: closedOn(monday),
      },
      'closed 5 opens 2026-11-24T08:00',
    ],
    [
      'within the special hours of this day, on a weekday that is otherwise closed',
      { now: at('11:00', saturday), list: list({ date: saturday }), byHand: specialOn(saturday) },
      'open 4',
    ],
    [
      'before the special hours of a holiday',
      { now: at('09:00', holiday), list: list({ date: holiday }), byHand: specialOn(holiday) },
      `closed 4 opens ${holiday}T10:00`,
    ],
    ['open past midnight', { now: at('01:00', saturday), hours: nights }, 'open 4'],
    [
      'the night before a public holiday',
      { now: at('01:00', holiday), hours: nights, list: list({ date: '2026-10-27' }) },
      'open 4',
    ],
    [
      'the night after a public holiday without numbers',
      { now: at('01:00', '2026-10-29'), hours: nights, list: list({ date: '2026-10-29' }) },
      'closed 4 opens 2026-10-29T20:00',
    ],
    [
      'the day on which clocks go forward',
      {
        now: at('20:00', '2026-03-28'),
        hours: [{ weekday: 7, intervals: [{ from: '04:00', to: '10:00' }] }],
        list: null,
      },
      'closed 0 opens 2026-03-29T04:00',
    ],
  ])('%s', (_case, input, expected) => {
    expect(said(input)).toBe(expected);
  });
});

it.each([
  ['narrow', { from: 1, to: 2 }, 60, { from: 1, to: 6 }],
  ['wide', { from: 1, to: 20 }, 60, { from: 1, to: 20 }],
  ['at closing', { from: 9, to: 10 }, 11, { from: 6, to: 11 }],
])('widens a window to five minutes that is %s', (_case, window, closes, expected) => {
  const inMs = ({ from, to }: typeof window) => ({ from: from * 60_000, to: to * 60_000 });
  expect(widened(inMs(window), 0, closes * 60_000)).toEqual(inMs(expected));
});
