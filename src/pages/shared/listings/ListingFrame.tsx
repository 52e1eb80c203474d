import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import type { ListingScreen } from './useListingBrowser.ts';

interface Props {
  screen: ListingScreen;
  children: ReactNode;
}

/** The frame of a screen of listings: title, way here, heading. */
export function ListingFrame({ screen, children }: Props) {
  const { t } = useTranslation();
  const texts =
    screen === 'listingGrid' ? ('pages.listingGrid' as const) : (`browse.${screen}` as const);
  return (
    <Page title={t(`${texts}.title`)} description={t(`${texts}.description`)}>
      <PageBanner
        title={t(`${texts}.heading`)}
        breadcrumb={[
          { label: t('common.home'), href: paths.home.href() },
          ...(screen === 'listingGrid'
            ? []
            : [{ label: t('pages.listingGrid.title'), href: paths.listingGrid.href() }]),
          { label: t(`${texts}.title`) },
        ]}
      />
      {children}
    </Page>
  );
}
