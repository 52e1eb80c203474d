import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { paths } from '#src/config/paths.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { formatTimer } from '#src/lib/durations.ts';
import { endOf } from './lineFacts.ts';

interface UndoProps {
  /** When it can no longer be undone; null when the server does not say. */
  until: string | null;
  pending: boolean;
  onUndo: () => void;
}

/** The way back from a number given back, while there is one. */
function Undo({ until, pending, onUndo }: UndoProps) {
  const { t } = useTranslation();
  const now = useNow(1000);
  const left = until === null ? null : Date.parse(until) - now;
  if (left !== null && left <= 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <PendingButton pending={pending} onClick={onUndo}>
        {t('tickets.actions.undo')}
      </PendingButton>
      {left !== null && (
        <Typography variant="body2" role="timer">
          {t('ticket.undoFor', { time: formatTimer(left) })}
        </Typography>
      )}
    </Stack>
  );
}

interface Props {
  ticket: TicketByKey;
  pending: boolean;
  onUndo: () => void;
}

/** How a number ended, and what to do next. */
export function OverPart({ ticket, pending, onUndo }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const end = endOf(ticket);
  const isTooLate = end === 'no_show' && ticket.canUntil === null;
  const { slug } = ticket.organisation;
  // A list that pauses says by then something else, to others.
  const said = end === 'list_closed' && !ticket.isPaused ? ticket.message : null;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h2">
        {t(`ticket.over.${end}.title`)}
      </Typography>
      <Typography>
        {isTooLate ? t('ticket.over.no_show.textOver') : t(`ticket.over.${end}.text`)}
      </Typography>
      {said && <Typography>{t('ticket.said', { message: said })}</Typography>}
      {hydrated && ticket.can.includes('undo') && (
        <Undo until={ticket.canUntil} pending={pending} onUndo={onUndo} />
      )}
      {slug && !ticket.can.includes('came_late') && (
        <Button component={Link} to={paths.listing.href(slug)} variant="outlined">
          {t(`ticket.over.${end}.next`)}
        </Button>
      )}
    </Stack>
  );
}
