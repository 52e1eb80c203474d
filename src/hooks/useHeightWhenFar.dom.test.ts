import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeIntersections } from '#tests/dom.tsx';
import { useHeightWhenFar } from './useHeightWhenFar.ts';

const element = document.createElement('li');
const place = { current: element };

it('drops the height of a far element when the width of the window changes', () => {
  const view = fakeIntersections();
  const report = (height: number): void =>
    view.report({ target: element, isIntersecting: false, boundingClientRect: { height } });
  const { result } = renderHook(() => useHeightWhenFar(place, true));
  expect(result.current).toBeNull();
  act(() => report(130));
  act(() => report(140));
  expect(result.current).toBe(130);

  const turn = (width: number) => {
    vi.stubGlobal('innerWidth', width);
    act(() => void window.dispatchEvent(new Event('resize')));
  };
  turn(window.innerWidth);
  expect(result.current).toBe(130);
  turn(window.innerWidth + 400);
  expect(result.current).toBeNull();
  act(() => report(475));
  expect(result.current).toBe(475);
});
