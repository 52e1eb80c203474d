import { http, type RequestHandler } from 'msw';
import type { Organisation, OrganisationCard } from '#common/contract/organisations.ts';
import { buildOrganisation, buildOrganisationCards } from '#src/mocks/organisations.ts';
import { buildPage } from '#src/mocks/pages.ts';
import { failures, json, type Failure } from './answers.ts';

const list = '*/api/organisations';
const one = '*/api/organisations/:id';

/** The list of organisations by state. */
export const organisations = {
  success: (
    records:
      | OrganisationCard[]
      | ((query: URLSearchParams) => OrganisationCard[]) = buildOrganisationCards(),
  ): RequestHandler[] => [
    http.get(list, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const found = typeof records === 'function' ? records(query) : records;
      return json({ ...buildPage(found, { per_page: 30 }), applied: [...query.keys()] })();
    }),
  ],
  /** The first of several pages: "Load more" goes on through the server. */
  paged: (some: number | OrganisationCard[] = 65, perPage = 30): RequestHandler[] => {
    const all = typeof some === 'number' ? buildOrganisationCards(some) : some;
    return [
      http.get(list, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const current_page = Number(query.get('page') ?? 1);
        const per_page = Number(query.get('per_page') ?? perPage);
        const offset = (current_page - 1) * per_page;
        const records = all.slice(offset, offset + per_page);
        const page = buildPage(records, { current_page, per_page, count: all.length });
        return json({ ...page, applied: [...query.keys()] })();
      }),
    ];
  },
  /** As a server that knows section 7 alone answers: the records and nothing about pages or waits. */
  bare: (cards: OrganisationCard[] = buildOrganisationCards()): RequestHandler[] => {
    const records = cards.map((card) => ({ ...card, wait: undefined }));
    return [http.get(list, json({ records }))];
  },
  empty: (): RequestHandler[] => [http.get(list, json(buildPage([])))],
  fails: (how: Failure): RequestHandler[] => [http.get(list, failures[how])],
  loading: (): RequestHandler[] => [http.get(list, failures.loading)],
};

export const organisation = {
  success: (record: Organisation = buildOrganisation()): RequestHandler[] => [
    http.get(one, json(record)),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(one, failures[how])],
  loading: (): RequestHandler[] => [http.get(one, failures.loading)],
};
