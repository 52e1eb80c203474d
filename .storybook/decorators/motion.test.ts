import { expect, it } from 'vitest';
import { answerMotion } from './motion.ts';

const always = '(width >= 0px)';
const never = '(width < 0px)';

it.each([
  ['reduce', '(prefers-reduced-motion: reduce)', always],
  ['reduce', '(prefers-reduced-motion: no-preference)', never],
  ['reduce', '(prefers-reduced-motion)', always],
  ['full', '(prefers-reduced-motion: no-preference)', always],
  ['full', '@media (prefers-reduced-motion:reduce)', `@media ${never}`],
  ['full', '(width >= 9px) and (prefers-reduced-motion: reduce)', `(width >= 9px) and ${never}`],
  ['reduce', '(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
  ['system', '(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
] as const)('%s motion answers only the motion condition of %s', (motion, query, answer) => {
  expect(answerMotion(query, motion)).toBe(answer);
});
