import { describe, expect, it } from 'vitest';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { waitOf, widened, type OfferedList, type WaitInput } from './wait.ts';

const weekdays = (...intervals: { from: string; to: string }[]): OpeningHours =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, intervals }));

const office = weekdays({ from: '08:00', to: '14:00' }, { from: '17:00', to: '20:00' });

/** Friday, 20 November 2026. */
const friday = '2026-11-20';
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

const said = (input: Partial<WaitInput>) => {
  const { opensAt, ...wait } = waitOf({
    now: at('10:00'),
    hours: office,
    list: list(),
    window: null,
    ...input,
  });
  return { ...wait, opensAt: opensAt && toAthensIso(new Date(opensAt)).slice(0, 16) };
};

/** Open tickets of a closed list, and tickets for Monday. */
const leftovers = list({ state: 'closed', waiting: 3 });
const next = { date: monday, waiting: 24 };
const nothing = { waiting: 0, minutes: null, opensAt: null, message: null };
const window = { from: at('10:10').getTime() + 5_000, to: at('10:24').getTime() + 5_000 };

describe('the wait at a place', () => {
  it.each<[string, Partial<WaitInput>, Partial<ReturnType<typeof said>>]>([
    [
      'open, with people and a window, rounded outward',
      { window },
      { status: 'open', waiting: 4, minutes: { from: 10, to: 25 } },
    ],
    ['open, without a window', {}, { status: 'open', waiting: 4 }],
    [
      'open, nobody waiting',
      {
        list: list({ waiting: 0 }),
        window: { from: at('10:00').getTime(), to: at('10:00').getTime() },
      },
      { status: 'open', waiting: 0, minutes: { from: 0, to: 0 } },
    ],
    [
      'full',
      { list: list({ state: 'full' }), window },
      { status: 'full', waiting: 4, doorLeft: 0 },
    ],
    [
      'full except at its door',
      { list: list({ state: 'full', doorLeft: 12 }), window },
      { status: 'full', waiting: 4, doorLeft: 12 },
    ],
    [
      'paused, with its message',
      { list: list({ state: 'paused', message: 'Επιστρέφουμε στις 11:15' }), window },
      { status: 'paused', waiting: 4, message: 'Επιστρέφουμε στις 11:15' },
    ],
    [
      'the last minutes: open, but no more numbers',
      { now: at('19:50'), list: list({ state: 'closed', waiting: 2 }) },
      { status: 'ended', waiting: 2 },
    ],
    [
      'before opening, with numbers issued',
      { now: at('07:30'), window },
      { status: 'closed', waiting: 4, opensAt: `${friday}T08:00` },
    ],
    [
      'the break of a split day',
      { now: at('15:00') },
      { status: 'closed', waiting: 4, opensAt: `${friday}T17:00` },
    ],
    [
      'after closing on Friday, with numbers for Monday',
      { now: at('20:00'), list: list({ date: monday, waiting: 24 }) },
      { status: 'closed', waiting: 24, opensAt: `${monday}T08:00` },
    ],
    [
      "after closing on Friday, with today's leftovers and numbers for Monday",
      { now: at('21:00'), list: leftovers, next },
      { status: 'closed', waiting: 24, opensAt: `${monday}T08:00` },
    ],
    [
      'the break of a day whose list is closed, with numbers for Monday',
      { now: at('15:00'), list: leftovers, next },
      { status: 'closed', waiting: 3, opensAt: `${friday}T17:00` },
    ],
    [
      'open, with a closed list today and numbers for Monday',
      { now: at('19:50'), list: list({ state: 'closed', waiting: 2 }), next },
      { status: 'ended', waiting: 2 },
    ],
    ['open, no numbers today', { list: list({ date: monday }) }, { status: 'none' }],
    ['open, never with numbers', { list: null }, { status: 'none' }],
    [
      'closed, never with numbers',
      { list: null, now: at('21:00') },
      { status: 'closed', opensAt: `${monday}T08:00` },
    ],
    ['without hours', { hours: [], list: null }, { status: 'none' }],
    [
      'a public holiday',
      { now: at('10:00', holiday), list: list({ date: '2026-10-29', waiting: 3 }) },
      { status: 'closed', waiting: 3, opensAt: '2026-10-29T08:00' },
    ],
    [
      'a public holiday with numbers',
      { now: at('10:00', holiday), list: list({ date: holiday, waiting: 3 }) },
      { status: 'open', waiting: 3 },
    ],
    [
      'a day that the owner closed, with numbers for Monday',
      {
        list: list({ state: 'closed', message: 'Απεργία', waiting: 3 }),
        next,
        byHand: [{ date: friday, intervals: [] }],
      },
      { status: 'closed', waiting: 24, opensAt: `${monday}T08:00` },
    ],
    [
      'after closing, if the owner closed the next day',
      {
        now: at('21:00'),
        list: list({ date: monday, state: 'closed', waiting: 2 }),
        next: { date: '2026-11-24', waiting: 5 },
        byHand: [{ date: monday, intervals: [] }],
      },
      { status: 'closed', waiting: 5, opensAt: '2026-11-24T08:00' },
    ],
    [
      'after the special hours of this day',
      {
        now: at('12:30'),
        list: list({ state: 'closed', waiting: 0 }),
        byHand: [{ date: friday, intervals: [{ from: '10:00', to: '12:00' }] }],
      },
      { status: 'closed', opensAt: `${monday}T08:00` },
    ],
    [
      'within the special hours of this day, on a weekday that is otherwise closed',
      {
        now: at('11:00', '2026-11-21'),
        list: list({ date: '2026-11-21', waiting: 1 }),
        byHand: [{ date: '2026-11-21', intervals: [{ from: '10:00', to: '12:00' }] }],
      },
      { status: 'open', waiting: 1 },
    ],
    [
      'before the special hours of a holiday',
      {
        now: at('09:00', holiday),
        list: list({ date: holiday, waiting: 3 }),
        byHand: [{ date: holiday, intervals: [{ from: '10:00', to: '12:00' }] }],
      },
      { status: 'closed', waiting: 3, opensAt: '2026-10-28T10:00' },
    ],
    [
      'open past midnight',
      {
        now: at('01:00', '2026-11-21'),
        hours: weekdays({ from: '20:00', to: '02:00' }),
        list: list({ date: friday, waiting: 1 }),
      },
      { status: 'open', waiting: 1 },
    ],
    [
      'after hours past midnight, with numbers for the evening',
      {
        now: at('02:00', '2026-11-21'),
        hours: [{ weekday: 6, intervals: [{ from: '20:00', to: '02:00' }] }],
        list: list({ date: '2026-11-21', waiting: 1 }),
      },
      { status: 'closed', waiting: 1, opensAt: '2026-11-21T20:00' },
    ],
    [
      'the night before a public holiday',
      {
        now: at('01:00', holiday),
        hours: weekdays({ from: '20:00', to: '02:00' }),
        list: list({ date: '2026-10-27', waiting: 1 }),
      },
      { status: 'open', waiting: 1 },
    ],
    [
      'the night after a public holiday without numbers',
      {
        now: at('01:00', '2026-10-29'),
        hours: weekdays({ from: '20:00', to: '02:00' }),
        list: list({ date: '2026-10-29', waiting: 1 }),
      },
      { status: 'closed', waiting: 1, opensAt: '2026-10-29T20:00' },
    ],
    [
      'the day on which clocks go forward',
      {
        now: new Date('2026-03-28T20:00:00+02:00'),
        hours: [{ weekday: 7, intervals: [{ from: '04:00', to: '10:00' }] }],
        list: null,
      },
      { status: 'closed', opensAt: '2026-03-29T04:00' },
    ],
  ])('%s', (_case, input, expected) => {
    expect(said(input)).toEqual({ ...nothing, ...expected });
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
