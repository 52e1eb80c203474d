import Box from '@mui/material/Box';
import type { Listing } from '#src/api/organisation.ts';
import { FilterDrawer } from '#src/components/forms/filters/FilterDrawer.tsx';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { FirstDone, type FirstPlace } from '#src/components/forms/search/FirstDone.tsx';
import { paths } from '#src/config/paths.ts';
import { countFilters, isQuick, type QuickFilter } from '#src/lib/listingFilters.ts';
import type { Reached } from '#src/lib/wait/first.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

const answerOf = ({ place, onFoot }: Reached<Listing>): FirstPlace => ({
  title: place.title,
  href: paths.listing.href(place.slug),
  onFoot,
  // Where it cannot be walked to, it may be in another town.
  district: [place.district, place.city].filter(Boolean).join(', ') || null,
  wait: place.wait ?? { waiting: null, minutes: null },
});

const ListingFilters = lazyDialog<{ browsing: ListingBrowsing; open: true }>(
  async () => (await import('./ListingFilters.tsx')).ListingFilters,
);

interface Props {
  browsing: ListingBrowsing;
  filters: 'drawer' | 'beside';
}

/** For what stands beside the listings where there is room. */
export const onPhones = { display: { xs: 'contents', md: 'none' } } as const;

/** The way to all filters, the first of them, and where one is served first. */
export function ListingChoices({ browsing, filters: where }: Props) {
  const { filters, result, whereabouts: status, first } = browsing;
  const isLooking = first.isAsked && (status === 'asking' || first.isLoading);

  return (
    <Box data-row sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
      <Box sx={where === 'beside' ? onPhones : { display: 'contents' }}>
        <FilterDrawer
          active={countFilters(filters)}
          results={result.isLoading ? null : result.total}
          {...ListingFilters.hoverProps}
        >
          <ListingFilters open browsing={browsing} />
        </FilterDrawer>
      </Box>
      <QuickFilters
        data-row
        active={[
          ...(filters.types.filter(isQuick) as QuickFilter[]),
          ...(status === 'known' ? (['near'] as const) : []),
        ]}
        whereabouts={status}
        onToggle={browsing.toggle}
      />
      <FirstDone
        data-row
        pending={isLooking}
        place={first.isAsked && !isLooking ? first.place && answerOf(first.place) : undefined}
        onAsk={browsing.askWhereFirst}
      />
    </Box>
  );
}
