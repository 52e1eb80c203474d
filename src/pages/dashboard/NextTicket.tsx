import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Ticket, TicketCommand } from '#src/api/tickets.ts';
import { windowOf } from '#src/api/wait.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import { formatTime } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { changesOf } from '#src/pages/shared/tickets/lineFacts.ts';
import { PlaceCard } from '#src/pages/shared/tickets/PlaceCard.tsx';
import { TicketPaper } from '#src/pages/shared/tickets/TicketPaper.tsx';
import { useOwnTicket } from '#src/pages/shared/tickets/useOwnTicket.ts';
import { radii } from '#theme/tokens.ts';

export const ticketAndMore = sideBySide('minmax(0, 7fr) minmax(0, 5fr)', 3);

/** A map fits beside the ticket but not below it. A pin is its placeholder. */
const mapFrame = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 240,
  borderRadius: `${radii.card}px`,
  bgcolor: 'roles.active.background',
  '& > *': { gridArea: '1 / 1' },
} as const;

const PlaceOnMap = lazyInView(async () => (await import('./PlaceOnMap.tsx')).PlaceOnMap, {
  height: '240px',
});

/** Queries for the current ticket: called tickets, then the next scheduled one. */
export const nextTickets = [
  { status: 'running', page: 1, perPage: 10 },
  { status: 'scheduled', page: 1, perPage: 10 },
] as const;

/** Dates do not suffice, because a list of yesterday may continue after midnight. */
const soonest = (tickets: Ticket[]): Ticket | undefined =>
  tickets
    .filter((ticket) => ticket.dueDate >= addDays(serverToday(), -1))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))[0];

/** The current ticket, live. Null if there is none, undefined while unknown. */
export const useNextTicket = (): Ticket | null | undefined => {
  const running = useTickets(nextTickets[0]);
  const scheduled = useTickets(nextTickets[1]);
  // A failed request that is being retried keeps the content.
  const isUnknown = [running, scheduled].some(({ isLoading, error }) => isLoading && !error);
  const next = running.data?.records[0] ?? soonest(scheduled.data?.records ?? []) ?? null;
  useLive('ticket', next?.key ?? null);
  return isUnknown ? undefined : next;
};

interface Props {
  ticket: Ticket;
  pending: boolean;
  onPress: (command: TicketCommand) => void;
}

/**
 * The most urgent ticket: a called one, otherwise the next one. Directions, a map on wide screens
 * and recent changes are beside it.
 */
export function NextTicket({ ticket, pending, onPress }: Props) {
  const { t } = useTranslation();
  const { ticket: shown, events } = useOwnTicket(ticket);
  const changes = changesOf(events, t);
  const { organisation, place } = shown;
  const { phone = null, latitude = null, longitude = null } = place ?? {};
  return (
    <Box component="section" aria-labelledby="next-ticket">
      <Typography id="next-ticket" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('tickets.yours')}
      </Typography>
      <Box sx={ticketAndMore}>
        <TicketPaper
          ticketKey={ticket.key}
          ticket={shown}
          events={events}
          pending={pending}
          onPress={(what) => onPress({ ...what, code: ticket.code })}
        />
        <Stack sx={{ gap: 3 }}>
          <PlaceCard
            address={organisation.address}
            city={organisation.city}
            phone={phone}
            latitude={latitude}
            longitude={longitude}
            // Without the response, the position of the place is unknown.
            calledFrom={place ? (windowOf(shown.estimate)?.from ?? null) : null}
          />
          {latitude !== null && longitude !== null && (
            <Box sx={mapFrame}>
              <PlaceOutlined
                fontSize="large"
                sx={{ placeSelf: 'center', color: 'roles.active.text' }}
              />
              <PlaceOnMap title={organisation.title} latitude={latitude} longitude={longitude} />
            </Box>
          )}
          {changes && (
            <Panel title={t('ticket.changes.title', { time: formatTime(ticket.createdAt) })}>
              <Typography>{changes}</Typography>
            </Panel>
          )}
        </Stack>
      </Box>
    </Box>
  );
}
