import { useCallback } from 'react';
import type { PresenceState } from '#common/contract/presence.ts';
import { setPresence } from '#common/contract/ticketByKey.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useErrorToast } from '#src/hooks/useToast.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Reports where the holder of a ticket is. Even a refused report requests the ticket again. */
export const usePresence = (key: string) => {
  const revalidate = useRevalidateTickets();
  const { send, pending } = useAction('presence', setPresence, { onFailure: useErrorToast() });
  const report = useCallback(
    async (state: PresenceState): Promise<void> => {
      if (await send({ key, body: { state } })) revalidate();
    },
    [key, send, revalidate],
  );
  return { report, pending };
};
