import { useEffect, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { whenIdle } from '#src/browser/attention.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { takeTicket, type Ticket } from '#src/api/tickets.ts';
import { usePress } from '#src/hooks/usePress.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/**
 * Takes tickets, one at a time. A press whose response was lost keeps its id, so that pressing
 * again cannot make a second ticket.
 */
export const useTakeTicket = () => {
  const revalidate = useRevalidateTickets();
  const busy = useRef(false);
  const press = usePress();

  // Loads once the screen is interactive, so that the first press does not depend on a file that
  // may fail to load.
  useEffect(() => whenIdle(() => void loadClient().catch(() => undefined)), []);

  const taking = useSWRMutation(
    'take_ticket',
    (_key, { arg: list }: { arg: string }): Promise<Ticket | null> =>
      press(list, (name) => takeTicket(list, name)),
  );

  const take = async (waitingListCode: string): Promise<Ticket | null | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    taking.reset();
    try {
      return await taking.trigger(waitingListCode);
    } finally {
      busy.current = false;
      revalidate();
    }
  };

  return {
    /** Takes a ticket; `undefined` when another press is still under way. @throws ApiError */
    take,
    /** Whether one is being taken. Only who reads it renders anew when a press begins. */
    get taking() {
      return taking.isMutating;
    },
    /** Why the last press failed. */
    failure: (taking.error as ApiError | undefined) ?? null,
    /** Clears the failure. */
    forget: taking.reset,
  };
};
