import { describe, expect, it } from 'vitest';
import { estimateMinutes } from './Offer.tsx';

describe('estimateMinutes', () => {
  it('multiplies the people ahead by the minutes per call and rounds the result', () => {
    expect(estimateMinutes(5, 5)).toBe(25);
    expect(estimateMinutes(7, 4)).toBe(30);
    expect(estimateMinutes(2, 3.4)).toBe(7);
  });

  it('returns null when a value is unknown or nobody is ahead', () => {
    expect(estimateMinutes(5, null)).toBeNull();
    expect(estimateMinutes(5, undefined)).toBeNull();
    expect(estimateMinutes(0, 5)).toBeNull();
  });
});
