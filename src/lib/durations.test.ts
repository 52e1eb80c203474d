import { describe, expect, it } from 'vitest';
import { formatMinutes, formatTimer } from './durations.ts';

const minutes = (count: number): number => count * 60_000;

describe('durations', () => {
  it('are whole minutes and hours, at least one minute', () => {
    expect(formatMinutes(minutes(14.9), 'el')).toBe('14 λεπτά');
    expect(formatMinutes(minutes(61), 'el')).toBe('1 ώρα 1 λεπτό');
    expect(formatMinutes(minutes(120), 'en')).toBe('2 hours');
    expect(formatMinutes(0, 'en')).toBe('1 minute');
    expect(formatMinutes(-5, 'en')).toBe('1 minute');
  });

  it('run in minutes and seconds', () => {
    expect(formatTimer(125_000)).toBe('2:05');
    expect(formatTimer(3_725_000)).toBe('1:02:05');
    expect(formatTimer(-1)).toBe('0:00');
  });
});
