import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { PendingButton } from '#src/components/forms/PendingButton.tsx';
import type { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { ListingCards } from '#src/pages/shared/ListingCards.tsx';

interface Props {
  result: ReturnType<typeof useOrganisations>;
  keywords: string;
  /** Whether chips hide a part. */
  filtered: boolean;
  onClearFilters: () => void;
}

const SKELETONS = 6;

/** What a search or a look around brings: matches first, then the rest, and the way to more. */
export function ListingResults({ result, keywords, filtered, onClearFilters }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [onlyMatches, setOnlyMatches] = useState(false);
  const { listings, total, matches, isLoading, error } = result;

  if (isLoading)
    return (
      <Box sx={{ mt: 3 }}>
        <ListingCards label={t('pages.listingGrid.title')} skeletons={SKELETONS} />
      </Box>
    );
  if (error && listings.length === 0)
    return <ErrorState title={t('errors.title')} text={errorText(error)} onRetry={result.retry} />;
  if (listings.length === 0)
    return (
      <EmptyState
        picture="results"
        headingLevel={2}
        title={t(filtered ? 'pages.listingGrid.filteredTitle' : 'pages.listingGrid.emptyTitle')}
        text={t(filtered ? 'pages.listingGrid.filteredText' : 'pages.listingGrid.emptyText')}
        action={
          filtered && (
            <Button variant="contained" onClick={onClearFilters}>
              {t('pages.listingGrid.clearFilters')}
            </Button>
          )
        }
      />
    );

  const found = listings.filter((listing) => listing.score > 0);
  const others = listings.filter((listing) => listing.score === 0);
  const restricted = onlyMatches && keywords !== '' && matches > 0;
  const shown = restricted ? found.length : listings.length;
  const all = restricted ? matches : total;
  const figure = (value: number): string => formatNumber(value, i18n.language);

  return (
    <Box sx={{ mt: 3 }}>
      {keywords && (
        <Stack
          direction="row"
          sx={{ mb: 2, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
          role="status"
        >
          <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
            {matches > 0
              ? t('pages.listingGrid.results', { count: matches, keywords })
              : t('pages.listingGrid.noResults', { keywords })}
          </Typography>
          {matches > 0 && (
            <Chip
              label={t('pages.listingGrid.onlyMatches', { matches: figure(matches) })}
              clickable
              color={onlyMatches ? 'primary' : 'default'}
              variant={onlyMatches ? 'filled' : 'outlined'}
              aria-pressed={onlyMatches}
              onClick={() => setOnlyMatches((now) => !now)}
            />
          )}
        </Stack>
      )}
      {keywords && matches === 0 && (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          {t('pages.listingGrid.noResultsText')}
        </Typography>
      )}
      {found.length > 0 && (
        <ListingCards
          label={t('pages.listingGrid.results', { count: matches, keywords })}
          listings={found}
          keywords={keywords}
        />
      )}
      {keywords && !restricted && others.length > 0 && (
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mt: 5, mb: 2 }}>
          {t('pages.listingGrid.more')}
        </Typography>
      )}
      {!restricted && others.length > 0 && (
        <ListingCards
          label={t(keywords ? 'pages.listingGrid.more' : 'pages.listingGrid.title')}
          listings={others}
        />
      )}
      <Stack sx={{ mt: 4, gap: 2, alignItems: 'center' }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('pages.listingGrid.showing', {
            from: figure(1),
            to: figure(shown),
            total: figure(all),
          })}
        </Typography>
        {error && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {errorText(error)}
          </Typography>
        )}
        {result.hasMore && shown < all && (
          <PendingButton
            variant="outlined"
            size="large"
            pending={result.isLoadingMore}
            pendingLabel={t('pages.listingGrid.loadingMore')}
            onClick={result.loadMore}
          >
            {t('pages.listingGrid.loadMore')}
          </PendingButton>
        )}
      </Stack>
    </Box>
  );
}
