import { expect, it } from 'vitest';
import { sentenceIn } from './useSounds.ts';

const call = (counter: string | null) => ({ rank: 43, counter, calledAt: null, recalls: 0 });

it('speaks a call in the words of each language', () => {
  expect(sentenceIn('el', call('Θυρίδα 2'))).toEqual({
    language: 'el-GR',
    text: 'Αριθμός 43, Θυρίδα 2',
  });
  expect(sentenceIn('en', call('Θυρίδα 2'))).toEqual({
    language: 'en-GB',
    text: 'Number 43, counter 2',
  });
});

it('says of a counter what the voice can say', () => {
  expect(sentenceIn('en', call('Καρέκλα')).text).toBe('Number 43, Karekla');
  expect(sentenceIn('en', call('Γραφείο 12')).text).toBe('Number 43, Grafeio 12');
  expect(sentenceIn('en', call('Desk B')).text).toBe('Number 43, Desk B');
  expect(sentenceIn('el', call('Καρέκλα')).text).toBe('Αριθμός 43, Καρέκλα');
  expect(sentenceIn('el', call(null)).text).toBe('Αριθμός 43');
});
