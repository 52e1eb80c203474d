import { expect, it } from 'vitest';
import { windowOf } from './wait.ts';

const estimate = {
  from: '2026-03-16T13:30:00+02:00',
  to: '2026-03-16T14:00:00+02:00',
  basis: { kind: 'visits' as const, count: 24 },
  enough: null,
};

it('returns no window for a closing time alone, and one for an immediate call', () => {
  const window = { from: estimate.from, to: estimate.to, visits: 24 };
  expect(windowOf({ ...estimate, enough: false })).toEqual(window);
  const closing = { ...estimate, from: estimate.to };
  expect(windowOf({ ...closing, enough: false })).toBeNull();
  expect(windowOf(closing)).toMatchObject({ from: estimate.to, to: estimate.to });
  expect(windowOf(null)).toBeNull();
});
