import { describe, expect, it } from 'vitest';
import { hourChoices, hourLabel } from './hours.ts';

describe('hours', () => {
  it('range hourly from 1:00am to 12:00am', () => {
    expect(hourChoices).toHaveLength(24);
    const english = hourChoices.map((time) => hourLabel(time, 'en'));
    expect(english[0]).toBe('1:00am');
    expect(english[11]).toBe('12:00pm');
    expect(english[22]).toBe('11:00pm');
    expect(english[23]).toBe('12:00am');
  });

  it('use the 24-hour clock in Greek', () => {
    expect(hourLabel('19:00', 'el')).toBe('19:00');
    expect(hourLabel('00:00', 'el')).toBe('00:00');
  });
});
