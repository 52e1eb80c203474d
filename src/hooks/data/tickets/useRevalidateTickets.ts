import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ticketByKeyKeys } from '#src/api/ticketByKey.ts';
import { ticketKeys } from '#src/api/tickets.ts';

const changed = [ticketKeys.all, ...ticketByKeyKeys.all, 'waiting_lists'];

/** Gives the function that requests tickets and waiting lists anew after a write to either. */
export const useRevalidateTickets = (): (() => void) => {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && changed.includes(String(key[0]))),
    [mutate],
  );
};
