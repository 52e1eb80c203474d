import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { furnishDocument, show } from '#tests/dom.tsx';
import { AppHeader } from './header/AppHeader.tsx';
import { BackToTop } from './BackToTop.tsx';

const nothing = () => {};

const header = (
  <AppHeader user={null} onMenuOpen={nothing} language="el" onLanguageChange={nothing} />
);

let at = 0;

const scrollTo = (top: number): void => {
  at = top;
  act(() => void window.dispatchEvent(new Event('scroll')));
};

furnishDocument();
beforeEach(() => {
  at = 0;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
  window.scrollTo = ((to: ScrollToOptions) => {
    at = to.top ?? 0;
  }) as typeof window.scrollTo;
});

it('AppHeader becomes fixed beyond 10 px of scroll', () => {
  const bar = show(header).querySelector('[data-fixed]')!;
  scrollTo(10);
  expect(bar.getAttribute('data-fixed')).toBe('false');
  scrollTo(11);
  expect(bar.getAttribute('data-fixed')).toBe('true');
  scrollTo(10);
  expect(bar.getAttribute('data-fixed')).toBe('false');
});

describe('BackToTop', () => {
  it('appears beyond 200 px of scroll', () => {
    const container = show(<BackToTop />);
    scrollTo(200);
    expect(container.querySelector('button')).toBeNull();
    scrollTo(201);
    expect(container.querySelector('button')).not.toBeNull();
  });

  it('scrolls for 1000 ms', async () => {
    const container = show(<BackToTop />);
    scrollTo(2_000);
    act(() => container.querySelector('button')!.click());
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(2_000);
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(at).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(at).toBe(0);
  });

  it('stops when the visitor scrolls', async () => {
    const container = show(<BackToTop />);
    scrollTo(2_000);
    act(() => container.querySelector('button')!.click());
    await act(() => vi.advanceTimersByTimeAsync(300));
    at = 1_900;
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(at).toBe(1_900);
  });
});
