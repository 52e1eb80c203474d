import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisations.ts';
import { paths } from '#src/config/paths.ts';
import { hasNoWait } from '#src/lib/listingFilters.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { inSamePositions } from '#src/pages/shared/listings/soonestPlaces.ts';

/** Places with the shortest waits at first. Later waits do not move their cards. Hidden without any. */
export function SoonestPlaces({ places: selected }: { places: Listing[] }) {
  const { t } = useTranslation();
  const [last, setLast] = useState({ selected, places: selected });
  if (last.selected !== selected)
    setLast({ selected, places: inSamePositions(last.places, selected) });
  const { places } = last;
  if (places.length === 0) return null;
  const title = t(places.every(hasNoWait) ? 'home.noWait' : 'home.soonest');
  return (
    <Section
      close
      title={title}
      action={{
        href: paths.listingGrid.href(undefined, { sort: 'wait', is: 'open' }),
        label: t('home.allOpen'),
      }}
    >
      <Box
        sx={{
          // In two columns, the last of an odd number would stand alone.
          '@media (min-width: 704px) and (max-width: 1039.95px)': {
            '& li:last-of-type:nth-of-type(odd):not(:only-of-type)': { display: 'none' },
          },
        }}
      >
        <ListingCards label={title} listings={places} arrangement="rows" />
      </Box>
    </Section>
  );
}
