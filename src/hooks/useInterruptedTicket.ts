import { bag, text } from '#src/lib/read.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { keptValue } from '#src/browser/keptValue.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';

/** A ticket that a visitor wanted before logging in. */
export interface InterruptedTicket {
  /** The organisation's slug. */
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
}

const isInterrupted = (value: unknown): value is InterruptedTicket => {
  const { slug, title, date } = bag(value);
  return text(slug) !== null && text(title) !== null && isCalendarDate(date);
};

const kept = keptValue('seira.interrupted_ticket', 'session', isInterrupted);

/** The interrupted ticket of this tab, with functions to store or drop it. */
export const useInterruptedTicket = () => ({
  interrupted: useKeptValue(kept),
  keep: (ticket: InterruptedTicket): void => kept.set(ticket),
  drop: (): void => kept.set(null),
});
