import { http, type RequestHandler } from 'msw';
import type { Category } from '#common/contract/organisations.ts';
import { buildCategories } from '#src/mocks/categories.ts';
import { failures, json, type Failure } from './answers.ts';

const address = '*/api/categories';

/** The filters ask for the cities beside the kinds. */
const cities = http.get(
  '*/api/cities',
  json({ records: [{ code: 'athina', name: 'Αθήνα', organisations_count: 9 }] }),
);

/** The categories call by state: `msw.use(...categories.success())`. */
export const categories = {
  success: (records: Category[] = buildCategories()): RequestHandler[] => [
    http.get(address, json({ records })),
    cities,
  ],
  /** As a server that knows section 7 alone answers: a bare list. */
  bare: (records: Category[] = buildCategories()): RequestHandler[] => [
    http.get(address, json(records)),
    http.get('*/api/cities', failures.notFound),
  ],
  empty: (): RequestHandler[] => [http.get(address, json({ records: [] }))],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
};
