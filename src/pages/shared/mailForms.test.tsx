// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { client } from '#src/api/transport/client.ts';
import { useSubscribe } from './mailForms.ts';

const api = 'http://localhost:3000';
const server = setupServer();

beforeAll(() => {
  client.defaults.baseURL = api;
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('gives a press whose answer was lost the same name again, and another press a new one', async () => {
  const names: (string | null)[] = [];
  server.use(
    http.post(`${api}/api/subscriptions`, ({ request }) => {
      names.push(request.headers.get('idempotency-key'));
      return names.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  );
  const { result } = renderHook(() => useSubscribe());
  for (const seconds of [4, 9, 20]) {
    await act(async () => {
      await result.current.onSubmit?.({ email: 'maria@example.gr' }, { website: '', seconds });
    });
  }
  expect(names).toEqual([expect.any(String), names[0], expect.not.stringMatching(names[0] ?? '')]);
});
