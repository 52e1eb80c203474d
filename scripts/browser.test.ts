import { describe, expect, it } from 'vitest';
import { browserProblem, BrowserUnusable } from '#tests/browser.ts';

const linux = { platform: 'linux', arch: 'x64' };

/** One sentence that says what to set. */
const asSentence =
  /^[^.]+(\.\w+[^.]*)*: (set it|set SEIRA_BROWSER|install [^.]+ set SEIRA_BROWSER) .+\.$/;

describe('a browser that cannot run', () => {
  it.each([
    ['another system', { platform: 'darwin', arch: 'arm64' }, 'darwin on arm64'],
    ['another processor', { platform: 'linux', arch: 'arm64' }, 'linux on arm64'],
    ['missing libraries', { ...linux, missing: ['a.so', 'b.so.6'] }, 'a.so, b.so.6'],
    ['a path without a file', { ...linux, other: { path: '/none', exists: false } }, '/none'],
  ])('is reported in one sentence: %s', (_, machine, fact) => {
    const problem = browserProblem(machine);
    expect(problem).toMatch(asSentence);
    expect(problem).toContain(fact);
    expect(problem).toContain('SEIRA_BROWSER="/Applications/');
  });

  it('is not reported if one can run: the packaged one, or a configured one', () => {
    expect(browserProblem({ ...linux, missing: [] })).toBeNull();
    const other = { path: '/usr/bin/chromium', exists: true };
    expect(browserProblem({ platform: 'darwin', arch: 'arm64', other })).toBeNull();
  });

  it('fails without a stack trace, which would bury the sentence', () => {
    expect(new BrowserUnusable('Set it.').stack).toBe('Set it.');
  });
});
