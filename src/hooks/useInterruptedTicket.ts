import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import {
  interruptedTicket,
  type InterruptedTicket,
} from '#src/browser/stored/interruptedTicket.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';

/**
 * The interrupted ticket of this tab; null without one, or once its day is past: a service day may
 * end after midnight.
 */
export const useInterruptedTicket = (): InterruptedTicket | null => {
  const kept = useStoredValue(interruptedTicket.kept);
  return kept && kept.date >= addDays(serverToday(), -1) ? kept : null;
};
