import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { buildCounter } from '#src/mocks/counter.ts';
import { buildLine } from '#src/mocks/lines.ts';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { FakeSource, fakeStreams, FreshCache } from '#tests/dataHooks.tsx';
import { api, beginSignedIn, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();
fakeStreams();

beginSignedIn();

/** Opens a counter. @returns the number of its requests so far */
const open = async (): Promise<() => number> => {
  const respond = vi.fn(() => HttpResponse.json(buildCounter()));
  server.use(http.get(`${api}/api/counter/:id`, respond));
  const { result } = renderHook(() => useCounter('kep-kypseli'), { wrapper: FreshCache });
  await waitFor(() => expect(result.current.data).toBeTruthy());
  return () => respond.mock.calls.length;
};

it('requests the counter at once when the list changes', async () => {
  const calls = await open();
  await waitFor(() => expect(FakeSource.all).toHaveLength(1));
  const before = calls();
  const change = (version: number) =>
    act(() => FakeSource.last.send('line', buildLine(undefined, { version })));
  change(7);
  await waitFor(() => expect(calls()).toBe(before + 1));
  change(7);
  change(8);
  await waitFor(() => expect(calls()).toBe(before + 2));
});

it('requests the counter again after five seconds without a stream', async () => {
  const timer = vi.spyOn(window, 'setTimeout');
  vi.stubGlobal('EventSource', undefined);
  await open();
  await waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), 5_000));
});
