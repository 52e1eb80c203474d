import { beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './attention.ts';

let turn = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // Later than any input of another test.
  vi.advanceTimersByTime(60_000 * (turn += 1));
});

it.each(['keydown', 'pointerdown'])('waits for a second without %s', (sign) => {
  const run = vi.fn();
  window.dispatchEvent(new Event(sign));
  whenIdle(run);
  vi.advanceTimersByTime(600);
  window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledOnce();
});

it('does not wait without input', () => {
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
});
