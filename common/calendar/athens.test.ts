import { describe, expect, it } from 'vitest';
import { athensInstant, athensTime, toAthensIso, todayInAthens } from './athens.ts';

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
  });

  it('writes instants with the offset of the season', () => {
    expect(toAthensIso(new Date('2026-11-20T10:00:00.120Z'))).toBe('2026-11-20T12:00:00.120+02:00');
    expect(toAthensIso(new Date('2026-07-01T21:30:00Z'))).toBe('2026-07-02T00:30:00.000+03:00');
  });

  it('finds the instant of a wall-clock time', () => {
    expect(athensInstant('2026-11-20', 720).toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(athensInstant('2026-07-02', 0).toISOString()).toBe('2026-07-01T21:00:00.000Z');
  });

  it('returns the day in Athens on both sides of midnight and of a clock change', () => {
    expect(todayInAthens(new Date('2026-03-14T21:59:00Z'))).toBe('2026-03-14');
    expect(todayInAthens(new Date('2026-03-14T22:00:00Z'))).toBe('2026-03-15');
    expect(todayInAthens(new Date('2026-07-14T21:00:00Z'))).toBe('2026-07-15');
  });
});
