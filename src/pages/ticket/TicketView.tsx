import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarPath, type TicketByKey } from '#src/api/ticketByKey.ts';
import { windowOf } from '#src/api/wait.ts';
import type { TicketCommand } from '#src/api/tickets.ts';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';
import { NearView } from '#src/components/lazy/NearView.tsx';
import { PresenceChooser } from '#src/components/ticket/PresenceChooser.tsx';
import { ShowAtCounter } from '#src/components/ticket/ShowAtCounter.tsx';
import { TicketTools } from '#src/components/ticket/TicketTools.tsx';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { useHolder, useTicketEvents } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { usePresence } from '#src/hooks/data/tickets/usePresence.ts';
import { useTicketActions } from '#src/hooks/data/tickets/useTicketActions.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useShare } from '#src/hooks/useShare.ts';
import { formatTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { printStyles } from '#src/pages/shared/print.ts';
import { changesOf } from '#src/pages/shared/tickets/lineFacts.ts';
import { PlaceCard } from '#src/pages/shared/tickets/PlaceCard.tsx';
import { TicketPaper } from '#src/pages/shared/tickets/TicketPaper.tsx';
import { useAlert } from './useAlert.ts';
import { signalOver, useTicketSignals } from './useTicketSignals.ts';

// Memoised, because most updates do not affect them.
const Paper = memo(TicketPaper);
const Place = memo(PlaceCard);
const Tools = memo(TicketTools);
const Code = memo(QrCode);

const AlertChooser = lazyWithFallback(
  async () => memo((await import('#src/components/ticket/AlertChooser.tsx')).AlertChooser),
  Nothing,
);
/** On the narrowest screen. */
const ALERT_HEIGHT = '20.5rem';

const small = { width: 176 };

interface Props {
  /** Key of the ticket, which authorises actions on a ticket without an account. */
  ticketKey: string;
  ticket: TicketByKey;
}

export function TicketView({ ticketKey, ticket }: Props) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const share = useShare();
  const holder = useHolder(ticket);
  const events = useTicketEvents(hydrated ? ticketKey : null, ticket);
  /** Null until the number is shown for the first time. */
  const [isShown, setShown] = useState<boolean | null>(null);
  const alert = useAlert(ticket, ticket.walkIn ? null : (holder ?? null));
  const signal = useTicketSignals(ticket, alert.alert?.ahead ?? null, alert.onNear);
  const rank = labelOf(ticket, i18n.language);
  const { act, pending } = useTicketActions();
  const { code, walkIn, presence } = ticket;
  const onPress = useCallback(
    (what: Pick<TicketCommand, 'action' | 'people'>): void =>
      void act({ ...what, code, ...(walkIn && { key: ticketKey }) }),
    [act, code, walkIn, ticketKey],
  );
  const { report, pending: isReporting } = usePresence(ticketKey);
  const isAway = Boolean(holder) && presence?.state === null;
  const onLeave = useCallback(() => {
    if (isAway) void report('on_way');
  }, [isAway, report]);
  const own = useMemo(() => (holder ? { ...ticket, can: holder.can } : ticket), [ticket, holder]);

  const { title } = ticket.organisation;
  const shareTitle = t('ticket.tools.shareTitle', { rank, place: title });
  const onShare = useCallback(() => void share(shareTitle), [share, shareTitle]);
  const onShow = useCallback(() => setShown(true), []);
  const onPrint = useCallback(() => globalThis.print(), []);
  const link = hydrated ? new URL(paths.ticket.href(ticketKey), location.origin).href : null;
  const isOpen = ticket.status === 'scheduled' || ticket.status === 'running';
  const since = formatTime(ticket.createdAt);

  return (
    <Box sx={sideBySide('minmax(0, 7fr) minmax(0, 5fr)', { xs: 3, md: 4 })}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {isOpen && <PlaceNotice notice={ticket.notice} />}
        <Paper
          ticketKey={ticketKey}
          ticket={own}
          events={events}
          isHolder={Boolean(holder) && !walkIn}
          pending={pending}
          onShow={onShow}
          onLeave={onLeave}
          onPress={onPress}
        />
        {hydrated && holder && presence && (
          <Panel title={t('ticket.presence.title')}>
            <PresenceChooser
              presence={presence}
              pending={isReporting}
              onChange={(state) => void report(state)}
              onOver={signalOver}
            />
          </Panel>
        )}
        {isOpen && (
          <Tools
            calendarHref={`${env.apiUrl}${calendarPath(ticketKey)}`}
            onShare={onShare}
            onPrint={onPrint}
          />
        )}
        {isOpen && (
          // Reserves the space, because only scripts know the changes.
          <Box sx={{ visibility: hydrated ? 'visible' : 'hidden' }}>
            <Panel title={t('ticket.changes.title', { time: since })}>
              <Typography>{changesOf(events, t) || t('ticket.changes.none')}</Typography>
            </Panel>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {/* First in the DOM, because the server renders it. */}
        <Place
          address={ticket.organisation.address}
          city={ticket.organisation.city}
          {...ticket.place}
          calledFrom={windowOf(ticket.estimate)?.from ?? null}
        />
        {ticket.status === 'scheduled' && hydrated && (
          <Box sx={{ displayPrint: 'none' }}>
            <NearView height={ALERT_HEIGHT}>
              <AlertChooser
                peopleAhead={ticket.peopleAhead}
                alert={alert.alert}
                fired={alert.fired}
                pending={alert.pending}
                canMail={Boolean(holder) && !walkIn}
                onChange={alert.onChange}
              />
            </NearView>
          </Box>
        )}
        {isOpen && link && (
          <Panel title={t('ticket.tools.qr')}>
            <Code value={link} lazy style={small} />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('ticket.tools.qrText')}
            </Typography>
          </Panel>
        )}
      </Box>
      <GlobalStyles styles={printStyles} />
      {isShown !== null && (
        <ShowAtCounter
          open={isShown}
          rank={ticket.rank}
          label={ticket.label}
          title={title}
          link={link}
          onClose={() => setShown(false)}
        />
      )}
      <VisuallyHidden role="log" aria-live="assertive">
        {/* The ticket announces the call itself. */}
        {signal === 'near' && t('ticket.alert.fired')}
      </VisuallyHidden>
    </Box>
  );
}
