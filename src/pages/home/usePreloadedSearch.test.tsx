// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';
import { usePreloadedSearch } from './usePreloadedSearch.ts';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('#src/api/organisations.ts', async (original) => ({
  ...(await original<object>()),
  fetchOrganisations: fetched,
}));

const inCache = () => {
  const cache = new Map();
  const value = { provider: () => cache };
  return {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={value}>{children}</SWRConfig>
    ),
  };
};

const useList = () => useSWR(organisationKeys.list(), () => fetchOrganisations());

it('requests the list once, and leaves it to the search that follows', async () => {
  fetched.mockResolvedValue('list');
  const here = inCache();
  const { result } = renderHook(() => ({ begin: usePreloadedSearch() }), here);
  expect(fetched).not.toHaveBeenCalled();
  act(() => result.current.begin());
  act(() => result.current.begin());
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await waitFor(() => expect(renderHook(useList, here).result.current.data).toBe('list'));
  expect(fetched).toHaveBeenCalledOnce();
});

it('is no response to whoever asks later, in another cache', async () => {
  fetched.mockResolvedValue('old');
  const { result } = renderHook(() => ({ begin: usePreloadedSearch() }), inCache());
  act(() => result.current.begin());
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  fetched.mockResolvedValue('new');
  const later = renderHook(useList, inCache());
  await waitFor(() => expect(later.result.current.data).toBe('new'));
});
