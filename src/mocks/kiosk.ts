import { addWalkIn } from '#common/contract/counter.ts';
import { getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { buildCounter } from './counter.ts';
import { json, mock, on, refusal } from './mock.ts';
import { buildTicketByKey, KEY } from './ticketByKey.ts';

const view: KioskView = {
  organisation: buildCounter().organisation,
  device: { name: 'Τάμπλετ εισόδου' },
  waiting_lists: [{ code: 'list-0', service: '', state: 'open', waiting: 12, message: null }],
};

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

export const kiosk = {
  ...mock(getKiosk),
  success: () => [on(getKiosk, json(view)), on(addWalkIn, json(taken))],
  revoked: () => [on(getKiosk, refusal(401, 'device_revoked', 'Ο σύνδεσμος δεν ισχύει πια.'))],
};
