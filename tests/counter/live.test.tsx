// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { buildCounter } from '#src/mocks/counter.ts';
import { buildLine } from '#src/mocks/lines.ts';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();

beforeAll(() => session.open({ access: 'a', refresh: 'r' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => session.close('left'));

/** A stream whose events the test sends. */
const streams: { send: (version: number) => void }[] = [];
class TestSource {
  onopen?: () => void;
  onerror?: () => void;
  constructor() {
    streams.push(this);
  }
  private listener?: (event: { data: string; lastEventId: string }) => void;
  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void) {
    if (name === 'line') this.listener = listener;
  }
  close() {}
  send = (version: number) => {
    const data = JSON.stringify(buildLine(undefined, { version }));
    act(() => this.listener?.({ data, lastEventId: `${version}` }));
  };
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

it('asks for the counter at once when its line has changed', async () => {
  vi.stubGlobal('EventSource', TestSource);
  let calls = 0;
  server.use(
    http.get(`${api}/api/counter/:id`, () => {
      calls += 1;
      return HttpResponse.json(buildCounter());
    }),
  );
  const { result } = renderHook(() => useCounter('kep-kypseli'), { wrapper });
  await waitFor(() => expect(result.current.data).toBeTruthy());
  await waitFor(() => expect(streams).toHaveLength(1));
  const before = calls;
  streams[0]!.send(7);
  await waitFor(() => expect(calls).toBe(before + 1));
  streams[0]!.send(7);
  streams[0]!.send(8);
  await waitFor(() => expect(calls).toBe(before + 2));
});
