import Box from '@mui/material/Box';
import type { Listing } from '#src/api/organisation.ts';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { FirstDone, type FirstPlace } from '#src/components/forms/search/FirstDone.tsx';
import { paths } from '#src/config/paths.ts';
import { isQuick, type QuickFilter } from '#src/lib/listingFilters.ts';
import { firstServed, type Reached } from '#src/lib/wait/first.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

const answerOf = ({ place, onFoot }: Reached<Listing>): FirstPlace => ({
  title: place.title,
  href: paths.listing.href(place.slug),
  onFoot,
  // Where it cannot be walked to, it may be in another town.
  district: [place.district, place.city].filter(Boolean).join(', ') || null,
  wait: place.wait ?? { waiting: null, minutes: null },
});

/** The first choices near the search: the first filters, and where one is served first. */
export function ListingChoices({ browsing }: { browsing: ListingBrowsing }) {
  const { filters, result, whereabouts: status, position, isAsked } = browsing;
  const isLooking = isAsked && (status === 'asking' || result.isLoading || result.isSearching);
  const first = isAsked && !isLooking ? firstServed(result.matching, position) : null;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
      <QuickFilters
        active={[
          ...(filters.types.filter(isQuick) as QuickFilter[]),
          ...(status === 'known' ? (['near'] as const) : []),
        ]}
        whereabouts={status}
        onToggle={browsing.toggle}
      />
      <FirstDone
        pending={isLooking}
        place={isAsked && !isLooking ? first && answerOf(first) : undefined}
        onAsk={browsing.askWhereFirst}
      />
    </Box>
  );
}
