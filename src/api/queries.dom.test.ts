import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildOrganisationCard } from '#src/mocks/organisations.ts';
import { api, mockNetwork } from '#tests/network.ts';
import { fetchOrganisations } from './organisations.ts';
import { queries } from './transport/queries.ts';

const server = mockNetwork();
beforeEach(() => queries.setFollowed(false));

const records = ['Ταβέρνα', 'Φαρμακείο'].map((title) =>
  buildOrganisationCard({ title, slug: title }),
);

/** Serves the list and returns the received queries. @param more fields beside the records */
const asked = (more: (search: URLSearchParams) => object = () => ({})): string[] => {
  const seen: string[] = [];
  server.use(
    http.get(`${api}/api/organisations`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      seen.push(search);
      return HttpResponse.json({ records, ...more(searchParams) });
    }),
  );
  return seen;
};
const search = { keywords: 'farmakeio', category: 'shops' };
const following = (query: URLSearchParams) => ({ applied: [...query.keys()], matches_count: 1 });

it('sends no query to an unknown server, sorts matches first and reports ignored parameters', async () => {
  const seen = asked();
  const page = await fetchOrganisations(search);
  expect(page.records.map(({ title }) => title)).toEqual(['Φαρμακείο', 'Ταβέρνα']);
  expect(page).toMatchObject({ matchesCount: 1, applied: [] });
  await fetchOrganisations({ sort: 'popular', per_page: 100 });
  expect(seen).toEqual(['', '']);
});

it('requests further pages of an unknown server by number only', async () => {
  const seen = asked(() => ({ current_page: 2, total_pages: 3 }));
  expect((await fetchOrganisations({ ...search, page: 2 })).totalPages).toBe(3);
  expect(seen).toEqual(['?page=2']);
});

it('repeats the request with its query when a server says that it supports one', async () => {
  const seen = asked(following);
  expect((await fetchOrganisations(search)).applied).toEqual(['keywords', 'category']);
  await fetchOrganisations({ sort: 'popular' });
  expect(seen).toEqual(['', '?keywords=farmakeio&category=shops', '?sort=popular']);
});

it('sends the query at once on a page from our server', async () => {
  queries.setFollowed(true);
  const seen = asked(following);
  await fetchOrganisations(search);
  expect(seen).toEqual(['?keywords=farmakeio&category=shops']);
});
