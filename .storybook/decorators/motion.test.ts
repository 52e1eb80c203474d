import { describe, expect, it } from 'vitest';
import { answerMotion } from './motion.ts';

const asksForLess = '(prefers-reduced-motion: reduce)';
const asksForNothing = '(prefers-reduced-motion: no-preference)';

describe('answerMotion', () => {
  it('leaves the machine its say', () => {
    expect(answerMotion(asksForLess, 'system')).toBe(asksForLess);
  });

  it('answers both ways of asking, as styles and as code write them', () => {
    expect(answerMotion(asksForLess, 'reduce')).toBe('(width >= 0px)');
    expect(answerMotion(asksForNothing, 'reduce')).toBe('(width < 0px)');
    expect(answerMotion('@media (prefers-reduced-motion:reduce)', 'full')).toBe(
      '@media (width < 0px)',
    );
    expect(answerMotion('(prefers-reduced-motion)', 'reduce')).toBe('(width >= 0px)');
    expect(answerMotion(asksForNothing, 'full')).toBe('(width >= 0px)');
  });

  it('leaves the rest of a question as it is', () => {
    expect(answerMotion(`(min-width: 600px) and ${asksForLess}`, 'full')).toBe(
      '(min-width: 600px) and (width < 0px)',
    );
    expect(answerMotion('(prefers-color-scheme: dark)', 'reduce')).toBe(
      '(prefers-color-scheme: dark)',
    );
  });
});
