import { getJoin, joinLine, type JoinView } from '#common/contract/door.ts';
import { addWalkIn } from '#common/contract/counter.ts';
import { arriveAtKiosk, getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { buildCounter } from './counter.ts';
import { hallServices } from './hall/counter.ts';
import { estimate } from './lines.ts';
import { liftNotice } from './organisations.ts';
import { builder, json, mock, on, refusal } from './mock.ts';
import { buildTicket } from './tickets.ts';
import { buildTicketByKey, KEY } from './ticketByKey.ts';

const view: KioskView = {
  organisation: buildCounter().organisation,
  device: { name: 'Τάμπλετ εισόδου' },
  waiting_lists: [{ code: 'list-0', service: '', state: 'open', waiting: 12, message: null }],
};

/** Three services: with a wait, without one, and on a break. */
const hallView: KioskView = {
  ...view,
  notice: liftNotice,
  door: { mode: 'rotating', code: null, digits: '482915', until: null },
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
      estimate: index === 0 ? estimate('09:55', '10:10') : null,
    };
  }),
};

const taken = buildTicketByKey({
  rank: 55,
  key: KEY,
  people_ahead: 12,
  estimate: estimate('10:05', '10:25'),
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
  /** The place shows who is here. Only number 12 waits. */
  presence: () => [
    on(getKiosk, json({ ...view, presence: 'shown' })),
    on(arriveAtKiosk, async ({ request }) => {
      const { label } = await request.json();
      return label === '12'
        ? json({ label })()
        : refusal(404, 'ticket_not_found', 'Ο αριθμός δεν βρέθηκε.')();
    }),
  ],
  revoked: () => [on(getKiosk, refusal(401, 'device_revoked', 'Ο σύνδεσμος δεν ισχύει πια.'))],
};

const openList = { state: 'open', waiting: 12, message: null, estimate: null } as const;

/** A number on a phone, at the door. */
export const buildJoin = builder<JoinView>(() => ({
  organisation: buildCounter().organisation,
  mode: 'poster',
  pass: null,
  services: [{ ...openList, service: null, estimate: estimate('10:05', '10:25') }],
  ticket: null,
}));

/** Three services after a scanned code, whose pass is sent with the form. */
export const severalServices: Partial<JoinView> = {
  notice: liftNotice,
  mode: 'rotating',
  pass: 'p.1.AAAAAAAAAAAAAAAA',
  services: [
    openList,
    { ...openList, waiting: 3 },
    { ...openList, state: 'paused' as const, message: 'Επιστρέφουμε στις 11:15' },
  ].map((list, index) => ({
    ...list,
    service: { ...hallServices[index]!, needs: '', needs_link: null },
  })),
};

/** The number of this phone. */
export const phoneTicket = buildTicket({ rank: 55, key: KEY, people_ahead: 12 });

export const door = {
  ...mock(getJoin),
  of: (view: Partial<JoinView> = {}) => [
    on(getJoin, json(buildJoin(view))),
    on(joinLine, json(phoneTicket, { status: 201 })),
  ],
  codeExpired: () => [on(getJoin, refusal(410, 'code_expired', 'Ο κωδικός δεν ισχύει πια.'))],
  full: () => [
    on(getJoin, json(buildJoin())),
    on(joinLine, refusal(422, 'list_full', 'Δόθηκαν όλοι οι αριθμοί για αυτή την ημέρα.')),
  ],
};
