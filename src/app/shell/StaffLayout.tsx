import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { OfflineNotice } from '#src/components/feedback/OfflineNotice.tsx';
import { StaffHeader } from '#src/components/navigation/header/StaffHeader.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { paths } from '#src/config/paths.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { SessionEnd } from '#src/app/session/SessionEnd.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { useSiteAccount } from './useSiteAccount.tsx';

/** The place in the address of a staff screen, or null on the moderation screen. */
const placeIn = (pathname: string): string | null =>
  [paths.counter, paths.manage]
    .map(({ pattern }) => matchPath(pattern, pathname)?.params.id)
    .find(Boolean) ?? null;

/** The frame of staff screens, without the menu and the footer of the site. */
export function StaffLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const online = useOnline();
  const account = useSiteAccount();
  const slug = placeIn(pathname);
  const places = useMemberships();
  const place = places?.find((one) => one.slug === slug);
  const role = place?.role ?? null;
  const tabs =
    slug === null
      ? [{ href: paths.moderation.href(), label: t('navigation.panel.moderation') }]
      : [
          { href: paths.counter.href(slug), label: t('navigation.panel.counter') },
          ...(role === 'owner'
            ? [{ href: paths.manage.href(slug), label: t('navigation.panel.manageIt') }]
            : []),
          { href: paths.board.href(slug), label: t('navigation.staff.board') },
        ];
  const unknown = places === undefined ? null : t('navigation.staff.label');
  return (
    <>
      <SkipLink />
      <ScrollManager />
      <SessionEnd />
      <StaffHeader
        title={slug === null ? t('common.brand') : (place?.title ?? unknown)}
        role={
          slug === null ? t('navigation.staff.moderator') : role && t(`navigation.staff.${role}`)
        }
        tabs={tabs}
        account={
          account.user && {
            user: account.user,
            onOpen: account.openPanel,
            onReach: account.reachPanel,
          }
        }
        language={account.language}
        onLanguageChange={account.changeLanguage}
      />
      {account.panel}
      <OfflineNotice offline={!online} />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenFallback />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
