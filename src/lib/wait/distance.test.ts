import { expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { distanceWords } from './distance.ts';

it.each([
  [3, '10\u00a0μ.', '10\u00a0m'],
  [654, '650\u00a0μ.', '650\u00a0m'],
  [996, '1\u00a0χλμ.', '1\u00a0km'],
  [1249, '1,2\u00a0χλμ.', '1.2\u00a0km'],
  [12_600, '13\u00a0χλμ.', '13\u00a0km'],
])('formats %i metres as %s', (metres, greek, english) => {
  expect(distanceWords(createI18n('el').t, 'el', metres)).toBe(greek);
  expect(distanceWords(createI18n('en').t, 'en', metres)).toBe(english);
});
