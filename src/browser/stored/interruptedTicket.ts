import { isCalendarDate } from '#common/calendar/days.ts';
import { asRecord, text } from '#src/lib/read.ts';
import { storedValue } from './storedValue.ts';

/** A ticket that a guest wanted to take before login. */
export interface InterruptedTicket {
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Code of the service, if the place has several. */
  service?: string;
}

const isInterrupted = (value: unknown): value is InterruptedTicket => {
  const { slug, title, date, service } = asRecord(value);
  const isNamed = text(slug) !== null && text(title) !== null;
  return isNamed && isCalendarDate(date) && (service === undefined || text(service) !== null);
};

const stored = storedValue('seira.interrupted_ticket', 'session', isInterrupted);

/** It survives the login and ends with the tab or on logout. */
export const interruptedTicket = {
  stored,

  keep: (ticket: InterruptedTicket): void => stored.set(ticket),

  drop: (): void => stored.set(null),

  /** Deletes the interrupted ticket if it was for this place and day. */
  taken: (slug: string, date: string): void => {
    const wanted = stored.get();
    if (wanted?.slug === slug && wanted.date === date) stored.set(null);
  },
};
