import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Ticket, TicketPress } from '#src/api/tickets.ts';
import { TicketActions } from '#src/components/cards/ticket/TicketActions.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { paths } from '#src/config/paths.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { formatDate } from '#src/lib/dates.ts';

/** The statuses searched for the ticket that matters now: those being called, then the next. */
export const nextTickets = [
  { status: 'running', page: 1, perPage: 10 },
  { status: 'scheduled', page: 1, perPage: 10 },
] as const;

const soonest = (tickets: Ticket[]): Ticket | undefined =>
  tickets
    .filter((ticket) => ticket.dueDate >= todayInAthens())
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))[0];

/** The ticket that matters now, live; null when there is none, undefined while unknown. */
export const useNextTicket = (): Ticket | null | undefined => {
  const running = useTickets(nextTickets[0]);
  const scheduled = useTickets(nextTickets[1]);
  // A failed call that is retried removes nothing from the screen.
  const isUnknown = [running, scheduled].some(({ isLoading, error }) => isLoading && !error);
  const next = running.data?.records[0] ?? soonest(scheduled.data?.records ?? []) ?? null;
  useLive('ticket', next?.key ?? null);
  return isUnknown ? undefined : next;
};

interface Props {
  ticket: Ticket;
  /** A press on one of its buttons is under way. */
  pending: boolean;
  onPress: (press: TicketPress) => void;
}

/** The one ticket that matters now, large: the one being called, else the soonest. */
export function NextTicket({ ticket, pending, onPress }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="section" aria-labelledby="next-ticket" sx={{ maxWidth: 640 }}>
      <Typography id="next-ticket" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('pages.dashboard.nextTicket')}
      </Typography>
      <TicketStub
        rank={ticket.rank}
        status={ticket.status}
        peopleAhead={ticket.peopleAhead}
        date={formatDate(ticket.dueDate, i18n.language)}
        title={
          ticket.organisation.slug ? (
            <Link component={RouterLink} to={paths.listing.href(ticket.organisation.slug)}>
              {ticket.organisation.title}
            </Link>
          ) : (
            ticket.organisation.title
          )
        }
      >
        <TicketActions
          can={ticket.can}
          rank={ticket.rank}
          pending={pending}
          onCameLate={() => onPress({ code: ticket.code, action: 'came_late' })}
          onLetPass={(people) => onPress({ code: ticket.code, action: 'let_pass', people })}
          onCancel={() => onPress({ code: ticket.code, action: 'cancel' })}
        />
      </TicketStub>
    </Box>
  );
}
