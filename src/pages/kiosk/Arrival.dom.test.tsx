import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '#tests/dom.tsx';
import { Arrival } from './Arrival.tsx';

beforeEach(() => vi.useFakeTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('returns to the start 30 seconds after the last input, not while somebody types', async () => {
  const onBack = vi.fn();
  show(<Arrival id="kep" secret="s" onBack={onBack} />);
  await pass(25);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1' } });
  await pass(25);
  expect(onBack).not.toHaveBeenCalled();
  await pass(6);
  expect(onBack).toHaveBeenCalledOnce();
});
