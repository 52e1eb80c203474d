import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { furnishDocument, show } from '#tests/dom.tsx';
import { CountUp } from './CountUp.tsx';
import { RotatingWords } from './RotatingWords.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

furnishDocument();
beforeEach(() => void vi.useFakeTimers());

describe('Counter', () => {
  const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent;

  it('counts up to its end value in eight seconds', async () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    const container = show(<CountUp end={3040} suffix="+" label="" />);
    await pass(100);
    const early = Number(shown(container)?.replace(/\D/g, ''));
    expect(early).toBeLessThan(400);
    await pass(3_900);
    const halfway = Number(shown(container)?.replace(/\D/g, ''));
    expect(halfway).toBeGreaterThan(early);
    expect(halfway).toBeLessThan(3040);
    await pass(3_900);
    frames.mockClear();
    await pass(200);
    expect(frames).toHaveBeenCalled();
    expect(shown(container)).toBe('3.040+');
    frames.mockClear();
    await pass(1_000);
    expect(frames).not.toHaveBeenCalled();
  });
});

describe('RotatingWords', () => {
  const words = ['ένα', 'δύο', 'τρία'];
  const shown = (container: HTMLElement) => container.querySelector('[data-shown]')?.textContent;

  it('shows the words in order and starts again', async () => {
    const container = show(<RotatingWords words={words} />);
    const seen = [shown(container)];
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(2_200);
      seen.push(shown(container));
    }
    expect(seen).toEqual(['ένα', 'δύο', 'τρία', 'ένα']);
  });

  it('stops while it is paused', async () => {
    const container = show(<RotatingWords words={words} />);
    await pass(2_200);
    act(() => container.querySelector('button')!.click());
    await pass(5_000);
    expect(shown(container)).toBe('δύο');
  });

  it('leaves the pause to the page, which stops more than the words', async () => {
    const onPausedChange = vi.fn();
    const container = show(<RotatingWords words={words} paused onPausedChange={onPausedChange} />);
    await pass(10_000);
    expect(shown(container)).toBe('ένα');
    act(() => container.querySelector('button')?.click());
    expect(onPausedChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
