import { useEffect, useRef, useState } from 'react';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { announce } from '#src/browser/announcer.ts';
import { markTab, vibrate } from '#src/browser/tabMark.ts';

const CALL = [400, 150, 400, 150, 800];
const NEAR = [250, 120, 250];

/** An event that a ticket's holder wants to notice without looking. */
export type Signal = 'called' | 'near' | null;

interface Moment {
  status: TicketByKey['status'];
  peopleAhead: number;
  recalls: number;
}

const momentOf = ({ status, peopleAhead, rank, nowServing }: TicketByKey): Moment => ({
  status,
  peopleAhead: peopleAhead ?? 0,
  recalls: nowServing?.find((call) => call.rank === rank)?.recalls ?? 0,
});

/** The event between two states: a call, a repeated call, or that so few people are ahead. */
export const signalBetween = (was: Moment, now: Moment, ahead: number | null): Signal => {
  if (now.status === 'running')
    return was.status !== 'running' || now.recalls > was.recalls ? 'called' : null;
  const isNear = now.status === 'scheduled' && ahead !== null && now.peopleAhead <= ahead;
  return isNear && was.status === 'scheduled' && was.peopleAhead > ahead ? 'near' : null;
};

/**
 * Lets a ticket be noticed: by sound, vibration and the tab's icon. What was so when the page was
 * opened is no news.
 * @param ahead the alert's number of people; null without one
 * @param onNear called when the alert comes true on this page
 * @returns the last signal, for a live region
 */
export const useTicketSignals = (
  ticket: TicketByKey | undefined,
  ahead: number | null,
  onNear: () => void,
): Signal => {
  const before = useRef<Moment | null>(null);
  const [last, setLast] = useState<Signal>(null);
  useEffect(() => {
    if (!ticket) return;
    const now = momentOf(ticket);
    const signal = before.current && signalBetween(before.current, now, ahead);
    before.current = now;
    if (!signal) return;
    setLast(signal);
    vibrate(signal === 'called' ? CALL : NEAR);
    void announce([], true);
    if (signal === 'near') onNear();
  }, [ticket, ahead, onNear]);

  const isCalled = ticket?.status === 'running';
  const isNear =
    ticket?.status === 'scheduled' && ahead !== null && (ticket.peopleAhead ?? Infinity) <= ahead;
  useEffect(() => (isCalled || isNear ? markTab() : undefined), [isCalled, isNear]);
  return isCalled || isNear ? last : null;
};
