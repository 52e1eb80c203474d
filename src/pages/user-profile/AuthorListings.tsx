import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import type { Author } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { isBy, useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { useShownCount } from '#src/hooks/useShown.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';

/** Number of listings at first and per "show more". */
const STEP = 6;

/** Number of records that "show more" searches for an author with few listings. */
const FURTHER = 240;

/** The author's listings and their number. Without any, other listings are returned. */
export const useAuthorListings = (author: Author) => {
  const [maxScanned, setMaxScanned] = useState(FURTHER);
  const { result, looking, listingsOf } = useAuthorCounts(maxScanned);
  const { records: listings, hasMore, isLoading, error } = result;
  const [wanted, show] = useShownCount(author.id, STEP);

  const own = listings.filter(isBy(author.name.el));
  const foreign = own.length === 0 && !looking;
  const all = foreign ? listings : own;
  return {
    ...result,
    listings: all.slice(0, wanted),
    total: listingsOf(author.name.el),
    foreign: foreign && listings.length > 0,
    isLoading: isLoading || (looking && all.length === 0),
    isLoadingMore: looking && all.length < wanted,
    hasMore: all.length > wanted || (!foreign && hasMore),
    error: listings.length === 0 ? error : undefined,
    loadMore: (): void => {
      if (error) result.loadMore();
      show(wanted + STEP);
      if (own.length < wanted + STEP) setMaxScanned(listings.length + FURTHER);
    },
  };
};

const SKELETONS = 2;

interface Props {
  author: Author;
  result: ReturnType<typeof useAuthorListings>;
}

export function AuthorListings({ author, result }: Props) {
  const { t, i18n } = useTranslation();
  const { listings, total, foreign, isLoading, isLoadingMore, hasMore, error, loadMore } = result;
  const figure = (value: number): string => formatNumber(value, i18n.language);
  const title = foreign
    ? t('authors.profile.fallback')
    : t('authors.profile.listings', { name: inLanguage(author.name, i18n.language) });

  return (
    <Box component="section" aria-labelledby="author-listings">
      <Typography id="author-listings" variant="h2" sx={{ fontSize: '1.5rem', mb: 2.5 }}>
        {title}
      </Typography>
      {error ? (
        <Failed {...result} />
      ) : (
        <ListingCards label={title} listings={listings} skeletons={isLoading ? SKELETONS : 0} />
      )}
      {!error && !isLoading && listings.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('authors.profile.emptyTitle')}
          text={t('authors.profile.emptyText')}
          action={{ label: t('common.allPlaces'), href: paths.listingGrid.href() }}
        />
      )}
      {!error && !isLoading && listings.length > 0 && (
        <Stack component="section" sx={{ mt: 4, gap: 2, alignItems: 'center' }}>
          {!foreign && total != null && (
            <Typography role="status" sx={{ color: 'text.secondary' }}>
              {t('pages.listingGrid.showing', {
                from: figure(1),
                to: figure(listings.length),
                total: figure(total),
              })}
            </Typography>
          )}
          {hasMore && (
            <PendingButton
              variant="outlined"
              size="large"
              pending={isLoadingMore}
              pendingLabel={t('common.loading')}
              onClick={loadMore}
            >
              {t('authors.profile.loadMore')}
            </PendingButton>
          )}
        </Stack>
      )}
    </Box>
  );
}
