import { todayInAthens } from '#common/calendar/athens.ts';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '#src/api/tickets.ts';
import type { TicketRow } from '#src/components/cards/ticket/TicketCard.tsx';
import { paths } from '#src/config/paths.ts';
import { formatDate, formatInstant } from '#src/lib/dates.ts';
import { oneOf } from '#src/lib/read.ts';
import { sceneOfTicket } from '#src/lib/wait/scene.ts';

const reasons = ['no_show', 'list_closed', 'provider', 'expired', 'user'] as const;

const isOpen = ({ status }: Ticket): boolean => status === 'scheduled' || status === 'running';

/** Gives what the table shows of a ticket, in the reader's language. */
export const useTicketRow = (): ((ticket: Ticket) => TicketRow) => {
  const { t, i18n } = useTranslation();
  return (ticket) => {
    const known = oneOf(reasons, ticket.statusReason);
    const inWords = ticket.statusReason?.includes(' ') ? ticket.statusReason : null;
    return {
      code: ticket.code,
      rank: ticket.rank,
      status: ticket.status,
      title: ticket.organisation.title,
      href: ticket.organisation.slug
        ? paths.listing.href(ticket.organisation.slug)
        : paths.listingGrid.href(),
      ticketHref: isOpen(ticket) && ticket.key ? paths.ticket.href(ticket.key) : null,
      address: ticket.organisation.address,
      city: ticket.organisation.city,
      image: sceneOfTicket(ticket, todayInAthens()),
      date: formatDate(ticket.dueDate, i18n.language),
      takenAt: formatInstant(ticket.createdAt, i18n.language),
      peopleAhead: ticket.peopleAhead,
      reason: known ? t(`pages.dashboard.reasons.${known}`) : inWords,
    };
  };
};
