import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisation.ts';
import { ListingCard } from '#src/components/cards/ListingCard.tsx';
import { useBookmarks } from '#src/hooks/useBookmarks.ts';
import { wordsOf } from '#src/lib/search.ts';
import { listingCardOf } from '#src/pages/shared/listingCard.ts';

interface Props {
  /** What the list holds, for those who hear it. */
  label: string;
  listings?: Listing[];
  /** The words to mark. */
  keywords?: string;
  /** How many skeletons to show instead. */
  skeletons?: number;
}

/** Listing cards in a grid that fits any width. */
export function ListingCards({ label, listings = [], keywords = '', skeletons = 0 }: Props) {
  const { i18n } = useTranslation();
  const { isSaved, toggle } = useBookmarks();
  const highlight = wordsOf(keywords);
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={skeletons > 0}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index}>
          <ListingCard loading />
        </li>
      ))}
      {listings.map((listing) => (
        <li key={listing.code}>
          <ListingCard
            {...listingCardOf(listing, i18n.language)}
            highlight={highlight}
            saved={isSaved(listing.slug)}
            onToggleSave={() =>
              toggle({
                slug: listing.slug,
                title: listing.title,
                address: listing.address,
                image: listing.image,
              })
            }
          />
        </li>
      ))}
    </Box>
  );
}
