import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import { FilterDrawer } from '#src/components/forms/filters/FilterDrawer.tsx';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { ViewToggle, type ListingView } from '#src/components/navigation/ViewToggle.tsx';
import { paths } from '#src/config/paths.ts';
import { countFilters } from '#src/lib/listingFilters.ts';
import type { Sort } from '#src/lib/listings.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

const ListingFilters = lazyPart<{ browsing: ListingBrowsing; open: true }>(
  async () => (await import('./ListingFilters.tsx')).ListingFilters,
  { reveal: 'intent' },
);

interface Props {
  browsing: ListingBrowsing;
  /** The view that is shown; without it there is no way to the others here. */
  view?: ListingView;
  /** Where the filters are: behind a button, or beside the listings with the order in them. */
  filters: 'drawer' | 'beside';
}

/** Order, filters and view, above the listings. */
export function ListingToolbar({ browsing, view, filters }: Props) {
  const { keywords, result, sort } = browsing;
  const results = result.isLoading || result.seen !== null ? null : result.total;
  return (
    <Stack
      direction="row"
      sx={{
        gap: { xs: 1, sm: 1.5 },
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: { sm: 'wrap' },
      }}
    >
      {filters === 'drawer' && (
        <>
          <FilterDrawer
            active={countFilters(browsing.filters)}
            results={results}
            {...ListingFilters.intent}
          >
            <ListingFilters open browsing={browsing} />
          </FilterDrawer>
          <Box
            sx={{
              mr: 'auto',
              minWidth: 0,
              flex: { xs: '1 1 120px', sm: 'none' },
              '& > div': { display: { xs: 'grid', sm: 'flex' }, justifyItems: 'stretch' },
              '& .MuiInputBase-root': { maxWidth: '100%' },
            }}
          >
            <SortSelect brief value={sort} onChange={(next) => browsing.setSort(next as Sort)} />
          </Box>
        </>
      )}
      {view && (
        <ViewToggle
          value={view}
          gridHref={paths.listingGrid.href(keywords || undefined, browsing.choices)}
          listHref={paths.listingList.href(keywords || undefined, browsing.choices)}
          style={{ marginInlineStart: 'auto' }}
        />
      )}
    </Stack>
  );
}
