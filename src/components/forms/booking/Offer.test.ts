import { expect, it } from 'vitest';
import { estimateMinutes } from './Offer.tsx';

it.each([
  [5, 5, 25],
  [7, 4, 30],
  [2, 3.4, 7],
  [5, null, null],
  [5, undefined, null],
  [0, 5, null],
])('%i people ahead at %s minutes per call wait for %s minutes', (people, each, minutes) => {
  expect(estimateMinutes(people, each)).toBe(minutes);
});
