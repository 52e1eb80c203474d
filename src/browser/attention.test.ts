// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './attention.ts';

let turn = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // Long after any input of another test.
  vi.advanceTimersByTime(60_000 * (turn += 1));
});
afterEach(() => vi.useRealTimers());

it('waits until no key has been pressed for a second', () => {
  const run = vi.fn();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  whenIdle(run);
  vi.advanceTimersByTime(600);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledOnce();
});

it('waits until a press has been answered', () => {
  const run = vi.fn();
  window.dispatchEvent(new Event('pointerdown'));
  whenIdle(run);
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledOnce();
});

it('does not wait when nobody types', () => {
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
});
