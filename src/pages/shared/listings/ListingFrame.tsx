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

export function ListingFrame({ screen, children }: Props) {
  const { t } = useTranslation();
  const isGrid = screen === 'listingGrid';
  const texts = isGrid ? ('pages.listingGrid' as const) : (`browse.${screen}` as const);
  const title = isGrid ? t('navigation.links.places') : t(`browse.${screen}.title`);
  return (
    <Page title={title} description={t(`${texts}.description`)}>
      <PageBanner
        title={t(`${texts}.heading`)}
        breadcrumb={[
          ...(isGrid
            ? []
            : [{ label: t('navigation.links.places'), href: paths.listingGrid.href() }]),
          { label: title },
        ]}
      />
      {children}
    </Page>
  );
}
