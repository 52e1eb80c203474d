import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/config/paths.ts';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import type { ListingScreen } from './useListingBrowser.ts';

export function ListingFrame({ screen, children }: { screen: ListingScreen; children: ReactNode }) {
  const { t } = useTranslation();
  const isGrid = screen === 'listingGrid';
  const texts = isGrid ? ('pages.listingGrid' as const) : (`browse.${screen}` as const);
  const title = isGrid ? t('navigation.links.places') : t(`browse.${screen}.title`);
  return (
    <BannerPage
      title={title}
      description={t(`${texts}.description`)}
      heading={t(`${texts}.heading`)}
      above={
        isGrid ? [] : [{ label: t('navigation.links.places'), href: paths.listingGrid.href() }]
      }
    >
      {children}
    </BannerPage>
  );
}
