import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { deviceFollows } from '#src/hooks/stored/useStoredIds.ts';
import { FreshCache } from '#tests/dataHooks.tsx';
import { api, beginSignedIn, mockNetwork } from '#tests/network.ts';
import { useFollows } from './useFollows.ts';

const server = mockNetwork();
beginSignedIn();

it('moves follows of the device to the account, except those that it refuses', async () => {
  const followed: string[] = [];
  const refusals: Record<string, number> = { usr_gone: 404, usr_many: 422 };
  server.use(
    http.get(`${api}/api/user/follows`, () =>
      HttpResponse.json({
        records: followed.map((author) => ({ author, name: null, main_image: null })),
      }),
    ),
    http.put<{ author: string }>(`${api}/api/user/follows/:author`, ({ params: { author } }) => {
      const status = refusals[author];
      if (status !== undefined) return HttpResponse.json({ error: 'Refused.' }, { status });
      followed.unshift(author);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  deviceFollows.set(['usr_gone', 'usr_maria', 'usr_many']);
  const { result } = renderHook(() => useFollows(), { wrapper: FreshCache });
  await waitFor(() => expect(result.current.followed).toHaveLength(1));
  expect(result.current.has('usr_maria')).toBe(true);
  expect(result.current.error).toBeUndefined();
  expect(deviceFollows.get()).toBeNull();
});
