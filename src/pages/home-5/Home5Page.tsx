import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MapHero } from '#src/components/banners/MapHero.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { SearchBox } from '#src/components/forms/search/SearchBox.tsx';
import { paths } from '#src/config/paths.ts';
import { popularTags } from '#src/content/home/homeTiles.ts';
import { useFurtherPages } from '#src/hooks/data/places/useFurtherPages.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHomesTexts } from '#src/i18n/homesTexts.ts';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { MapSection } from './MapSection.tsx';

/** The number of cards in the scrolling row; the map shows far more. */
const CARDS = 9;

/** The maximum number of places on the map; if there are more, it says how many it shows. */
const ON_MAP = 300;

/** Home 5: the map first, the words that lead into it beside it. */
export default function Home5Page() {
  useHomesTexts();
  const { t } = useTranslation();
  const mapId = useId();
  const tagsId = useId();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const result = useOrganisations();
  const { records, isLoading, error, retry } = result;
  const asking = useFurtherPages(result, records.length < ON_MAP);
  const [listings, setListings] = useState(records);
  // The first page at once and all others in one step, because the map is fitted again each time.
  if (listings !== records && (!asking || listings.length === 0)) setListings(records);
  const { cards, map } = useMapLink(mapId);
  const shown = listings.slice(0, CARDS);

  return (
    <Page title={t('homes.five.title')} description={t('homes.five.description')}>
      <MapHero
        title={t('homes.five.heading')}
        text={t('homes.five.text')}
        map={
          <MapSection
            id={mapId}
            listings={listings}
            total={asking ? null : result.total}
            isLoading={isLoading}
            problem={error && records.length === 0 ? errorText(error) : null}
            onRetry={retry}
            links={map}
          />
        }
      >
        <SearchBox
          label={t('homes.five.search')}
          placeholder={t('homes.five.placeholder')}
          onSearch={(keywords) => void navigate(paths.listingGrid.href(keywords))}
        />
        <div>
          <Typography id={tagsId} variant="body2" sx={{ mb: 1, fontWeight: 650 }}>
            {t('homes.five.popular')}
          </Typography>
          <TagList
            aria-labelledby={tagsId}
            aria-label={undefined}
            tags={popularTags.map((tag) => t(`homes.five.tags.${tag}`))}
            hrefFor={paths.listingGrid.href}
          />
        </div>
      </MapHero>
      {(isLoading || shown.length > 0) && (
        <Section title={t('homes.five.onMap')} text={t('homes.five.onMapText')}>
          <ListingCards
            label={t('homes.five.onMap')}
            listings={shown}
            skeletons={isLoading ? 4 : 0}
            arrangement="rail"
            map={cards}
          />
        </Section>
      )}
      <Section
        ground="paper"
        title={t('homes.five.categories')}
        text={t('homes.five.categoriesText')}
      >
        <CategoryCards
          label={t('homes.five.categories')}
          headingLevel={3}
          empty={{ title: t('pages.home.categoriesEmpty') }}
        />
      </Section>
    </Page>
  );
}
