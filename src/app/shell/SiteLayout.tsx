import styled from '@emotion/styled';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';
import { Deferred } from '#src/components/lazy/Deferred.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { Nothing } from '#src/components/lazy/loadWithFallback.tsx';
import { AppFooter } from '#src/components/navigation/footer/AppFooter.tsx';
import { AppHeader } from '#src/components/navigation/header/AppHeader.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { SessionEnd } from '#src/app/session/SessionEnd.tsx';
import { useSiteAccount } from './useSiteAccount.tsx';
import { headerHeight } from '#theme/tokens.ts';

/** As high as the window, so that the footer moves only below the fold. */
const Screen = styled('div')(({ theme }) => ({
  minHeight: `calc(100vh - ${headerHeight.phone}px)`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100vh - ${headerHeight.desktop}px)` },
}));

const UpButton = lazyDialog<{ open?: boolean }>(
  async () => (await import('#src/components/navigation/BackToTop.tsx')).BackToTop,
  Nothing,
);

/** The distance is that of the button, which appears only after a scroll. */
function BackToTop() {
  return <UpButton open={useScrolled(200)} />;
}

/** Animates a card into its place. The code loads after the first interaction. */
const usePlaceTransition = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let stop = (): void => {};
    let isHere = true;
    const begin = async (): Promise<void> => {
      const { watchPlaceCards } = await import('./placeTransition.ts');
      if (isHere) stop = watchPlaceCards((href) => void navigate(href));
    };
    afterFirstInteraction(() => void begin().catch(() => undefined));
    return () => {
      isHere = false;
      stop();
    };
  }, [navigate]);
};

export function SiteLayout() {
  const { pathname } = useLocation();
  const online = useOnline();
  const account = useSiteAccount();
  usePlaceTransition();

  return (
    <>
      <SkipLink />
      <ScrollManager />
      <SessionEnd />
      <AppHeader
        user={account.user}
        onMenuOpen={account.openPanel}
        onMenuReach={account.reachPanel}
        language={account.language}
        onLanguageChange={account.changeLanguage}
      />
      {account.panel}
      <OfflineNotice offline={!online} />
      <ErrorBoundary resetKey={pathname}>
        <Screen>
          <Suspense fallback={<ScreenFallback />}>
            <Outlet />
          </Suspense>
        </Screen>
      </ErrorBoundary>
      <Deferred>
        <AppFooter />
      </Deferred>
      <BackToTop />
    </>
  );
}
