import styled from '@emotion/styled';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { AppFooter } from '#src/components/navigation/footer/AppFooter.tsx';
import { AppHeader } from '#src/components/navigation/header/AppHeader.tsx';
import { BackToTop } from '#src/components/navigation/BackToTop.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { memberSince } from '#src/app/session/memberSince.ts';
import { ScreenFallback } from './ScreenFallback.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { SessionEnd } from '#src/app/session/SessionEnd.tsx';
import { useLanguage } from '#src/app/useLanguage.ts';
import { headerHeight } from '#theme/tokens.ts';
import { useSignOut } from '#src/hooks/data/account/useSignOut.ts';

const SidePanel = lazyDialog(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/** As high as the window, so that the footer moves only below the fold. */
const Screen = styled('div')(({ theme }) => ({
  minHeight: `calc(100vh - ${headerHeight.phone}px)`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100vh - ${headerHeight.desktop}px)` },
}));

export function SiteLayout() {
  const { t } = useTranslation();
  const { language, change } = useLanguage();
  const { loggedIn } = useSession();
  const { data, error } = useCurrentUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = useSignOut();
  const online = useOnline();
  const [panelOpen, setPanelOpen] = useState(false);

  const user = loggedIn ? { name: data?.name ?? '', image: data?.mainImage ?? null } : null;
  const closePanel = (): void => setPanelOpen(false);

  return (
    <>
      <SkipLink />
      <ScrollManager />
      <SessionEnd />
      <AppHeader
        user={user}
        onMenuOpen={() => setPanelOpen(true)}
        onMenuReach={SidePanel.preload}
        language={language}
        onLanguageChange={change}
      />
      {user && (
        <SidePanel
          open={panelOpen}
          onClose={closePanel}
          user={{
            ...user,
            memberSince: data || error ? memberSince(data?.createdAt ?? null, t, language) : null,
          }}
          onSearch={(keywords) => {
            closePanel();
            void navigate(paths.listingGrid.href(keywords));
          }}
          onSignOut={() => {
            closePanel();
            void leave();
          }}
        />
      )}
      <OfflineNotice offline={!online} />
      <ErrorBoundary resetKey={pathname}>
        <Screen>
          <Suspense fallback={<ScreenFallback />}>
            <Outlet />
          </Suspense>
        </Screen>
      </ErrorBoundary>
      {/* A boundary of its own hydrates after the screen, which has priority. */}
      <Suspense>
        <AppFooter />
      </Suspense>
      <BackToTop />
    </>
  );
}
