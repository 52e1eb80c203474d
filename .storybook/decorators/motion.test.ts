import { describe, expect, it } from 'vitest';
import { answerMotion } from './motion.ts';

const asksForLess = '(prefers-reduced-motion: reduce)';
const asksForNothing = '(prefers-reduced-motion: no-preference)';

describe('answerMotion', () => {
  it('leaves the condition unchanged for the setting of the machine', () => {
    expect(answerMotion(asksForLess, 'system')).toBe(asksForLess);
  });

  it('replaces both forms of the condition, in styles and in code', () => {
    expect(answerMotion(asksForLess, 'reduce')).toBe('(width >= 0px)');
    expect(answerMotion(asksForNothing, 'reduce')).toBe('(width < 0px)');
    expect(answerMotion('@media (prefers-reduced-motion:reduce)', 'full')).toBe(
      '@media (width < 0px)',
    );
    expect(answerMotion('(prefers-reduced-motion)', 'reduce')).toBe('(width >= 0px)');
    expect(answerMotion(asksForNothing, 'full')).toBe('(width >= 0px)');
  });

  it('keeps the other conditions of a query', () => {
    expect(answerMotion(`(min-width: 600px) and ${asksForLess}`, 'full')).toBe(
      '(min-width: 600px) and (width < 0px)',
    );
    expect(answerMotion('(prefers-color-scheme: dark)', 'reduce')).toBe(
      '(prefers-color-scheme: dark)',
    );
  });
});
