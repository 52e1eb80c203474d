import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig, unstable_serialize } from 'swr';
import { expect, it, vi } from 'vitest';
import { type Organisation, organisationKeys } from '#src/api/organisations.ts';
import { othersOf, useOthers } from './useOthers.ts';
import { listingFrom } from '#src/mocks/organisations.ts';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('#src/api/organisations.ts', async (original) => ({
  ...(await original<object>()),
  fetchOrganisations: fetched,
}));

const place = (slug: string, icon: string, views: number, latitude: number) =>
  listingFrom({
    code: slug,
    slug,
    views_count: views,
    category: { title: icon, icon_name: icon },
    latitude,
    longitude: 23,
    tags: ['tag'],
    images: ['/a.svg'],
    phone: '210',
  });

it('selects the nearest places of the same category and the most viewed ones', () => {
  const here = place('here', 'shops', 9, 38);
  const records = [
    here,
    place('far', 'shops', 1, 39),
    place('near', 'shops', 2, 38.1),
    place('nearer', 'shops', 3, 38.05),
    place('farthest', 'shops', 8, 40),
    place('gym', 'fitness', 5, 38),
  ];
  const { sameKind, viewed } = othersOf(here, records);
  const slugs = (places: typeof records) => places.map(({ slug }) => slug);
  expect(slugs(sameKind)).toEqual(['nearer', 'near', 'far', 'farthest']);
  expect(slugs(viewed)).toEqual(['farthest', 'gym']);
  // The HTML contains these places, so fields that the page does not need are left out.
  for (const one of sameKind) expect(one).toMatchObject({ tags: ['tag'], images: [], phone: null });
  for (const one of viewed) expect(one).toMatchObject({ tags: [], images: [], phone: '210' });
});

it('shares the fetched list with screens that show all of it', async () => {
  const page = { records: [place('here', 'shops', 9, 38), place('near', 'shops', 2, 38.1)] };
  fetched.mockResolvedValue(page);
  const here = page.records[0] as unknown as Organisation;
  const { result } = renderHook(() => useOthers(here));
  await waitFor(() => expect(result.current.sameKind).toHaveLength(1));
  const list = renderHook(() => useSWR(organisationKeys.list()));
  expect(list.result.current.data).toBe(page);
  expect(fetched).toHaveBeenCalledOnce();
});

it('starts with the data of the rendered page, not with a newer list', () => {
  const list = { records: [place('here', 'shops', 9, 38), place('near', 'shops', 2, 38.1)] };
  const here = list.records[0] as unknown as Organisation;
  const sent = { sameKind: [], viewed: [] };
  const value = {
    provider: () =>
      new Map([[unstable_serialize(organisationKeys.list()), { data: list, _k: '' }]]),
    fallback: { [unstable_serialize([...organisationKeys.list(), 'others', 'here'])]: sent },
    revalidateOnMount: false,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={value}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useOthers(here), { wrapper });
  expect(result.current.sameKind).toEqual([]);
});
