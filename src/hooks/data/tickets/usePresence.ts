import type { PresenceState } from '#common/contract/presence.ts';
import { setPresence } from '#common/contract/ticketByKey.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/** Reports where the holder of a ticket is. Even a refused report requests the ticket again. */
export const usePresence = (key: string, onRefused: (failure: ApiError) => void) => {
  const revalidate = useRevalidateTickets();
  const { send, pending } = useAction('presence', setPresence, { onFailure: onRefused });
  return {
    report: async (state: PresenceState): Promise<void> => {
      if (await send({ key, body: { state } })) revalidate();
    },
    pending,
  };
};
