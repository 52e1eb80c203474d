import { http, type RequestHandler } from 'msw';
import type { KioskView } from '#common/contract/places/kiosks.ts';
import { buildKiosk } from '#src/mocks/manage.ts';
import { buildTicketByKey } from '#src/mocks/ticketByKey.ts';
import { failures, json, type Failure } from './answers.ts';

const VIEW = '*/api/kiosk/:id';
const TAKE = '*/api/counter/:id/walk_ins';

/** The number that the device gives. */
const taken = buildTicketByKey({
  rank: 55,
  key: '0123456789abcdef0123456789abcdef',
  people_ahead: 12,
  estimate: {
    from: '2026-03-16T10:05:00+02:00',
    to: '2026-03-16T10:25:00+02:00',
    basis: { kind: 'visits', count: 24 },
  },
});

/** The screen of a device at the door, and the results of its presses. */
export const kiosk = {
  success: (answer: KioskView = buildKiosk()): RequestHandler[] => [
    http.get(VIEW, json(answer)),
    http.post(TAKE, json(taken, { status: 201 })),
  ],
  revoked: (): RequestHandler[] => [
    http.get(VIEW, json({ error: 'Ο σύνδεσμος δεν ισχύει πια.', code: 'device_revoked' }, { status: 401 })),
  ],
  loading: (): RequestHandler[] => [http.get(VIEW, failures.loading)],
  fails: (how: Failure): RequestHandler[] => [http.get(VIEW, failures[how])],
  /** The press arrives, its answer is lost; the next one gets the same number. */
  losesAnswer: (heard: (string | null)[]): RequestHandler[] => [
    http.post(TAKE, ({ request }) => {
      heard.push(request.headers.get('idempotency-key'));
      return heard.length === 1 ? failures.offline() : json(taken, { status: 201 })();
    }),
  ],
}; // prettier-ignore
