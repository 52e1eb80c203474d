import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import {
  interruptedTicket,
  type InterruptedTicket,
} from '#src/browser/stored/interruptedTicket.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';

/** The ticket that a login interrupted in this tab. Null without one or after its service day. */
export const useInterruptedTicket = (): InterruptedTicket | null => {
  const ticket = useStoredValue(interruptedTicket.stored);
  return ticket && ticket.date >= addDays(serverToday(), -1) ? ticket : null;
};
