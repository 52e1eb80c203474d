import { expect, it } from 'vitest';
import { readCoordinates } from './coordinates.ts';

it.each([
  ['37.9838, 23.7275', 37.9838, 23.7275],
  [' 37.9838 23.7275 ', 37.9838, 23.7275],
  ['37,9838 23,7275', 37.9838, 23.7275],
  ['37,9838; 23,7275', 37.9838, 23.7275],
  ['-33, -70.66', -33, -70.66],
  ['37.98381234567,23.7275', 37.983812, 23.7275],
])('%s is a point', (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

it.each(['', '37.98', 'Σκουφά 21', '91, 23', '37, 181', '37.98, 23.72, 5'])(
  '%s is not a point',
  (text) => {
    expect(readCoordinates(text)).toBeNull();
  },
);
