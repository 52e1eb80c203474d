import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useTicketByKey } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { useTicketTexts } from '#src/i18n/screens/ticketTexts.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { TicketView } from './TicketView.tsx';

/** Reload interval without scripts, in seconds. */
const RELOAD_SECONDS = 30;

const outline = (
  <Stack spacing={2} aria-busy sx={{ maxWidth: 640 }}>
    <Skeleton variant="rounded" height={280} />
    <Skeleton variant="rounded" height={220} />
  </Stack>
);

/** The title of the browser tab, with the most important information first. */
const useTitle = (ticket: TicketByKey | undefined): string => {
  const { t, i18n } = useTranslation();
  if (!ticket) return t('tickets.yours');
  const { status, peopleAhead, organisation } = ticket;
  const title = t('ticket.title', {
    rank: labelOf(ticket, i18n.language),
    place: organisation.title,
  });
  if (status === 'running') return t('ticket.tab.called', { title });
  return status === 'scheduled' && peopleAhead !== null && !ticket.parked
    ? t('ticket.tab.ahead', { count: peopleAhead, title })
    : title;
};

/** A ticket for anyone with the link. It shows no names, and only the holder can act. */
export default function TicketPage() {
  useTicketTexts();
  const { t } = useTranslation();
  const { key = '' } = useParams();
  const request = useTicketByKey(key);
  const ticket = request.data;
  const title = useTitle(ticket);
  const missing = (
    <EmptyState
      picture="tickets"
      title={t('ticket.missing.title')}
      text={t('ticket.missing.text')}
      action={{ label: t('pages.dashboard.findPlace'), href: paths.listingGrid.href() }}
    />
  );

  return (
    <Page
      title={title}
      description={t('ticket.description')}
      ready={Boolean(ticket ?? request.error)}
    >
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {ticket && (
        <noscript>
          <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
        </noscript>
      )}
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        <Typography
          variant="h1"
          sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)', mb: { xs: 2, md: 3 } }}
        >
          {t('tickets.yours')}
        </Typography>
        <Loaded {...request} outline={outline} missing={missing}>
          {(known) => <TicketView key={key} ticketKey={key} ticket={known} />}
        </Loaded>
      </Container>
    </Page>
  );
}
