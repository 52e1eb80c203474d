import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { TicketByKey, TicketEvent } from '#src/api/ticketByKey.ts';
import type { TicketPress } from '#src/api/tickets.ts';
import { TicketActions } from '#src/components/cards/ticket/TicketActions.tsx';
import { CalledNotice } from '#src/components/ticket/CalledNotice.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';
import { paths } from '#src/config/paths.ts';
import { usePassing } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { formatDate } from '#src/lib/dates.ts';
import { clockWindow, progressOf } from './lineFacts.ts';
import { OverPart } from './OverPart.tsx';

interface Props {
  /** The ticket's key; null where the server has none. */
  ticketKey: string | null;
  ticket: TicketByKey;
  events: readonly TicketEvent[];
  pending: boolean;
  onPress: (press: Pick<TicketPress, 'action' | 'people'>) => void;
}

/** Of whoever is logged in it is known late whether the ticket is theirs. */
const roomForHolder = { 'html[data-person] &': { display: 'flow-root', minHeight: 56 } };

const isOver = (status: TicketByKey['status']): boolean =>
  status !== 'scheduled' && status !== 'running';

/** The ticket with everything that changes while it is held, and its actions. */
export function TicketPaper({ ticketKey, ticket, events, pending, onPress }: Props) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const passing = usePassing(isAsking ? ticketKey : null, ticket);
  const { rank, status, organisation, service, dueDate } = ticket;
  const { slug, title } = organisation;
  const below = () => {
    if (status === 'scheduled')
      return (
        <>
          {ticket.statusReason === 'returned' && (
            <Typography role="status">{t('ticket.returned')}</Typography>
          )}
          <LineProgress {...progressOf(ticket, events, i18n.language)} />
        </>
      );
    if (status === 'running')
      return (
        <CalledNotice
          counter={ticket.counter}
          calledAt={ticket.calledAt}
          until={ticket.patienceEndsAt}
        />
      );
    return (
      <OverPart ticket={ticket} pending={pending} onUndo={() => onPress({ action: 'undo' })} />
    );
  };
  return (
    <HandTicket
      rank={rank}
      status={status}
      title={
        slug ? (
          <Link component={RouterLink} to={paths.listing.href(slug)}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      date={[formatDate(dueDate, i18n.language), service].filter(Boolean).join(' · ')}
    >
      {below()}
      <Box sx={isOver(status) ? undefined : roomForHolder}>
        <TicketActions
          can={ticket.can}
          rank={rank}
          pending={pending}
          passing={passing.map((one) => ({
            ...one,
            window: one.window && clockWindow(one.window, i18n.language),
          }))}
          onAskPassing={() => setAsking(true)}
          onCameLate={() => onPress({ action: 'came_late' })}
          onLetPass={(people) => onPress({ action: 'let_pass', people })}
          onCancel={() => onPress({ action: 'cancel' })}
        />
      </Box>
    </HandTicket>
  );
}
