import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/transport/errors.ts';
import { useDoorTickets } from './useDoorTickets.ts';

const taken = vi.hoisted(() => vi.fn());
vi.mock('#src/api/transport/client.ts', () => ({}));
vi.mock('#src/hooks/data/kiosk/useKiosk.ts', () => ({ takeAtDoor: taken }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => void taken.mockReset());

/** Idempotency keys of requests for these lists. The response of the first request is lost. */
const keysOf = async (lists: string[], pause = 0) => {
  taken.mockRejectedValueOnce(new ApiError('timeout'));
  taken.mockResolvedValue({ rank: 13 });
  const { result } = renderHook(() => useDoorTickets('kep', 'secret', () => undefined));
  for (const list of lists) {
    await act(() => result.current.take({ list }));
    vi.advanceTimersByTime(pause);
  }
  return taken.mock.calls.map(([, , , key]) => key as string);
};

it('repeats the key after a lost response', async () => {
  const [first, second, third] = await keysOf(['payments', 'payments', 'payments']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('uses a new key an hour later', async () => {
  const [first, second] = await keysOf(['payments', 'payments'], 3_600_000);
  expect(second).not.toBe(first);
});

it('shows a failure for a minute', async () => {
  taken.mockRejectedValueOnce(new ApiError('timeout'));
  const { result } = renderHook(() => useDoorTickets('kep', 'secret', () => undefined));
  await act(() => result.current.take({ list: 'payments' }));
  expect(result.current.trouble).toBe('unsure');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.trouble).toBeNull();
});
