import { isCalendarDate } from '#common/calendar/days.ts';
import { asRecord, text } from '#src/lib/read.ts';
import { storedValue } from './storedValue.ts';

/** A ticket that a visitor wanted before logging in. */
export interface InterruptedTicket {
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
}

const isInterrupted = (value: unknown): value is InterruptedTicket => {
  const { slug, title, date } = asRecord(value);
  return text(slug) !== null && text(title) !== null && isCalendarDate(date);
};

const kept = storedValue('seira.interrupted_ticket', 'session', isInterrupted);

/** It survives a login, and goes with the tab or when the person logs out. */
export const interruptedTicket = {
  kept,

  keep: (ticket: InterruptedTicket): void => kept.set(ticket),

  drop: (): void => kept.set(null),

  /** A ticket was taken for that day: drops the interrupted one if it is the same. */
  taken: (slug: string, date: string): void => {
    const wanted = kept.get();
    if (wanted?.slug === slug && wanted.date === date) kept.set(null);
  },
};
