import { expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { distanceWords } from './distance.ts';

it.each([
  [3, '10 μ.', '10 m'],
  [654, '650 μ.', '650 m'],
  [996, '1 χλμ.', '1 km'],
  [1249, '1,2 χλμ.', '1.2 km'],
  [12_600, '13 χλμ.', '13 km'],
])('formats %i metres as %s', (metres, greek, english) => {
  expect(distanceWords(createI18n('el').t, 'el', metres)).toBe(greek);
  expect(distanceWords(createI18n('en').t, 'en', metres)).toBe(english);
});
