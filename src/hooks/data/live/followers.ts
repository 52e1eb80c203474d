import type { ScopedMutator } from 'swr';
import { isOlder, lineIn, lineKeys, linePath, type Line } from '#src/api/line.ts';
import { ticketKeys, ticketPath, type Ticket, type TicketsPage } from '#src/api/tickets.ts';
import { ticketByKeyKeys, ticketIn, type TicketByKey } from '#src/api/ticketByKey.ts';
import { waitingListKeys, type WaitingList } from '#src/api/waitingLists.ts';
import { follow, type LiveState } from '#src/browser/liveEvents.ts';
import { env } from '#src/config/env.ts';

/** An event changes what is known. A call under way is discarded by it, and has to be made again. */
const revalidate = (known: unknown): boolean => known === undefined;

/**
 * Follows one thing and writes what happens into SWR's cache, until the returned function is
 * called.
 */
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
  follow(`${env.apiUrl}${linePath(id)}/live`, 'line', {
    onEvent: (data, isFirst) => {
      const next = lineIn(data);
      if (next) onLine(next, isFirst);
    },
    onState,
  });

/** A place's line, by its slug or code. */
const line: Follow = (id, mutate, onState) =>
  lineEvents(
    id,
    (next, isFirst) => {
      const newest = (known: Line | undefined): Line =>
        known && !isFirst && isOlder(next, known) ? known : next;
      void mutate(lineKeys.of(id), newest, { revalidate: false });
    },
    onState,
  );

/** The list that a place offers today, by the place's slug or code. */
const waitingList: Follow = (id, mutate, onState) =>
  lineEvents(
    id,
    ({ date, lists, window, enough }) => {
      if (date === null) return;
      const [offered] = lists;
      let isUnclear = false;
      const changed = (known: WaitingList | null | undefined): WaitingList | null | undefined => {
        if (known === undefined) return known;
        // Only its own call says which of several lists is offered, or what a new one is.
        isUnclear = lists.length > 1 || (known === null) !== (offered === undefined);
        if (known === null || offered === undefined || isUnclear) return known;
        const { enough: _, ...rest } = known;
        return {
          ...rest,
          window,
          ...(enough === false ? { enough } : {}),
          ticketsCount: offered.waiting,
          nextRank: offered.nextRank,
          state: offered.status === 'paused' ? 'open' : offered.status,
          told: {
            status: offered.status,
            message: offered.message,
            serving: offered.nowServing[0]?.rank ?? null,
          },
        };
      };
      const key = waitingListKeys.of(id, date);
      void mutate(key, changed, { revalidate });
      if (isUnclear) void mutate(key);
    },
    onState,
  );

const isTicketKey = (key: unknown): boolean => Array.isArray(key) && key[0] === ticketKeys.all;

/** A ticket in the person's lists, by its key. */
const ticket: Follow = (id, mutate, onState) =>
  follow(`${env.apiUrl}${ticketPath(id)}/live`, 'ticket', {
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
      // A ticket of another status belongs into another list, which only the server can say.
      void mutate(isTicketKey, changed, { revalidate });
      if (isMoved) void mutate(isTicketKey);
    },
    onState,
  });

/** A ticket by its key, on a page of its own. */
const ticketByKey: Follow = (id, mutate, onState) =>
  follow(`${env.apiUrl}${ticketPath(id)}/live`, 'ticket', {
    onEvent: (data) => {
      const next = ticketIn(data);
      if (!next) return;
      // All who follow the line get one text, in which places have their Greek names.
      const named = (known: TicketByKey | undefined): TicketByKey =>
        known ? { ...next, organisation: known.organisation } : next;
      void mutate(ticketByKeyKeys.one(id), named, { revalidate: false });
    },
    onState,
    whileHidden: true,
  });

export const followers = { line, waitingList, ticket, ticketByKey } satisfies Record<
  string,
  Follow
>;
