import useSWRMutation from 'swr/mutation';
import { changeAlert } from '#src/api/ticketByKey.ts';
import type { TicketAlert } from '#src/api/tickets.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { useRevalidateTickets } from './useRevalidateTickets.ts';

/**
 * Sets and removes a holder's alert on the server.
 * @param code of the ticket
 * @param onRefused called when the server refused, or could not be reached
 */
export const useTicketAlert = (code: string | null, onRefused: (failure: ApiError) => void) => {
  const revalidate = useRevalidateTickets();
  const { trigger, isMutating } = useSWRMutation<
    void,
    ApiError,
    string | null,
    Pick<TicketAlert, 'ahead' | 'email'> | null
  >(code && `alert ${code}`, (_key, { arg }) => changeAlert(code!, arg), {
    throwOnError: false,
    onError: onRefused,
  });
  return {
    /** Sets it; null removes it. */
    change: async (alert: Pick<TicketAlert, 'ahead' | 'email'> | null): Promise<void> => {
      await trigger(alert);
      revalidate();
    },
    pending: isMutating,
  };
};
