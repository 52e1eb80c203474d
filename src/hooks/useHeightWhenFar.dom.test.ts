import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHeightWhenFar } from './useHeightWhenFar.ts';

const element = document.createElement('li');
const place = { current: element };

it('drops the height of a far element when the width of the window changes', () => {
  let report: (height: number) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        report = (height) =>
          tell([{ target: element, isIntersecting: false, boundingClientRect: { height } }]);
      }
      observe() {}
      unobserve() {}
    },
  );
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
