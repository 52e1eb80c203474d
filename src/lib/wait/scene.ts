import { MOST_PEOPLE, type Wait } from '#common/line/wait.ts';

const DRAWN = /^([^?]*\/pictures\/organisations\/[^?]*\/\d\.svg)(\?|$)/;

/**
 * Address of a place's picture in its current state. A drawing shows the waiting people, the last
 * call and, while the place is closed, its shutters. Other pictures are unchanged.
 * @param serving number of the last call. Null if unknown
 */
export const sceneNow = (
  image: string | null,
  wait: Wait | null,
  serving: number | null = null,
): string | null => {
  const address = image && wait && DRAWN.exec(image)?.[1];
  if (!address) return image;
  if (wait.status === 'closed') return `${address}?shut`;
  const people = Math.min(MOST_PEOPLE, wait.waiting ?? 0);
  return `${address}?waiting=${people}${serving === null ? '' : `&serving=${serving}`}`;
};

interface DrawnTicket {
  organisation: { image: string | null };
  status: string;
  /** `YYYY-MM-DD` */
  dueDate: string;
  waitingList: { ticketsCount: number | null };
  rank: number | null;
}

/**
 * Address of the picture of a ticket's place: in its current state while the ticket is open and its
 * day has begun, otherwise the default.
 * @param today date in Athens
 */
export const sceneOfTicket = (ticket: DrawnTicket, today: string): string | null => {
  const { organisation, status, dueDate, rank } = ticket;
  const { ticketsCount: waiting } = ticket.waitingList;
  const isOpen = status === 'scheduled' || status === 'running';
  if (!isOpen || waiting === null || dueDate > today) return organisation.image;
  const wait = { status: 'open', waiting, minutes: null, opensAt: null, message: null } as const;
  return sceneNow(organisation.image, wait, status === 'running' ? rank : null);
};
