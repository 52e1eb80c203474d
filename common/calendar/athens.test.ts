import { describe, expect, it } from 'vitest';
import {
  athensInstant,
  athensTime,
  clockTime,
  toAthensIso,
  todayInAthens,
  ZONE,
} from './athens.ts';

describe('days in Athens', () => {
  it.each([
    ['2026-11-19T21:59:59Z', '2026-11-19', 1439],
    ['2026-11-19T22:00:00Z', '2026-11-20', 0],
    ['2026-07-01T20:59:59Z', '2026-07-01', 1439],
    ['2026-07-01T21:00:00Z', '2026-07-02', 0],
    ['2026-12-31T22:00:00Z', '2027-01-01', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 240],
    ['2026-10-25T01:30:00Z', '2026-10-25', 210],
  ])('%s is %s at minute %i', (instant, date, minutes) => {
    expect(athensTime(new Date(instant))).toMatchObject({ date, minutes });
    expect(todayInAthens(new Date(instant))).toBe(date);
  });

  it('agrees with the time zone database around every change of the clocks', () => {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeZoneName: 'longOffset' });
    for (let day = Date.UTC(1996, 0, 1); day < Date.UTC(2100, 0, 1); day += 24 * 3_600_000)
      for (const instant of [new Date(day + 3_599_999), new Date(day + 3_600_000)])
        expect(zone.format(instant)).toContain(`GMT${toAthensIso(instant).slice(-6)}`);
  });

  it('knows the time of years before the rule', () => {
    expect(toAthensIso(new Date('1995-09-30T12:00:00Z'))).toBe('1995-09-30T14:00:00.000+02:00');
  });

  it('writes instants with the offset of the season', () => {
    expect(toAthensIso(new Date('2026-11-20T10:00:00.120Z'))).toBe('2026-11-20T12:00:00.120+02:00');
    expect(toAthensIso(new Date('2026-07-01T21:30:00Z'))).toBe('2026-07-02T00:30:00.000+03:00');
  });

  it('shows the time of day on the clocks of Athens', () => {
    expect(clockTime(new Date('2026-03-16T06:05:00Z'))).toBe('08:05');
    expect(clockTime(new Date('2026-07-16T06:05:00Z'))).toBe('09:05');
  });

  it('finds the instant of a wall-clock time', () => {
    expect(athensInstant('2026-11-20', 720).toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(athensInstant('2026-07-02', 0).toISOString()).toBe('2026-07-01T21:00:00.000Z');
  });
});
