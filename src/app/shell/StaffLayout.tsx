import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { SessionEnd } from '#src/app/session/SessionEnd.tsx';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { headerHeight, staffNameHeight, staffTabsHeight } from '#theme/tokens.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { useSiteAccount } from './useSiteAccount.tsx';

const StaffBar = lazy(async () => ({ default: (await import('./StaffBar.tsx')).StaffBar }));

/** Reserves the height of the header, so that nothing moves when it appears. */
const Bar = styled('div')(({ theme }) => ({
  minHeight: `calc(max(${headerHeight.phone}px, ${staffNameHeight}) + 1px)`,
  '&[data-tabs]': {
    minHeight: `calc(max(${headerHeight.phone}px, ${staffNameHeight}) + ${staffTabsHeight + 1}px)`,
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    zIndex: theme.zIndex.appBar,
    '&&': { minHeight: `calc(max(${headerHeight.desktop - 1}px, ${staffNameHeight}) + 1px)` },
  },
}));

/** The frame of staff screens, without the menu and the footer of the site. */
export function StaffLayout() {
  const { pathname } = useLocation();
  const online = useOnline();
  const hydrated = useHydrated();
  const account = useSiteAccount();
  const isModeration = pathname === paths.moderation.href();
  // These screens show themselves what they cannot do without a connection.
  const showsOffline = isModeration || matchPath(paths.counter.pattern, pathname) !== null;
  return (
    <>
      <SkipLink />
      <ScrollManager />
      <SessionEnd />
      <Bar data-tabs={!isModeration || undefined}>
        {hydrated && (
          <Suspense fallback={null}>
            <StaffBar pathname={pathname} account={account} />
          </Suspense>
        )}
      </Bar>
      {account.panel}
      <OfflineNotice offline={!online && !showsOffline} />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenFallback />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
