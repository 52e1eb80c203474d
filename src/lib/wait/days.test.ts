import { describe, expect, it } from 'vitest';
import {
  closedWeekdaysOf,
  closuresOf,
  dayToOffer,
  firstDay,
  fullUntil,
  serviceDateOf,
  unavailableReason,
} from './days.ts';

const friday = '2026-03-20';
const days = { [friday]: 'ended', '2026-03-23': 'full', '2026-03-24': 'open' } as const;
const weekend = [6, 7];

describe('a day', () => {
  it('is unavailable with a reason', () => {
    const reason = (date: string) => unavailableReason(date, { days, closedWeekdays: weekend });
    expect(reason(friday)).toBe('ended');
    expect(reason('2026-03-21')).toBe('closed');
    expect(reason('2026-03-23')).toBe('full');
    expect(reason('2026-03-24')).toBeNull();
    expect(reason('2026-03-25')).toBe('none');
  });

  it('with tickets is available, even on a closed weekday', () => {
    expect(unavailableReason('2026-03-24', { days, closedWeekdays: [2] })).toBeNull();
  });

  it('is unavailable by weekday if its tickets are unknown', () => {
    expect(unavailableReason('2026-03-21', { days: null, closedWeekdays: weekend })).toBe('closed');
    expect(unavailableReason(friday, { closedWeekdays: weekend })).toBeNull();
  });
});

describe('a full place', () => {
  it('is full until the last full day before the first with numbers', () => {
    expect(fullUntil(friday, { days })).toEqual({ last: '2026-03-23', first: '2026-03-24' });
  });

  it('is not full if it has numbers at once, on no day, or was only closed', () => {
    expect(fullUntil('2026-03-24', { days })).toBeNull();
    expect(fullUntil(friday, { days: { [friday]: 'full' } })).toBeNull();
    expect(fullUntil(friday, { days: { [friday]: 'ended', '2026-03-24': 'open' } })).toBeNull();
  });
});

describe('a day closed manually', () => {
  const closures = { [friday]: 'Απεργία', '2026-03-24': null };

  it('is closed, whatever its list says', () => {
    expect(unavailableReason(friday, { days, closures })).toBe('closed');
    expect(unavailableReason('2026-03-24', { closures })).toBe('closed');
    expect(unavailableReason('2026-03-23', { days, closures })).toBe('full');
  });

  it('is a changed day without hours', () => {
    const changed = [
      { date: friday, intervals: [], reason: 'Απεργία' },
      { date: '2026-03-23', intervals: [{ from: '10:00', to: '12:00' }], reason: null },
      { date: '2026-03-24', intervals: [], reason: null },
    ];
    expect(closuresOf(changed)).toEqual(closures);
  });
});

describe('the first day', () => {
  it('is the next available day', () => {
    expect(firstDay(friday, { days })).toBe('2026-03-24');
    expect(firstDay('2026-03-21', { closedWeekdays: weekend })).toBe('2026-03-23');
    expect(firstDay(friday, { days: {} })).toBeNull();
    expect(firstDay(friday, { closedWeekdays: [1, 2, 3, 4, 5, 6, 7] })).toBeNull();
  });

  it('is the initial choice only if tickets are known', () => {
    expect(dayToOffer(friday, days)).toBe('2026-03-24');
    expect(dayToOffer(friday, {})).toBe(friday);
    expect(dayToOffer(friday, null)).toBe(friday);
  });
});

describe('closed weekdays', () => {
  const open = { intervals: [{}] };
  it('have no hours, unless no hours are known', () => {
    expect(
      closedWeekdaysOf([
        { weekday: 1, ...open },
        { weekday: 2, intervals: [] },
      ]),
    ).toEqual([2, 3, 4, 5, 6, 7]);
    expect(closedWeekdaysOf([])).toEqual([]);
  });
});

it('offers yesterday while its hours continue after midnight and tickets are available', () => {
  const openingHours = [{ weekday: 5, intervals: [{ from: '20:00', to: '02:00' }] }];
  const at = (time: string, changedDays: { date: string; intervals: [] }[] = []) =>
    serviceDateOf({ openingHours, changedDays }, new Date(`2026-03-21T${time}:00+02:00`));
  expect(dayToOffer(at('01:59'), null)).toBe(friday);
  expect(dayToOffer(at('01:59'), { [friday]: 'open', '2026-03-21': 'open' })).toBe(friday);
  expect(dayToOffer(at('01:59'), { '2026-03-21': 'open' })).toBe('2026-03-21');
  expect(dayToOffer(at('01:59', [{ date: friday, intervals: [] }]), null)).toBe('2026-03-21');
  expect(dayToOffer(at('02:00'), null)).toBe('2026-03-21');
});
