import { describe, expect, it } from 'vitest';
import { spokenLabel } from './spokenLabel.ts';

describe('the spoken label', () => {
  it('names Greek letters in both languages', () => {
    expect(spokenLabel('el', { rank: 12, label: 'Β12' })).toBe('βήτα 12');
    expect(spokenLabel('en', { rank: 12, label: 'Β12' })).toBe('beta 12');
  });

  it('names Latin letters in Greek and leaves them in English', () => {
    expect(spokenLabel('el', { rank: 3, label: 'AB3' })).toBe('έι μπι 3');
    expect(spokenLabel('en', { rank: 3, label: 'AB3' })).toBe('A B 3');
  });

  it('is the number alone without a label', () => {
    expect(spokenLabel('el', { rank: 43 })).toBe('43');
  });
});
