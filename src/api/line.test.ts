import { expect, it } from 'vitest';
import { buildLine } from '#src/mocks/lines.ts';
import { isOlder, lineIn } from './line.ts';

it('compares states of a list by day, then by version', () => {
  const of = (date: string, version: number) => lineIn(buildLine([], { date, version }))!;
  expect(isOlder(of('2026-03-16', 56), of('2026-03-16', 57))).toBe(true);
  expect(isOlder(of('2026-03-15', 99), of('2026-03-16', 1))).toBe(true);
  expect(isOlder(of('2026-03-16', 57), of('2026-03-16', 57))).toBe(false);
  expect(isOlder(of('2026-03-17', 1), of('2026-03-16', 57))).toBe(false);
});
