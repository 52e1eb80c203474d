import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketEvent } from '#src/api/ticketByKey.ts';
import type { Ticket, TicketCommand } from '#src/api/tickets.ts';
import { instantsOf } from '#src/api/wait.ts';
import { TicketActions } from '#src/components/cards/ticket/TicketActions.tsx';
import { CalledNotice } from '#src/components/ticket/CalledNotice.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';
import { LeaveDetail, LeaveLead } from '#src/components/ticket/LeaveLead.tsx';
import { NextStep } from '#src/components/ticket/NextStep.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';
import { paths } from '#src/config/paths.ts';
import { useSkipPreview } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatDate, formatTime } from '#src/lib/dates.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { formatTimer } from '#src/lib/durations.ts';
import { clockWindow } from '#src/lib/waitWords.ts';
import { endOf, progressOf, recallsOf, type TicketInLine } from './lineFacts.ts';
import { useMoment } from './useMoment.ts';
import { standalone } from '#src/components/display/standalone.ts';

const MINUTE = 60_000;

interface UndoProps {
  /** The end of the time to undo. Null if the server does not send it. */
  until: string | null;
  pending: boolean;
  onUndo: () => void;
}

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

interface OverPartProps {
  ticket: TicketInLine;
  isHolder: boolean;
  onAgain?: () => void;
  pending: boolean;
  onUndo: () => void;
}

const ServedReview = lazyWithFallback(
  async () => (await import('./ServedReview.tsx')).ServedReview,
  Nothing,
);

/**
 * Height of the stars, which load late and only for the holder. A phone without a person shows the
 * link to the place here.
 */
const roomForStars = { width: '100%', minHeight: '5.75rem' };

function OverPart({ ticket, isHolder, onAgain, pending, onUndo }: OverPartProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const end = endOf(ticket);
  const isTooLate = end === 'no_show' && ticket.canUntil === null;
  const { slug } = ticket.organisation;
  // The message of a paused list is newer and addresses other people.
  const message = end === 'list_closed' && ticket.listState !== 'paused' ? ticket.message : null;
  const isServed = end === 'processed' && Boolean(slug);
  const isReviewed = isServed && isHolder;
  const next = slug && !onAgain && !ticket.can.includes('came_late') && (
    <Button href={paths.listing.href(slug)} variant="contained">
      {t(`ticket.over.${end}.next`)}
    </Button>
  );
  return (
    <Stack sx={{ flex: 1, gap: 1.5, alignItems: 'flex-start' }}>
      <Typography variant="h3" component="h2">
        {t(`ticket.over.${end}.title`)}
      </Typography>
      <Typography>
        {isTooLate ? t('ticket.over.no_show.textOver') : t(`ticket.over.${end}.text`)}
      </Typography>
      {message && <Typography>{t('ticket.message', { message })}</Typography>}
      {hydrated && ticket.can.includes('undo') && (
        <Undo until={ticket.canUntil} pending={pending} onUndo={onUndo} />
      )}
      {isReviewed || (isServed && !onAgain) ? (
        <Box sx={roomForStars}>
          {isReviewed && slug ? (
            <Suspense fallback={null}>
              <ServedReview slug={slug}>{next}</ServedReview>
            </Suspense>
          ) : (
            next
          )}
        </Box>
      ) : (
        next
      )}
      {onAgain && !ticket.can.includes('came_late') && (
        <Button
          variant={end === 'processed' ? 'outlined' : 'contained'}
          onClick={onAgain}
          // At the foot of the paper, the review that loads late does not move it.
          sx={isReviewed ? { mt: 'auto' } : undefined}
        >
          {t(`ticket.over.${end === 'processed' ? 'cancelled' : end}.next`)}
        </Button>
      )}
    </Stack>
  );
}

interface Props {
  ticketKey: string | null;
  ticket: TicketInLine;
  events: readonly TicketEvent[];
  /** The person holds the ticket in their account, and can write about the visit. */
  isHolder?: boolean;
  /** Hide the name of the place and the day of an open ticket, on a screen that shows both. */
  caption?: { title: string; note?: string };
  /** Returns to the numbers on offer when the ticket is over, on the screen of the place. */
  onAgain?: () => void;
  pending: boolean;
  /** Shows the number in full screen. Without it, the paper links to the ticket's own page. */
  onShow?: () => void;
  /** The person says that they have left. */
  onLeave?: () => void;
  onPress: (command: Pick<TicketCommand, 'action' | 'people'>) => void;
}

/** For a logged-in person the actions load late, and disappear before a call is known. */
const roomForActions = { 'html[data-person] &': { display: 'flow-root', minHeight: 56 } };

const isOver = (status: Ticket['status']): boolean =>
  status !== 'scheduled' && status !== 'running';

export function TicketPaper({
  ticketKey,
  ticket,
  events,
  isHolder = false,
  caption,
  onAgain,
  pending,
  onShow,
  onLeave,
  onPress,
}: Props) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const now = useNow(MINUTE);
  const { moment, calledFrom, leave, stay, isOnWay } = useMoment(ticket);
  const skipPreview = useSkipPreview(isAsking ? ticketKey : null, ticket);
  const { rank, label, status, organisation, service, dueDate } = ticket;
  const { slug, title } = organisation;
  const { place } = ticket;
  const to =
    place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null;
  const progress = progressOf(ticket, events, { t, now });
  const { window } = progress;
  const lead = moment === 'home' &&
    window &&
    calledFrom &&
    !progress.pause &&
    !progress.closed && { window, calledFrom, to };
  const step = moment !== 'over' && (
    <NextStep
      moment={moment === 'home' && !lead ? 'way' : moment}
      to={to}
      isOnWay={isOnWay}
      onLeave={() => {
        leave();
        onLeave?.();
      }}
      onStay={stay}
      onShow={onShow}
      showHref={ticketKey ? paths.ticket.href(ticketKey) : undefined}
    />
  );
  const below = () => {
    if (status === 'scheduled')
      return (
        <>
          {ticket.statusReason === 'returned' && (
            <Typography role="status">{t('ticket.returned')}</Typography>
          )}
          {ticket.parked && (
            <Typography role="status" sx={{ fontWeight: 650 }}>
              {t('ticket.parked', {
                counter: counterIn(t, ticket.parked.counter),
                time: formatTime(ticket.parked.until),
              })}
            </Typography>
          )}
          {ticket.priority && <Typography>{t('ticket.priority')}</Typography>}
          {/* "Next" skips a parked ticket, so neither people ahead nor a window apply. */}
          {!ticket.parked && (
            <LineProgress
              {...progress}
              detail={lead ? <LeaveDetail {...lead} /> : undefined}
              isLoading={ticketKey !== null && ticket.nowServing === undefined}
            />
          )}
          {step}
        </>
      );
    if (status === 'running')
      return (
        <>
          <CalledNotice
            // A screen reader announces a new element, also if its text is the same.
            key={recallsOf(ticket)}
            counter={ticket.counter}
            calledAt={ticket.calledAt}
            until={ticket.patienceEndsAt}
          />
          {step}
        </>
      );
    return (
      <OverPart
        ticket={ticket}
        isHolder={isHolder}
        onAgain={onAgain}
        pending={pending}
        onUndo={() => onPress({ action: 'undo' })}
      />
    );
  };
  return (
    <HandTicket
      rank={rank}
      label={label}
      status={status}
      lead={lead ? <LeaveLead {...lead} /> : undefined}
      title={
        caption ? (
          !isOver(status) && caption.title
        ) : slug ? (
          <Link href={paths.listing.href(slug)} sx={standalone}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      date={[
        caption ? !isOver(status) && caption.note : formatDate(dueDate, i18n.language),
        service?.name,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {below()}
      <Box sx={status === 'scheduled' ? roomForActions : undefined}>
        <TicketActions
          // A called ticket has no actions, but those from before the call may still be cached.
          can={status === 'running' ? [] : ticket.can}
          rank={rank}
          label={label}
          pending={pending}
          skipPreview={skipPreview.map((one) => {
            const window = instantsOf(one.estimate);
            return { ...one, window: window && clockWindow(window) };
          })}
          onAskPassing={() => setAsking(true)}
          onCameLate={() => onPress({ action: 'came_late' })}
          onLetPass={(people) => onPress({ action: 'let_pass', people })}
          onCancel={() => onPress({ action: 'cancel' })}
        />
      </Box>
    </HandTicket>
  );
}
