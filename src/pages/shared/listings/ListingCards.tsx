import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { Listing } from '#src/api/organisations.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { wordsOf } from '#common/greek/fold.ts';
import { fullRows } from '#src/pages/shared/layout/CardGrid.tsx';
import { ListingPlace, type MapLink } from './ListingPlace.tsx';

/** Layout of the cards: `rail` is one scrolling row, and `rows` are compact. */
export type Arrangement = 'grid' | 'list' | 'rail' | 'rows';

interface Props {
  label: string;
  listings?: Listing[];
  keywords?: string;
  skeletons?: number;
  arrangement?: Arrangement;
  headingLevel?: 2 | 3 | 4;
  /** Rank of the first card. With it, all cards are numbered. */
  ranks?: number;
  map?: MapLink;
  /** The cards are at the top of the page, so the first picture loads eagerly. */
  opening?: boolean;
}

/** Number of cards in the first view of a phone. */
const FIRST = 4;

/** Number of cards of a rail that a window of usual width shows. */
const RAIL_FIRST = 4;

/** From this number on, cards far from the viewport render only their names. */
const MANY = 36;

const columns = 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))';

const rail: SystemStyleObject<Theme> = {
  gap: 2.5,
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(300px, 84vw)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Reaches the edges of a small screen, with space for the outline of an active card.
  p: 1,
  m: -1,
  pb: 2,
  px: { xs: 2, sm: 3, lg: 1 },
  mx: { xs: -2, sm: -3, lg: -1 },
  '& > li': { scrollSnapAlign: 'center' },
};

/** The space of a card that is not laid out yet, on a phone and on a wide screen. */
const spaceOf = (phone: number, wide: number): SystemStyleObject<Theme> => ({
  '& > [data-below]': { containIntrinsicHeight: { xs: phone, sm: wide } },
});

const lists: Record<Arrangement, SystemStyleObject<Theme>> = {
  grid: { gap: { xs: 1, sm: 3 }, gridTemplateColumns: columns, ...spaceOf(130, 475) },
  list: { gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)', ...spaceOf(130, 186) },
  rows: {
    ...spaceOf(90, 90),
    gap: { xs: 1, sm: 2 },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    '& > li > *': { height: '100%' },
  },
  rail,
};

const ranked: Record<'grid' | 'list', SystemStyleObject<Theme>> = {
  grid: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fullRows[3],
    '& > li': { display: 'grid', gridTemplateRows: 'auto 1fr', gap: 1 },
  },
  list: {
    '& > li': {
      display: 'grid',
      gap: { xs: 0.5, sm: 1 },
      alignItems: 'center',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '72px minmax(0, 1fr)' },
    },
  },
};

function Rank({ value }: { value: number }) {
  const { t, i18n } = useTranslation();
  const n = formatNumber(value, i18n.language);
  return (
    <Box
      sx={{
        fontSize: value <= 3 ? '3.25rem' : { xs: '1.5rem', sm: '2.25rem' },
        lineHeight: 1.1,
        fontWeight: 750,
        letterSpacing: '-0.03em',
        fontVariantNumeric: 'tabular-nums lining-nums',
        color: value <= 3 ? 'roles.accent.fill' : 'text.secondary',
      }}
    >
      <VisuallyHidden>{t('browse.topPlace.rank', { n })}</VisuallyHidden>
      <span aria-hidden>{n}</span>
    </Box>
  );
}

export function ListingCards({
  label,
  listings = [],
  keywords = '',
  skeletons = 0,
  arrangement = 'grid',
  headingLevel = 3,
  ranks,
  map,
  opening = false,
}: Props) {
  const bookmarks = useBookmarks();
  const highlight = wordsOf(keywords);
  const layout = arrangement === 'list' || arrangement === 'rows' ? 'list' : 'grid';
  return (
    <Box
      component={ranks === undefined ? 'ul' : 'ol'}
      aria-label={label}
      aria-busy={skeletons > 0}
      sx={[
        { display: 'grid' },
        lists[arrangement],
        {
          '& > li[data-active]': {
            borderRadius: '16px',
            outline: '3px solid',
            outlineColor: 'roles.accent.fill',
            outlineOffset: 2,
          },
        },
        ranks !== undefined && ranked[layout],
      ]}
    >
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index}>
          {ranks !== undefined && <Rank value={ranks + index} />}
          <ListingCard loading layout={layout} />
        </li>
      ))}
      {listings.map((listing, index) => (
        <ListingPlace
          key={listing.code}
          listing={listing}
          before={ranks !== undefined && <Rank value={ranks + index} />}
          layout={layout}
          highlight={highlight}
          headingLevel={headingLevel}
          eager={opening && index === 0}
          below={arrangement === 'rail' ? index >= RAIL_FIRST : !(opening && index < FIRST)}
          many={listings.length > MANY}
          map={map}
          bookmarks={bookmarks}
        />
      ))}
    </Box>
  );
}
