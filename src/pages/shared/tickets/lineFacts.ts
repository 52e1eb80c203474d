import type { TFunction } from 'i18next';
import type { TicketByKey, TicketEvent } from '#src/api/ticketByKey.ts';
import type { Ticket } from '#src/api/tickets.ts';
import { instantsOf, windowOf } from '#src/api/wait.ts';
import type { LineProgressProps } from '#src/components/ticket/LineProgress.tsx';
import { callWords } from '#src/lib/waitWords.ts';

const sumOf = (events: readonly TicketEvent[], kinds: readonly TicketEvent['kind'][]): number =>
  events.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);

const GONE = ['called', 'left', 'ended'] as const;
const BACK = ['returned', 'came_back', 'came_late'] as const;

/** Number of people ahead who were called since the ticket was taken. */
const passedOf = (events: readonly TicketEvent[]): number =>
  Math.max(0, sumOf(events, GONE) - sumOf(events, BACK));

export type TicketInLine = Ticket & Partial<TicketByKey>;

export const progressOf = (
  ticket: TicketInLine,
  events: readonly TicketEvent[],
  { t, now }: { t: TFunction; now: number },
): LineProgressProps => {
  const { peopleAhead, beingServed, estimate, nowServing, listState, dayClosed, message } = ticket;
  const window = instantsOf(estimate);
  return {
    peopleAhead,
    beingServed,
    passed: passedOf(events),
    window: window && callWords(t, window, now),
    visits: windowOf(estimate)?.visits ?? null,
    enough: estimate?.enough !== false,
    nowServing,
    pause: listState === 'paused' ? (message ?? true) : false,
    closed: dayClosed ? (message ?? true) : false,
  };
};

/** The number of repeated calls of a ticket. */
export const recallsOf = ({ nowServing, rank, label }: TicketInLine): number =>
  nowServing?.find((call) => call.rank === rank && call.label === label)?.recalls ?? 0;

const REPORTED = ['served', 'left', 'no_show', 'came_back', 'let_pass', 'priority'] as const;

/** Changes since the ticket was taken, as text: «Εξυπηρετήθηκαν 2, έφυγε 1». */
export const changesOf = (events: readonly TicketEvent[], t: TFunction): string => {
  const changes = REPORTED.flatMap((kind) => {
    // A resumed visit has not ended.
    const count = sumOf(events, [kind]) - (kind === 'served' ? sumOf(events, ['resumed']) : 0);
    return count > 0 ? [t(`ticket.changes.${kind}`, { count })] : [];
  }).join(', ');
  return changes.charAt(0).toUpperCase() + changes.slice(1);
};

/** The reason why a ticket is over, as far as the texts differ. */
export const endOf = ({
  status,
  statusReason,
}: Ticket): 'processed' | 'cancelled' | 'no_show' | 'list_closed' | 'provider' | 'expired' => {
  if (status === 'processed' || status === 'cancelled') return status;
  const known = ['no_show', 'list_closed', 'expired'] as const;
  return known.find((reason) => reason === statusReason) ?? 'provider';
};
