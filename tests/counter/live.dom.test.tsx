import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { buildCounter } from '#src/mocks/counter.ts';
import { buildLine } from '#src/mocks/lines.ts';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { FakeSource, fakeStreams, FreshCache } from '#tests/dataHooks.tsx';
import { api, beginSignedIn, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();
fakeStreams();

beginSignedIn();
it('requests the counter at once when the list changes', async () => {
  let calls = 0;
  server.use(
    http.get(`${api}/api/counter/:id`, () => {
      calls += 1;
      return HttpResponse.json(buildCounter());
    }),
  );
  const { result } = renderHook(() => useCounter('kep-kypseli'), { wrapper: FreshCache });
  await waitFor(() => expect(result.current.data).toBeTruthy());
  await waitFor(() => expect(FakeSource.all).toHaveLength(1));
  const before = calls;
  const change = (version: number) =>
    act(() => FakeSource.last.send('line', buildLine(undefined, { version })));
  change(7);
  await waitFor(() => expect(calls).toBe(before + 1));
  change(7);
  change(8);
  await waitFor(() => expect(calls).toBe(before + 2));
});
