import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { paths } from '#src/config/paths.ts';
import type { Author } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import type { useAuthorListings } from './useAuthorListings.ts';

const SKELETONS = 2;

interface Props {
  author: Author;
  result: ReturnType<typeof useAuthorListings>;
}

/** An author's listings, with the way to more. */
export function AuthorListings({ author, result }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { listings, total, foreign, isLoading, isLoadingMore, hasMore, error, retry, loadMore } =
    result;
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
        <ErrorState title={t('errors.title')} text={errorText(error)} onRetry={retry} />
      ) : (
        <ListingCards label={title} listings={listings} skeletons={isLoading ? SKELETONS : 0} />
      )}
      {!error && !isLoading && listings.length === 0 && (
        <EmptyState
          picture="results"
          headingLevel={3}
          title={t('authors.profile.emptyTitle')}
          text={t('authors.profile.emptyText')}
          action={
            <Button component={Link} to={paths.listingGrid.href()} variant="contained">
              {t('authors.profile.all')}
            </Button>
          }
        />
      )}
      {!error && !isLoading && listings.length > 0 && (
        <Stack sx={{ mt: 4, gap: 2, alignItems: 'center' }}>
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
              pendingLabel={t('authors.profile.loadingMore')}
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
