import { addWalkIn } from '#common/contract/counter.ts';
import { getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { buildCounter } from './counter.ts';
import { hallServices } from './hall/counter.ts';
import { json, mock, on, refusal } from './mock.ts';
import { buildTicketByKey, KEY } from './ticketByKey.ts';

const view: KioskView = {
  organisation: buildCounter().organisation,
  device: { name: 'Τάμπλετ εισόδου' },
  waiting_lists: [{ code: 'list-0', service: '', state: 'open', waiting: 12, message: null }],
};

/** Three services: with a wait, without one, and on a break. */
const hallView: KioskView = {
  ...view,
  waiting_lists: [
    { state: 'open' as const, waiting: 6, message: null },
    { state: 'open' as const, waiting: 0, message: null },
    { state: 'paused' as const, waiting: 2, message: 'Επιστρέφουμε στις 11:15' },
  ].map((list, index) => {
    const service = hallServices[index]!;
    return {
      ...list,
      code: `list-${index}`,
      service: service.name,
      details: { ...service, needs: '', needs_link: null },
      next_label: `${service.letter}12`,
      estimate:
        index === 0
          ? {
              from: '2026-03-16T09:55:00+02:00',
              to: '2026-03-16T10:10:00+02:00',
              basis: { kind: 'visits' as const, count: 24 },
            }
          : null,
    };
  }),
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
  /** A place with several services. The ticket is that of the second. */
  hall: () => [
    on(getKiosk, json(hallView)),
    on(
      addWalkIn,
      json({
        ...taken,
        rank: 12,
        label: 'Β12',
        service: { code: hallServices[1].code, name: hallServices[1].name },
        people_ahead: 0,
        estimate: null,
      }),
    ),
  ],
  revoked: () => [on(getKiosk, refusal(401, 'device_revoked', 'Ο σύνδεσμος δεν ισχύει πια.'))],
};
