// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useSubscribe } from './mailForms.ts';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();

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
