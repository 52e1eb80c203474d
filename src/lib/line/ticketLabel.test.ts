import { describe, expect, it } from 'vitest';
import { labelOf, widthInDigits } from './ticketLabel.ts';

describe('the label of a ticket', () => {
  it('is the letter and the number', () => {
    expect(labelOf({ rank: 12, label: 'Β12' }, 'el')).toBe('Β12');
  });

  it('is the number in the language if there is no letter or no label', () => {
    expect(labelOf({ rank: 1204, label: '1204' }, 'el')).toBe('1.204');
    expect(labelOf({ rank: 1204 }, 'en')).toBe('1,204');
    expect(labelOf({ rank: null, label: null }, 'el')).toBe('–');
  });

  it('counts a letter as wider than a digit', () => {
    expect(widthInDigits('7')).toBe(2);
    expect(widthInDigits('123')).toBe(3);
    expect(widthInDigits('Β12')).toBeGreaterThan(widthInDigits('123'));
  });
});
