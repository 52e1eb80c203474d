import { expect, it } from 'vitest';
import { sentenceIn } from './useSounds.ts';

const call = (counter: string | null) => ({
  rank: 43,
  label: null,
  counter,
  calledAt: null,
  recalls: 0,
});

it('announces a call in both languages', () => {
  expect(sentenceIn('el', call('Θυρίδα 2'))).toEqual({
    language: 'el-GR',
    text: 'Αριθμός 43, Θυρίδα 2',
  });
  expect(sentenceIn('en', call('Θυρίδα 2'))).toEqual({
    language: 'en-GB',
    text: 'Number 43, Counter 2',
  });
});

it('leaves out a counter name that the voice cannot pronounce', () => {
  expect(sentenceIn('en', call('Καρέκλα')).text).toBe('Number 43, Karekla');
  expect(sentenceIn('en', call('Γραφείο 12')).text).toBe('Number 43, Desk 12');
  expect(sentenceIn('en', call('Desk B')).text).toBe('Number 43, Desk B');
  expect(sentenceIn('el', call('Καρέκλα')).text).toBe('Αριθμός 43, Καρέκλα');
  expect(sentenceIn('el', call(null)).text).toBe('Αριθμός 43');
});
