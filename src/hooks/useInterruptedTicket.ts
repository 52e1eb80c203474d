import { todayInAthens } from '#common/calendar/athens.ts';
import {
  interruptedTicket,
  type InterruptedTicket,
} from '#src/browser/stored/interruptedTicket.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';

/** The interrupted ticket of this tab; null without one, or once its day is past. */
export const useInterruptedTicket = (): InterruptedTicket | null => {
  const kept = useKeptValue(interruptedTicket.kept);
  return kept && kept.date >= todayInAthens() ? kept : null;
};
