import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILE, withTransitions } from './transitions.ts';

it('finds the rows of the database current: run `npm run transitions` after a change', () => {
  const text = readFileSync(FILE, 'utf8');
  expect(text).toBe(withTransitions(text));
  const without = text.replace(/\n.*'came_late'.*/, '');
  expect(without).not.toBe(text);
  expect(withTransitions(without)).toBe(text);
});
