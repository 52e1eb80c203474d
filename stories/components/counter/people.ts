import { CounterTicket } from '#common/contract/counter.ts';
import { readResponse } from '#src/api/transport/response.ts';
import type { LinePerson } from '#src/components/counter/types.ts';
import { buildCounterTicket, buildLine, buildServed } from '#src/mocks/counter.ts';

const read = (ticket: CounterTicket): LinePerson => readResponse(CounterTicket, ticket);

/** A person who waits with number 43. */
export const waiting = (overrides: Partial<CounterTicket> = {}): LinePerson =>
  read(buildCounterTicket(overrides));

/** A person who was called to the second counter a minute ago. */
export const served = (overrides: Partial<CounterTicket> = {}): LinePerson =>
  read(buildServed(overrides));

/** The given number of waiting people. */
export const line = (length: number): LinePerson[] => buildLine(length).map(read);

/** The longest name on a counter screen. */
export const longName = 'Αλεξάνδρα-Κωνσταντίνα Χ.';
