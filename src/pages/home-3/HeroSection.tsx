import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MosaicHero } from '#src/components/banners/MosaicHero.tsx';
import { TabbedSearch } from '#src/components/forms/search/TabbedSearch.tsx';
import { searchTabs, type SearchTabName } from '#src/content/home/homeTiles.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';

const icons: Record<SearchTabName, ReactElement> = {
  places: <PlaceOutlined />,
  events: <EventOutlined />,
  jobs: <WorkOutlined />,
  realEstate: <ApartmentOutlined />,
};

/** The one tab that is a category of the listings; under the others the keywords decide. */
const categoryOf = (tab: string): string => (tab === 'events' ? 'event' : '');

const images = ['taverna', 'pharmacy', 'theatre', 'pool'].map(
  (kind) => `/pictures/scenes/${kind}.svg`,
);

/** Four tabs, one search, a mosaic of the city. */
export function HeroSection() {
  const { t } = useTranslation();
  const { locations, categories, onSearch } = useHeroSearch();
  return (
    <MosaicHero title={t('homes.three.heading')} text={t('homes.three.text')} images={images}>
      <TabbedSearch
        locations={locations}
        tabs={searchTabs.map((tab) => ({
          value: tab,
          label: t(`homes.tabs.${tab}`),
          icon: icons[tab],
          placeholder: t(`homes.tabs.hints.${tab}`),
          categories: tab === 'places' ? categories : undefined,
        }))}
        onSearch={(tab, search) =>
          onSearch({ ...search, category: search.category || categoryOf(tab) })
        }
      />
    </MosaicHero>
  );
}
