import type { CounterQueue, CounterList, CounterTicket, CounterView } from '#src/api/counter.ts';

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
    waitingLists: view.waitingLists.map((line) => ({
      ...line,
      tickets: inOrder(line.tickets.map((ticket) => now.get(ticket.code) ?? ticket).filter(isOpen)),
    })),
  };
};

export const withList = (view: CounterView, list: CounterList | null): CounterView => ({
  ...view,
  waitingLists: view.waitingLists.map((line) =>
    line.code === list?.code ? { ...line, ...list } : line,
  ),
});

export const visitsIn = ({ tickets }: CounterQueue): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'running');

export const servedAt = (line: CounterQueue, counter: string | null): CounterTicket | null =>
  visitsIn(line).find((ticket) => ticket.counter !== null && ticket.counter === counter) ?? null;

/** Everyone who waits in a list, the next first. */
export const waitingIn = ({ tickets }: CounterQueue): CounterTicket[] =>
  tickets.filter(({ status }) => status === 'scheduled');
