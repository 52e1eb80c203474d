import { changeAlert } from '#src/api/ticketByKey.ts';
import type { TicketAlert } from '#src/api/tickets.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/**
 * Sets and removes a holder's alert on the server.
 * @param code of the ticket
 * @param onRefused called when the server refused, or could not be reached
 */
export const useTicketAlert = (code: string | null, onRefused: (failure: ApiError) => void) => {
  const revalidate = useRevalidateTickets();
  const { send, pending } = useAction(
    `alert ${code}`,
    (alert: Pick<TicketAlert, 'ahead' | 'email'> | null) => changeAlert(code!, alert),
    { onFailure: onRefused },
  );
  return {
    /** Sets it; null removes it. */
    change: async (alert: Pick<TicketAlert, 'ahead' | 'email'> | null): Promise<void> => {
      if (await send(alert)) revalidate();
    },
    pending,
  };
};
