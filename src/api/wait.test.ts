import { expect, it } from 'vitest';
import { toEnough, toWindow } from './wait.ts';

const estimate = {
  from: '2026-03-16T13:30:00+02:00',
  to: '2026-03-16T14:00:00+02:00',
  basis: { kind: 'visits' as const, count: 24 },
  enough: null,
};

it('reads a window, and whether the day may not be enough', () => {
  const window = { from: estimate.from, to: estimate.to, visits: 24 };
  expect(toWindow(estimate)).toEqual(window);
  expect(toEnough(estimate)).toEqual({});
  expect(toEnough({ ...estimate, enough: true })).toEqual({});
  expect(toWindow({ ...estimate, enough: false })).toEqual(window);
  expect(toEnough({ ...estimate, enough: false })).toEqual({ enough: false });
});

it('takes closing time alone for no window, and a call at once for one', () => {
  const closing = { ...estimate, from: estimate.to };
  expect(toWindow({ ...closing, enough: false })).toBeNull();
  expect(toWindow(closing)).toMatchObject({ from: estimate.to, to: estimate.to });
  expect([toWindow(null), toEnough(null)]).toEqual([null, {}]);
});
