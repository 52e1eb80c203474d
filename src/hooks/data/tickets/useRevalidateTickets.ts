import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import {
  getLetPassOutcomes,
  getTicketByKey,
  getTicketEvents,
} from '#common/contract/ticketByKey.ts';
import { getOwnTicket, getTickets } from '#common/contract/tickets.ts';
import { getWaitingLists } from '#common/contract/waitingLists.ts';

const changed = [
  getTickets,
  getOwnTicket,
  getTicketByKey,
  getTicketEvents,
  getLetPassOutcomes,
  getWaitingLists,
].map(({ path }) => path);

/** Returns a function that requests tickets and lists again after a write to either. */
export const useRevalidateTickets = (): (() => void) => {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && changed.includes(String(key[0]))),
    [mutate],
  );
};
