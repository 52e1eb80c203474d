import { http, type RequestHandler } from 'msw';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { buildWaitingList } from '#src/mocks/waitingLists.ts';
import { failures, json, type Failure } from './answers.ts';

const address = '*/api/organisations/:id/waiting_lists';

/** The waiting lists of an organisation on a date, by state. */
export const waitingLists = {
  /** Without records given, one list released on the date that was asked for. */
  success: (records?: WaitingList[]): RequestHandler[] => [
    http.get(address, ({ request }) => {
      const released_on = new URL(request.url).searchParams.get('from') ?? '2026-03-16';
      return json({ records: records ?? [buildWaitingList({ released_on })] })();
    }),
  ],
  empty: (): RequestHandler[] => [http.get(address, json({ records: [] }))],
  full: (): RequestHandler[] => [
    http.get(
      address,
      json({ records: [buildWaitingList({ state: 'full', tickets_count: 80, next_rank: 81 })] }),
    ),
  ],
  closed: (): RequestHandler[] => [
    http.get(address, json({ records: [buildWaitingList({ state: 'closed' })] })),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
};
