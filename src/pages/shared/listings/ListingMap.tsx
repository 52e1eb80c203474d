import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisations.ts';
import type { MapPlace } from '#src/components/maps/place.ts';
import { PlaceMap, type PlaceMapProps } from '#src/components/maps/PlaceMap.tsx';
import { paths } from '#src/config/paths.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { addressOf } from './listingCard.ts';

interface Props extends Omit<PlaceMapProps, 'places' | 'styleUrl'> {
  id: string;
  listings: readonly Listing[];
  height: string;
}

const placeOf = (listing: Listing): MapPlace[] =>
  listing.position
    ? [
        {
          id: listing.code,
          title: listing.title,
          href: paths.listing.href(listing.slug),
          category: listing.category?.icon,
          text: addressOf(listing),
          wait: listing.wait,
          ...listing.position,
        },
      ]
    : [];

/** A map of the listed places. The list is its accessible equivalent, and `list` adds one. */
export function ListingMap({ id, listings, height, list = false, ...rest }: Props) {
  const { t, i18n } = useTranslation();
  const shown = listings.map(({ code, wait }) => `${code} ${JSON.stringify(wait)}`).join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- Reloaded but equal records must not re-render the map.
  const places = useMemo(() => listings.flatMap(placeOf), [shown, i18n.language]);
  const unplaced = listings.length - places.length;
  const note = unplaced > 0 && (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {t('browse.map.unplaced', { count: unplaced, n: formatNumber(unplaced, i18n.language) })}
    </Typography>
  );
  // Further pages may bring the first place without a position, which must not move the page.
  const noteInList = list && places.length > 0;
  return (
    <Box id={id} sx={{ scrollMarginTop: 96 }}>
      <PlaceMap
        label={t('browse.map.label')}
        places={places}
        height={height}
        list={list}
        note={noteInList && note}
        {...rest}
      />
      {!noteInList && note}
    </Box>
  );
}
