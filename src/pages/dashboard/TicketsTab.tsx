import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOn } from '#src/browser/focus.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';
import { TicketTable } from '#src/components/tables/TicketTable.tsx';
import { paths } from '#src/config/paths.ts';
import { useClaims, useSubmissions } from '#src/hooks/data/account/own.ts';
import { useMemberships, type Membership } from '#src/hooks/data/counter/useMemberships.ts';
import { useTicketByKey } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { useTicketActions } from '#src/hooks/data/tickets/useTicketActions.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import { NextTicket, ticketAndMore, useNextTicket } from './NextTicket.tsx';

const OwnListings = lazyWithFallback(
  async () => (await import('./OwnListings.tsx')).OwnListings,
  Nothing,
);

// A chunk of its own: the ticket is painted first and stays if the list fails to load.
const TicketList = lazyWithFallback(async () => (await import('./TicketList.tsx')).TicketList);

const Leaving = lazyInView<{ places: readonly Membership[] }>(
  async () => (await import('./Leaving.tsx')).Leaving,
  { height: '52px' },
);

function OwnPlaces({ places }: { places: readonly Membership[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('navigation.panel.places')}>
      <Rows>
        {places.map(({ slug, title: place, role }) => (
          <Row key={slug} name={place}>
            <Button
              href={paths.counter.href(slug)}
              variant="outlined"
              aria-label={t('navigation.panel.counterOf', { place })}
              startIcon={<StorefrontOutlined />}
            >
              {t('navigation.panel.counter')}
            </Button>
            {role === 'owner' && (
              <Button
                href={paths.manage.href(slug)}
                aria-label={t('navigation.panel.manage', { place })}
                startIcon={<TuneOutlined />}
                sx={{ px: 1 }}
              >
                {t('navigation.panel.manageIt')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <Leaving places={places} />
    </Panel>
  );
}

/** The undo button appears at an unexpected position, so it takes the focus. */
const takeFocus = (element: HTMLElement | null): void => {
  if (element) focusOn(element);
};

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Skeleton aria-hidden width="8rem" height={40} />
      <TicketTable
        loading
        caption={t('pages.dashboard.ticketsCaption', { status: t('tickets.status.scheduled') })}
      />
    </>
  );
}

function TicketsSkeleton() {
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
      <ListSkeleton />
    </Stack>
  );
}

export function TicketsTab() {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const next = useNextTicket();
  const inLine = useTicketByKey(next?.key ?? null);
  const places = useMemberships();
  const [submissions, claims] = [useSubmissions(), useClaims()];
  const { act, pending, givenBack } = useTicketActions();

  // Waits for the content above, so that nothing moves.
  const isLoading = [submissions, claims].some((own) => own.isLoading && !own.error);
  const isIncomplete = Boolean(next?.key) && !inLine.data && !inLine.error;
  if (!hydrated || next === undefined || isIncomplete || !places || isLoading)
    return <TicketsSkeleton />;
  return (
    <Stack sx={{ gap: 3 }}>
      {givenBack && (
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
            rank: labelOf(givenBack, i18n.language),
            title: givenBack.organisation.title,
          })}
        </NoticeBanner>
      )}
      {next && <NextTicket ticket={next} pending={pending} onPress={(press) => void act(press)} />}
      {places.length > 0 && <OwnPlaces places={places} />}
      <Suspense fallback={<ListSkeleton />}>
        {submissions.data?.records.length || claims.data?.records.length ? <OwnListings /> : null}
        <TicketList above={next} />
      </Suspense>
    </Stack>
  );
}
