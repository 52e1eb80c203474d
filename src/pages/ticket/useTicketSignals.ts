import { useEffect, useRef, useState } from 'react';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { announce } from '#src/browser/announcer.ts';
import { markTab, vibrate } from '#src/browser/tabMark.ts';
import { recallsOf } from '#src/pages/shared/tickets/lineFacts.ts';

const CALL = [400, 150, 400, 150, 800];
const NEAR = [250, 120, 250];

/** Signals that "back in 15 minutes" has ended: the person can be called again. */
export const signalOver = (): void => {
  vibrate(NEAR);
  void announce([], true);
};

/** A change that needs the holder's attention. */
export type Signal = 'called' | 'near' | null;

interface Moment {
  status: TicketByKey['status'];
  peopleAhead: number;
  recalls: number;
}

const momentOf = (ticket: TicketByKey): Moment => ({
  status: ticket.status,
  peopleAhead: ticket.peopleAhead ?? 0,
  recalls: recallsOf(ticket),
});

/** The signal between two states: a call, a repeated call, or few people ahead. */
const signalBetween = (was: Moment, now: Moment, ahead: number | null): Signal => {
  if (now.status === 'running')
    return was.status !== 'running' || now.recalls > was.recalls ? 'called' : null;
  const isNear = now.status === 'scheduled' && ahead !== null && now.peopleAhead <= ahead;
  return isNear && was.status === 'scheduled' && was.peopleAhead > ahead ? 'near' : null;
};

/**
 * Signals changes of a ticket by sound, vibration and favicon. The initial state is not signalled.
 * @param ahead number of people for the alert. Null without an alert
 * @param onNear called when this page triggers the alert
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
