import { PRIORITY_REASONS, type PriorityReason } from '#common/priority.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { asRecord, oneOf, text } from '#src/lib/read.ts';
import { storedValue } from './storedValue.ts';

/** A ticket that a guest wanted to take before login. */
export interface InterruptedTicket {
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Code of the service, if the place has several. */
  service?: string;
  /** The reason, if the person has priority. */
  priority?: PriorityReason;
}

const isInterrupted = (value: unknown): value is InterruptedTicket => {
  const { slug, title, date, service, priority } = asRecord(value);
  const isNamed = text(slug) !== null && text(title) !== null;
  const isChosen =
    (service === undefined || text(service) !== null) &&
    (priority === undefined || oneOf(PRIORITY_REASONS, priority) !== null);
  return isNamed && isCalendarDate(date) && isChosen;
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
