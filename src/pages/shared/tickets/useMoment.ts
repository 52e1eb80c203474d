import { windowOf } from '#src/api/wait.ts';
import { onWay } from '#src/browser/stored/onWay.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { momentOf, type Moment } from '#src/lib/wait/moment.ts';
import type { TicketInLine } from './lineFacts.ts';

interface ShownMoment {
  moment: Moment;
  /** Earliest predicted time of the call, ISO 8601. Null if unknown. */
  calledFrom: string | null;
  /** The person said that they have left, although the number would not lead yet. */
  isOnWay: boolean;
  leave: () => void;
  stay: () => void;
}

/** The moment of a ticket on this device, which remembers that its holder has left. */
export const useMoment = (ticket: TicketInLine): ShownMoment => {
  const left = useStoredValue(onWay) === ticket.code;
  // A parked person is at the place and will be called when they are ready.
  const calledFrom = ticket.parked ? null : (windowOf(ticket.estimate)?.from ?? null);
  const { status, peopleAhead, dueDate } = ticket;
  const input = { status, peopleAhead, calledFrom, dueDate, today: serverToday() };
  const moment = momentOf({ ...input, isOnWay: left });
  return {
    moment,
    calledFrom,
    isOnWay: left && momentOf({ ...input, isOnWay: false }) === 'home',
    leave: () => onWay.set(ticket.code),
    stay: () => onWay.set(null),
  };
};
