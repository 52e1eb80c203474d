import { MOST_PEOPLE, type Wait } from '#common/line/wait.ts';

const DRAWN = /^([^?]*\/pictures\/organisations\/[^?]*\/\d\.svg)(\?|$)/;

/**
 * The address of a place's picture as the place is now: a drawing has as many people at its door as
 * wait, its display shows who is served, and its shutters are down while it is closed. Any other
 * picture is as it is.
 * @param serving the number called last; null: not known
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
  /** How many wait on its list; null: not known. */
  waitingList: { ticketsCount: number | null };
  rank: number | null;
}

/**
 * The address of the picture of a number's place: as the place is now while the number is open
 * and its day has begun, its ordinary picture before and afterwards.
 * @param today the date in Athens
 */
export const sceneOfTicket = (ticket: DrawnTicket, today: string): string | null => {
  const { organisation, status, dueDate, rank } = ticket;
  const { ticketsCount: waiting } = ticket.waitingList;
  const isOpen = status === 'scheduled' || status === 'running';
  if (!isOpen || waiting === null || dueDate > today) return organisation.image;
  const wait = { status: 'open', waiting, minutes: null, opensAt: null, message: null } as const;
  return sceneNow(organisation.image, wait, status === 'running' ? rank : null);
};
