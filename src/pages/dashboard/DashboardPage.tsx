import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSignOut } from '#src/hooks/data/account/useSignOut.ts';
import { prefetchTickets } from '#src/hooks/data/tickets/useTickets.ts';
import { useTicketTexts } from '#src/i18n/screens/ticketTexts.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { oneOf } from '#src/lib/read.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { InterruptedTicket } from './InterruptedTicket.tsx';
import { nextTickets } from './NextTicket.tsx';
import { TicketsTab } from './TicketsTab.tsx';

const tabs = ['listings', 'profile', 'bookmark'] as const;
type Tab = (typeof tabs)[number];

const BookmarkTab = lazy(() => import('./BookmarkTab.tsx'));
const ToReview = lazy(() => import('./ToReview.tsx'));
const ProfileTab = lazy(() => import('./ProfileTab.tsx'));
const PendingDeletion = lazy(() => import('./PendingDeletion.tsx'));

const panels: Record<Tab, ComponentType> = {
  listings: TicketsTab,
  profile: ProfileTab,
  bookmark: BookmarkTab,
};

/** Requests the tickets before the screen renders, unless another tab is open. */
export const ahead = (): void => {
  if (typeof location === 'undefined' || new URLSearchParams(location.search).has('tab')) return;
  nextTickets.forEach(prefetchTickets);
};

/** A person's tickets, profile and saved places. The server renders only the frame. */
export default function DashboardPage() {
  useTicketTexts();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { data: user } = useCurrentUser();
  const leave = useSignOut();
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab')) ?? 'listings';
  const Panel = panels[tab];
  const outline = <Skeleton variant="rounded" height={480} aria-busy />;

  return (
    <Page title={t('pages.dashboard.title')} description={t('pages.dashboard.description')}>
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <Stack direction={{ sm: 'row' }} sx={{ gap: 1.5, justifyContent: 'space-between' }}>
          <div>
            <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' }}>
              {t('pages.dashboard.title')}
            </Typography>
            <Typography variant="subtitle1" sx={{ color: 'text.secondary', minHeight: '1.75rem' }}>
              {user?.name && t('pages.dashboard.greeting', { name: user.firstName ?? user.name })}
            </Typography>
          </div>
          {/* Placed above the loading content, so that they never move. */}
          <Stack
            direction="row"
            sx={{
              flex: 'none',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              gap: 1,
              alignItems: 'start',
              justifyContent: { sm: 'end' },
              '& > .MuiButton-root': { px: { xs: 1.5, sm: 2.5 }, whiteSpace: { sm: 'nowrap' } },
            }}
          >
            {user?.moderator && (
              <Button href={paths.moderation.href()} variant="contained">
                <Suspense fallback={<span>{t('navigation.panel.moderation')}</span>}>
                  <ToReview />
                </Suspense>
              </Button>
            )}
            <Button
              href={paths.addListing.href()}
              variant="outlined"
              // A moderator's narrow screen has no room for three buttons in a row, and a second row
              // would shift the content.
              sx={user?.moderator ? { display: { xs: 'none', md: 'inline-flex' } } : undefined}
            >
              {t('pages.dashboard.createListing')}
            </Button>
            <Button onClick={() => void leave()} sx={{ mr: { sm: -2.5 } }}>
              {t('pages.dashboard.signOut')}
            </Button>
          </Stack>
        </Stack>
        {hydrated && user?.deleteAt && (
          <Suspense fallback={null}>
            <PendingDeletion deleteAt={user.deleteAt} />
          </Suspense>
        )}
        <InterruptedTicket />
        <SectionTabs
          idBase="dashboard"
          ariaLabel={t('pages.dashboard.sections')}
          value={tab}
          onChange={(next) =>
            setSearch(next === 'listings' ? {} : { tab: next }, { replace: true })
          }
          tabs={tabs.map((value) => ({ value, label: t(`pages.dashboard.tabs.${value}`) }))}
          sx={{ mt: 3, mb: 3 }}
        />
        <Box role="tabpanel" id={`dashboard-panel-${tab}`} aria-labelledby={`dashboard-tab-${tab}`}>
          <Suspense fallback={outline}>
            {hydrated || tab === 'listings' ? <Panel /> : outline}
          </Suspense>
        </Box>
      </Container>
    </Page>
  );
}
