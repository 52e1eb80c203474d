import { http, type RequestHandler } from 'msw';
import type { OrganisationCard } from '#common/contract/organisations.ts';
import { call, json, nothing } from '#src/mocks/handlers/answers.ts';
import { buildOrganisationCard } from '#src/mocks/organisations.ts';

const ONE = '*/api/user/bookmarks/:organisation';

/** The list of them, for what can become of it. */
export const bookmarksReading = call('get', '/api/user/bookmarks', json({ records: [] }));

/** The places saved in an account: a server that works. */
export const bookmarks = (records: OrganisationCard[] = []): RequestHandler[] => {
  const saved = [...records];
  return [
    http.get('*/api/user/bookmarks', () => json({ records: saved })()),
    http.put(ONE, ({ params }) => {
      const slug = String(params.organisation);
      saved.unshift(buildOrganisationCard({ slug, title: slug }));
      return nothing()();
    }),
    http.delete(ONE, ({ params }) => {
      const at = saved.findIndex(({ slug }) => slug === params.organisation);
      if (at >= 0) saved.splice(at, 1);
      return nothing()();
    }),
  ];
};
