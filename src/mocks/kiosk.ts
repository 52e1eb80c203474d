import type { RequestHandler } from 'msw';
import { addWalkIn } from '#common/contract/counter.ts';
import { getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { buildCounter } from './counter.ts';
import { failures, json, mock, on, refusal } from './mock.ts';
import { buildTicketByKey, KEY } from './ticketByKey.ts';

/** The screen of a device at the door while numbers are given. */
export const buildKiosk = (
  lists: Partial<KioskView['waiting_lists'][number]>[] = [{}],
): KioskView => ({
  organisation: buildCounter().organisation,
  device: { name: 'Τάμπλετ εισόδου' },
  waiting_lists: lists.map((list, index) => ({
    code: `list-${index}`,
    service: '',
    state: 'open',
    waiting: 12,
    message: null,
    ...list,
  })),
});

/** The number that the device gives. */
const taken = buildTicketByKey({
  rank: 55,
  key: KEY,
  people_ahead: 12,
  estimate: {
    from: '2026-03-16T10:05:00+02:00',
    to: '2026-03-16T10:25:00+02:00',
    basis: { kind: 'visits', count: 24 },
  },
});

/** The screen of a device at the door, and the results of its presses. */
export const kiosk = {
  ...mock(getKiosk),
  success: (answer = buildKiosk()): RequestHandler[] => [
    on(getKiosk, json(answer)),
    on(addWalkIn, json(taken)),
  ],
  revoked: (): RequestHandler[] => [
    on(getKiosk, refusal(401, 'device_revoked', 'Ο σύνδεσμος δεν ισχύει πια.')),
  ],
  /** The press arrives, its answer is lost; the next one gets the same number. */
  losesAnswer: (heard: (string | null)[]): RequestHandler[] => [
    on(addWalkIn, ({ request }) => {
      heard.push(request.headers.get('idempotency-key'));
      return heard.length === 1 ? failures.offline() : json(taken)();
    }),
  ],
};
