import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { useSteps } from '#src/hooks/data/places/useSteps.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { ListingMore } from '#src/pages/shared/listings/ListingMore.tsx';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';

const PODIUM = 3;
const SKELETONS = 4;

export default function TopPlacePage() {
  const { t } = useTranslation();
  const result = useSteps(useOrganisations({ sort: 'popular' }), 'popular');
  const { listings, total, isLoading, error } = result;
  // If the server ignores the sort order, ranks would be wrong.
  const ranked = result.ignored.length === 0;

  const body = () => {
    if (error && listings.length === 0) return <Failed {...result} />;
    if (!isLoading && listings.length === 0)
      return (
        <EmptyState
          title={t('pages.listingGrid.emptyTitle')}
          text={t('pages.listingGrid.emptyText')}
        />
      );
    return (
      <>
        <VisuallyHidden as="h2">{t('browse.topPlace.first')}</VisuallyHidden>
        <ListingCards
          label={t('browse.topPlace.first')}
          listings={listings.slice(0, PODIUM)}
          opening
          skeletons={isLoading ? PODIUM : 0}
          ranks={ranked ? 1 : undefined}
        />
        {(isLoading || listings.length > PODIUM) && (
          <Box sx={{ mt: { xs: 5, md: 7 } }}>
            <VisuallyHidden as="h2">{t('browse.topPlace.rest')}</VisuallyHidden>
            <ListingCards
              label={t('browse.topPlace.rest')}
              listings={listings.slice(PODIUM)}
              skeletons={isLoading ? SKELETONS : 0}
              arrangement="list"
              ranks={ranked ? PODIUM + 1 : undefined}
            />
          </Box>
        )}
        {!isLoading && <ListingMore result={result} shown={listings.length} all={total} />}
      </>
    );
  };

  return (
    <BannerPage
      title={t('browse.topPlace.title')}
      description={t('browse.topPlace.description')}
      heading={t('browse.topPlace.heading')}
      text={t('browse.topPlace.text')}
    >
      <Container sx={{ pb: { xs: 6, md: 9 } }}>{body()}</Container>
    </BannerPage>
  );
}
