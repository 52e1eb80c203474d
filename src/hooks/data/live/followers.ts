import type { ScopedMutator } from 'swr';
import { getLine, streamLine } from '#common/contract/line.ts';
import { getTicketByKey, streamTicket } from '#common/contract/ticketByKey.ts';
import { getTickets } from '#common/contract/tickets.ts';
import { isOlder, lineIn, type Line } from '#src/api/line.ts';
import type { Ticket, TicketsPage } from '#src/api/tickets.ts';
import { ticketIn, type TicketByKey } from '#src/api/ticketByKey.ts';
import { keyOf, pathOf } from '#src/api/transport/call.ts';
import { waitingListsKey, type ShownWaitingList } from '#src/api/waitingLists.ts';
import { follow, type LiveState } from '#src/browser/liveEvents.ts';
import { env } from '#src/config/env.ts';

/** An event changes existing data, and discards a pending request, which must be repeated. */
const revalidate = (known: unknown): boolean => known === undefined;

/** Follows a subject and writes its events into SWR's cache until the result is called. */
type Follow = (
  id: string,
  mutate: ScopedMutator,
  onState: (state: LiveState) => void,
) => () => void;

const lineEvents = (
  id: string,
  onLine: (line: Line, isFirst: boolean) => void,
  onState: (state: LiveState) => void,
): (() => void) =>
  follow(`${env.apiUrl}${pathOf(streamLine, { id })}`, 'line', {
    onEvent: (data, isFirst) => {
      const next = lineIn(data);
      if (next) onLine(next, isFirst);
    },
    onState,
  });

const line: Follow = (id, mutate, onState) =>
  lineEvents(
    id,
    (next, isFirst) => {
      const newest = (known: Line | undefined): Line =>
        known && !isFirst && isOlder(next, known) ? known : next;
      void mutate(keyOf(getLine, { id }), newest, { revalidate: false });
    },
    onState,
  );

/** The lists that a place offers today. The id is the slug or code of the place. */
const waitingList: Follow = (id, mutate, onState) =>
  lineEvents(
    id,
    ({ date, lists, estimate }) => {
      const [offered] = lists;
      let isUnclear = false;
      const changed = (known: ShownWaitingList[] | undefined): ShownWaitingList[] | undefined => {
        if (known === undefined) return known;
        const [list] = known;
        // Only a request has the estimates of several lists, or describes a new one.
        isUnclear = lists.length > 1 || lists.length !== known.length;
        if (!list || !offered || isUnclear) return known;
        const { waiting: ticketsCount, nextRank, nextLabel, message, nowServing } = offered;
        // A place may keep its last numbers for people at its door.
        const state = offered.onlineStatus ?? offered.status;
        const doorLeft = offered.doorLeft ?? list.doorLeft;
        const here = offered.here ?? list.here;
        const serving = nowServing[0]?.rank ?? null;
        const beingServed = nowServing.length;
        const numbers = { ticketsCount, beingServed, nextRank, nextLabel, serving };
        const fields = { estimate, state, doorLeft, here, message, ...numbers };
        return [{ ...list, ...fields }];
      };
      const key = waitingListsKey(id, date);
      void mutate(key, changed, { revalidate });
      if (isUnclear) void mutate(key);
    },
    onState,
  );

const isTicketKey = (key: unknown): boolean => Array.isArray(key) && key[0] === getTickets.path;

/** A ticket in the person's lists. The id is its key. */
const ticket: Follow = (id, mutate, onState) =>
  follow(`${env.apiUrl}${pathOf(streamTicket, { key: id })}`, 'ticket', {
    onEvent: (data) => {
      const next = ticketIn(data);
      if (!next) return;
      let isMoved = false;
      const renewed = (known: Ticket): Ticket => {
        if (known.code !== next.code) return known;
        isMoved ||= known.status !== next.status;
        return { ...known, peopleAhead: next.peopleAhead, statusReason: next.statusReason };
      };
      const changed = (page: TicketsPage | undefined): TicketsPage | undefined =>
        page && { ...page, records: page.records.map(renewed) };
      // A changed status moves the ticket to another list, which only the server knows.
      void mutate(isTicketKey, changed, { revalidate });
      if (isMoved) void mutate(isTicketKey);
    },
    onState,
  });

const ticketByKey: Follow = (id, mutate, onState) => {
  const key = keyOf(getTicketByKey, { key: id });
  let service: string | undefined;
  let events = 0;
  // After a transfer, until a request brings the translated name of the new service.
  let isUntranslated = false;
  const translate = async (): Promise<void> => {
    const event = events;
    await mutate(key);
    // SWR drops the response of a request that an event overtakes.
    if (event === events) isUntranslated = false;
  };
  return follow(`${env.apiUrl}${pathOf(streamTicket, { key: id })}`, 'ticket', {
    onEvent: (data) => {
      const next = ticketIn(data);
      if (!next) return;
      const name = next.service?.name ?? '';
      isUntranslated ||= service !== undefined && service !== name;
      service = name;
      events += 1;
      // A stream has Greek names for everyone. Translated names come from the request.
      const named = (known: TicketByKey | undefined): TicketByKey | undefined =>
        known && {
          ...next,
          organisation: known.organisation,
          service: isUntranslated ? next.service : known.service,
        };
      void mutate(key, named, { revalidate });
      if (isUntranslated) void translate();
    },
    onState,
    whileHidden: true,
  });
};

export const followers = { line, waitingList, ticket, ticketByKey } satisfies Record<
  string,
  Follow
>;
