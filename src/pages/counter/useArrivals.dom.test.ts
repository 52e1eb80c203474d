import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useArrivals, useArrivalsOn } from './useArrivals.ts';

const chime = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/browser/announcer.ts', () => ({ announce: chime }));

const TITLE = 'Περιμένει κάποιος';

/** A counter that serves nobody, with some people who wait for it. */
const counter = (waiting = 0) =>
  renderHook(
    (line: { waiting: number; isFree: boolean }) => useArrivals(line.waiting, line.isFree, TITLE),
    { initialProps: { waiting, isFree: true } },
  );

beforeEach(() => {
  document.title = 'Εξυπηρέτηση';
  chime.mockReset();
  chime.mockResolvedValue(undefined);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
});

it('chimes and changes the title of a background tab when the first person arrives', () => {
  const { result, rerender } = counter();
  expect(result.current).toBe(false);
  rerender({ waiting: 1, isFree: true });
  expect([result.current, chime.mock.calls.length, document.title]).toEqual([true, 1, TITLE]);
  rerender({ waiting: 2, isFree: true });
  expect(chime).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(document.title).toBe('Εξυπηρέτηση');
  rerender({ waiting: 0, isFree: false });
  expect(result.current).toBe(false);
});

it('ignores people who already waited and visits that return to the line', () => {
  counter(3);
  const { rerender } = counter();
  rerender({ waiting: 0, isFree: false });
  rerender({ waiting: 1, isFree: true });
  expect(chime).not.toHaveBeenCalled();
});

it('stays silent after the device turned it off', () => {
  const { result: choice } = renderHook(useArrivalsOn);
  expect(choice.current[0]).toBe(true);
  act(() => choice.current[1](false));
  const { result, rerender } = counter();
  rerender({ waiting: 1, isFree: true });
  expect([choice.current[0], result.current, chime.mock.calls.length]).toEqual([false, false, 0]);
  act(() => choice.current[1](true));
});
