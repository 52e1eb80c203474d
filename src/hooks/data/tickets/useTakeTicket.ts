import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { loadClient } from '#src/api/transport/loadClient.ts';
import { whenIdle } from '#src/browser/attention.ts';
import { toApiError, type ApiError } from '#src/api/transport/errors.ts';
import { uniqueName } from '#src/lib/id.ts';
import { takeTicket, ticketKeys, type Ticket } from '#src/api/tickets.ts';

/** Failures after which it is unknown whether the ticket was made. */
const unsure = new Set<ApiError['kind']>(['network', 'timeout', 'gateway', 'server', 'malformed']);

const startsWith =
  (...resources: string[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && resources.includes(String(key[0]));

/**
 * Takes tickets, one at a time. A press whose response was lost keeps its id, so that pressing
 * again cannot make a second ticket.
 */
export const useTakeTicket = () => {
  const { mutate } = useSWRConfig();
  const [taking, setTaking] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const busy = useRef(false);
  const press = useRef<{ list: string; name: string } | null>(null);

  // Loads once the screen is interactive, so that the first press does not depend on a file that
  // may fail to load.
  useEffect(() => whenIdle(() => void loadClient().catch(() => undefined)), []);

  const take = async (waitingListCode: string): Promise<Ticket | null | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setTaking(true);
    setFailure(null);
    if (press.current?.list !== waitingListCode)
      press.current = { list: waitingListCode, name: uniqueName() };
    try {
      const ticket = await takeTicket(waitingListCode, press.current.name);
      press.current = null;
      return ticket;
    } catch (error) {
      const reason = toApiError(error);
      if (!unsure.has(reason.kind)) press.current = null;
      setFailure(reason);
      throw reason;
    } finally {
      busy.current = false;
      setTaking(false);
      void mutate(startsWith(ticketKeys.all, 'waiting_lists'));
    }
  };

  const forget = (): void => setFailure(null);

  return {
    /** Takes a ticket; `undefined` when another press is still under way. @throws ApiError */
    take,
    taking,
    /** Why the last press failed. */
    failure,
    /** Clears the failure. */
    forget,
  };
};
