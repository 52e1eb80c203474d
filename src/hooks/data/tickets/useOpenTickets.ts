import type { Ticket, TicketLimits } from '#src/api/tickets.ts';
import { useTickets } from './useTickets.ts';

const everyOpen = { page: 1, perPage: 100 } as const;

/** Every open ticket of the person, and how many they may hold; null until the server responds. */
export const useOpenTickets = (): { tickets: Ticket[]; limits: TicketLimits | null } => {
  const scheduled = useTickets({ status: 'scheduled', ...everyOpen });
  const running = useTickets({ status: 'running', ...everyOpen });
  return {
    tickets: [...(running.data?.records ?? []), ...(scheduled.data?.records ?? [])],
    limits: scheduled.data?.limits ?? null,
  };
};
