import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';

export default function BookmarkTab() {
  const { t, i18n } = useTranslation();
  const { bookmarks, isLoading, error, isValidating, retry, toggle } = useBookmarks(true);
  if (isLoading) return <Skeleton variant="rounded" height={480} aria-busy />;
  const failure = error !== undefined && <Failed {...{ error, isValidating }} mutate={retry} />;
  if (bookmarks.length === 0)
    return (
      failure || (
        <EmptyState
          picture="bookmarks"
          title={t('pages.dashboard.bookmarksEmptyTitle')}
          text={t('pages.dashboard.bookmarksEmptyText')}
          action={{ label: t('pages.dashboard.findPlace'), href: paths.listingGrid.href() }}
        />
      )
    );
  return (
    <>
      {failure}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {bookmarks.map((place) => (
          <li key={place.slug}>
            <ListingCard
              href={paths.listing.href(place.slug)}
              title={place.title}
              address={place.address}
              image={place.image}
              {...(place.listing && listingCardOf(place.listing, i18n.language))}
              headingLevel={2}
              saved
              onToggleSave={() => toggle(place)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}
