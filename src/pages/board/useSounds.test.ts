import { expect, it } from 'vitest';
import { sentenceIn } from './useSounds.ts';

const voices = { el: 'el-GR', en: 'en-GB' };

it.each([
  ['el', 'Θυρίδα 2', 'Αριθμός 43, Θυρίδα 2'],
  ['en', 'Θυρίδα 2', 'Number 43, Counter 2'],
  ['en', 'Γραφείο 12', 'Number 43, Desk 12'],
  ['en', 'Desk B', 'Number 43, Desk B'],
  ['en', 'Καρέκλα', 'Number 43, Karekla'],
  ['el', 'Καρέκλα', 'Αριθμός 43, Καρέκλα'],
  ['el', null, 'Αριθμός 43'],
] as const)('announces a call in %s at the counter %s as “%s”', (language, counter, text) => {
  const call = { rank: 43, label: null, counter, calledAt: null, recalls: 0 };
  expect(sentenceIn(language, call)).toEqual({ language: voices[language], text });
});
