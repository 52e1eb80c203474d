import { describe, expect, it } from 'vitest';
import { opensAt, schemeAt } from './hours.ts';

const at = (time: string) => new Date(`2026-03-16T${time}:00+02:00`);
const afternoon = { from: '17:00', to: '20:30' };
const split = [{ weekday: 1, intervals: [afternoon, { from: '08:30', to: '14:00' }] }];

describe('board hours', () => {
  it('make the board dark at night and light by day', () => {
    const schemes = ['06:59', '07:00', '19:59', '20:00'].map((time) => schemeAt(at(time)));
    expect(schemes.join(' ')).toBe('dark light light dark');
  });

  it('tell when a closed place opens again', () => {
    expect(opensAt(split, at('08:00'))).toBe('08:30');
    expect(opensAt(split, at('09:00'))).toBeNull();
    expect(opensAt(split, at('15:00'))).toBe('17:00');
    expect(opensAt(split, at('21:00'))).toBeNull();
    expect(opensAt([], at('08:00'))).toBeNull();
  });

  it('respect the changed hours of a day', () => {
    const day = (...intervals: { from: string; to: string }[]) => [
      { date: '2026-03-16', intervals },
    ];
    expect(opensAt(split, at('08:00'), day())).toBeNull();
    expect(opensAt(split, at('08:00'), day({ from: '10:00', to: '12:00' }))).toBe('10:00');
    expect(opensAt(split, at('15:00'), day({ from: '10:00', to: '16:00' }))).toBeNull();
  });
});
