import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { getCounter } from '#common/contract/counter.ts';
import { call } from '#src/api/transport/call.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatTime } from '#src/lib/dates.ts';
import { buildCounter } from '#src/mocks/counter.ts';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();
const NOON = Date.parse('2026-11-20T10:00:00Z');
const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + HOUR_MS });
});

const hear = async (date: string) => {
  server.use(
    http.get(`${api}/api/counter/:id`, () =>
      HttpResponse.json(buildCounter(), { headers: { Date: date } }),
    ),
  );
  await act(() => call(getCounter, { id: 'here' }));
};

it.each([
  ['fast', HOUR_MS],
  ['slow', -HOUR_MS],
])("uses the server's time on a device that is an hour %s", async (_, error) => {
  vi.setSystemTime(NOON + error);
  const { result } = renderHook(() => useNow(60_000));
  await hear(new Date(NOON).toUTCString());
  expect(formatTime(result.current)).toBe('12:00');
  // A proxy or a slow response gives a less accurate time.
  await hear(new Date(NOON - 5000).toUTCString());
  await hear('soon');
  expect(result.current).toBe(NOON);
});

it('follows a device whose clock is corrected', async () => {
  const { result } = renderHook(() => useNow(60_000));
  vi.setSystemTime(NOON);
  await hear(new Date(NOON - 1000).toUTCString());
  expect(result.current).toBe(NOON - 1000);
});
