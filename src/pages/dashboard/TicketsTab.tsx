import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TicketStatus } from '#src/api/tickets.ts';
import { focusOn, passFocusOn } from '#src/browser/focus.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { StatusTabs } from '#src/components/navigation/StatusTabs.tsx';
import { TablePager } from '#src/components/tables/TablePager.tsx';
import { TicketTable } from '#src/components/tables/TicketTable.tsx';
import { paths } from '#src/config/paths.ts';
import { useTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { useTicketActions } from '#src/hooks/data/tickets/useTicketActions.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { NextTicket, ticketAndMore, useNextTicket } from './NextTicket.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { useTicketRow } from './useTicketRow.ts';

const OwnClaims = lazy(async () => ({ default: (await import('./OwnClaims.tsx')).OwnClaims }));

const OwnListings = lazy(async () => ({
  default: (await import('./OwnListings.tsx')).OwnListings,
}));

/** Source: section 9 of the specification. */
const DEFAULT_PAGE_SIZE = 10;

/** The way back appears where nobody would look for it after a dialog. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element);
};

/** A placeholder for the ticket that matters now and the list below it, while both load. */
export function TicketsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box aria-hidden>
        <Skeleton width="9rem" height={40} />
        <Box sx={{ mt: 1, ...ticketAndMore }}>
          <Card sx={{ p: 3 }}>
            <Skeleton width="5rem" />
            <Skeleton width="9rem" height={176} />
            <Skeleton width="60%" height={32} />
            <Skeleton width="40%" />
            <Skeleton width="50%" height={72} sx={{ mt: 3 }} />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </Card>
          <Skeleton variant="rounded" height={240} />
        </Box>
      </Box>
      <Skeleton aria-hidden width="8rem" height={40} />
      <TicketTable
        loading
        caption={t('pages.dashboard.ticketsCaption', { status: t('tickets.status.scheduled') })}
      />
    </Stack>
  );
}

/** The person's tickets by status, a page at a time. */
export function TicketsTab() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const toRow = useTicketRow();
  const [status, setStatus] = useState<TicketStatus>('scheduled');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(DEFAULT_PAGE_SIZE);
  const { data, error, isLoading, isValidating, mutate } = useTickets({ status, page, perPage });

  const next = useNextTicket();
  const { act, pending, givenBack } = useTicketActions({
    onDone: (ticket, { action }) => {
      if (action === 'cancel') return;
      const rank = formatNumber(ticket.rank, i18n.language);
      toast.success(t(`tickets.changed.${action}`, { rank, count: ticket.peopleAhead ?? 0 }));
    },
    onRefused: (failure) => toast.error(errorText(failure)),
  });

  const pastTheEnd = data !== undefined && data.records.length === 0 && page > 1;
  if (pastTheEnd) setPage(Math.min(page - 1, data.totalPages));

  const choose = (next: TicketStatus): void => {
    setStatus(next);
    setPage(1);
  };

  // The ticket that stands above, large, is not repeated below.
  const others = data?.records.filter(({ code }) => code !== next?.code);
  const isAllAbove = data?.count === 1 && others?.length === 0;

  // The list is not shown before the content above it is known.
  if (next === undefined) return <TicketsSkeleton />;
  return (
    <Stack sx={{ gap: 3 }}>
      {givenBack && (
        <Box ref={passFocusOn}>
          <NoticeBanner
            ref={takeFocus}
            action={
              <PendingButton
                variant="text"
                color="inherit"
                pending={pending}
                onClick={() => void act({ code: givenBack.code, action: 'undo' })}
              >
                {t('tickets.actions.undo')}
              </PendingButton>
            }
          >
            {t('tickets.changed.cancel', {
              rank: formatNumber(givenBack.rank, i18n.language),
              title: givenBack.organisation.title,
            })}
          </NoticeBanner>
        </Box>
      )}
      {next && <NextTicket ticket={next} pending={pending} onPress={(press) => void act(press)} />}
      <OwnPlaces />
      <Suspense fallback={null}>
        <OwnListings />
        <OwnClaims />
      </Suspense>
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
          {t('pages.dashboard.myNumbers')}
        </Typography>
        <StatusTabs
          idBase="tickets"
          value={status}
          onChange={choose}
          counts={data ? { [status]: data.count } : undefined}
        />
      </Box>
      <Box role="tabpanel" id={`tickets-panel-${status}`} aria-labelledby={`tickets-tab-${status}`}>
        {error && !data ? (
          <ErrorState
            title={t('errors.title')}
            text={errorText(error)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : isAllAbove ? (
          <Typography>{t('pages.dashboard.noOther')}</Typography>
        ) : (
          <TicketTable
            caption={t('pages.dashboard.ticketsCaption', { status: t(`tickets.status.${status}`) })}
            loading={isLoading || pastTheEnd}
            tickets={others?.map(toRow)}
            emptyState={
              <EmptyState
                picture="tickets"
                headingLevel={3}
                title={t('pages.dashboard.emptyTitle')}
                text={t(`pages.dashboard.empty.${status}`)}
                action={
                  <Button component={Link} to={paths.listingGrid.href()} variant="contained">
                    {t('pages.dashboard.findPlace')}
                  </Button>
                }
              />
            }
          />
        )}
        {data && data.count > 0 && !isAllAbove && (
          <Box sx={{ mt: 2 }}>
            <TablePager
              page={page}
              pageSize={perPage}
              count={data.count}
              onPageChange={setPage}
              onPageSizeChange={(size) => {
                setPerPage(size);
                setPage(1);
              }}
            />
          </Box>
        )}
      </Box>
    </Stack>
  );
}
