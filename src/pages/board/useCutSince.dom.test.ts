import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LiveState } from '#src/browser/liveEvents.ts';
import { useCutSince } from './useCutSince.ts';

it('counts from the last answer, not from the loss of the stream before it', () => {
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 30, 8, minute));
  const board = renderHook(
    ([live, error, minute]: [LiveState, unknown, number]) =>
      useCutSince({ live, error }, at(minute)),
    { initialProps: ['live', undefined, 0] },
  );
  const shown = (live: LiveState, error: unknown, minute: number): Date | null => {
    board.rerender([live, error, minute]);
    return board.result.current;
  };
  expect(shown('cut', undefined, 1)).toBeNull();
  expect(shown('cut', undefined, 40)).toBeNull();
  expect(shown('cut', new Error(), 45)).toEqual(at(45));
  expect(shown('connecting', new Error(), 50)).toEqual(at(45));
  expect(shown('live', new Error(), 51)).toBeNull();
});
