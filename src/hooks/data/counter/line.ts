import type { CounterLine, CounterList, CounterTicket, CounterView } from '#src/api/counter.ts';

const isOpen = ({ status }: CounterTicket): boolean =>
  status === 'scheduled' || status === 'running';

/** Those being served first, then the line. */
const inOrder = (tickets: CounterTicket[]): CounterTicket[] =>
  tickets.toSorted(
    (one, other) =>
      Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
      one.position - other.position,
  );

/** The view with these tickets as they are now; those that ended leave their list. */
export const withTickets = (
  view: CounterView,
  changed: readonly (CounterTicket | null)[],
): CounterView => {
  const now = new Map(changed.flatMap((ticket) => (ticket ? [[ticket.code, ticket]] : [])));
  return {
    ...view,
    lines: view.lines.map((line) => ({
      ...line,
      tickets: inOrder(line.tickets.map((ticket) => now.get(ticket.code) ?? ticket).filter(isOpen)),
    })),
  };
};

/** The view with a list as it is now. */
export const withList = (view: CounterView, list: CounterList | null): CounterView => ({
  ...view,
  lines: view.lines.map((line) => (line.code === list?.code ? { ...line, ...list } : line)),
});

const calledAt = ({ calledAt: at }: CounterTicket): number => (at ? Date.parse(at) : 0);

/** Everyone being served in a list, the one called last first. */
export const servedIn = ({ tickets }: CounterLine): CounterTicket[] =>
  tickets
    .filter(({ status }) => status === 'running')
    .toSorted((one, other) => calledAt(other) - calledAt(one));

/** Whom a counter called last and still serves, as the server chooses whose visit a call ends. */
export const servedAt = (line: CounterLine, counter: string | null): CounterTicket | null =>
  servedIn(line).find((ticket) => ticket.counter !== null && ticket.counter === counter) ?? null;

/** Everyone who waits in a list, the next first. */
export const waitingIn = ({ tickets }: CounterLine): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'scheduled');
