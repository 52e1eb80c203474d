import { describe, expect, it } from 'vitest';
import { busyWeekdays, hoursOn } from './busyness.ts';

const hour = (weekday: number, at: number, minutes: number, visits = 10) => ({
  weekday,
  hour: at,
  minutes,
  visits,
});
/** The average is ten minutes. */
const hours = [hour(1, 10, 20), hour(1, 9, 10), hour(2, 9, 5), hour(2, 10, 5)];

describe('quiet hours', () => {
  it('are compared with the usual wait of the place, in order', () => {
    expect(hoursOn(1, hours).map((one) => [one.hour, one.busyness])).toEqual([
      [9, 'usual'],
      [10, 'busy'],
    ]);
    expect(hoursOn(3, hours)).toEqual([]);
  });

  it('determine the load of a weekday, weighted by visits', () => {
    expect(busyWeekdays(hours)).toEqual({ 1: 'busy', 2: 'quiet' });
    expect(busyWeekdays([hour(1, 9, 10), hour(2, 9, 10)])).toEqual({ 1: 'usual', 2: 'usual' });
    expect(busyWeekdays([])).toEqual({});
  });
});
