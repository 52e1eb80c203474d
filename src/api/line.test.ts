import { describe, expect, it } from 'vitest';
import { buildLine, buildLineList } from '#src/mocks/lines.ts';
import { isOlder, lineIn } from './line.ts';

describe('a line', () => {
  it('names no service where a day has one list', () => {
    const lists = [buildLineList(), buildLineList({ service: 'Ταμείο' })];
    const services = (of: typeof lists) => lineIn(buildLine(of))?.lists.map((one) => one.service);
    expect(services(lists)).toEqual([null, 'Ταμείο']);
    expect(services([])).toEqual([]);
  });

  it('is older by its day, then by its version; never without either', () => {
    const of = (date: string | null, version: number | null) => ({
      date,
      version,
      window: null,
      lists: [],
    });
    expect(isOlder(of('2026-03-16', 56), of('2026-03-16', 57))).toBe(true);
    expect(isOlder(of('2026-03-15', 99), of('2026-03-16', 1))).toBe(true);
    expect(isOlder(of('2026-03-16', 57), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of('2026-03-17', 1), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of(null, 1), of('2026-03-16', 57))).toBe(false);
    expect(isOlder(of('2026-03-16', null), of('2026-03-16', 57))).toBe(false);
  });
});
