import Box from '@mui/material/Box';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { ViewToggle, type ListingView } from '#src/components/navigation/ViewToggle.tsx';
import { paths } from '#src/config/paths.ts';
import type { Sort } from '#src/lib/listings.ts';
import { ListingChoices, onPhones } from './ListingChoices.tsx';
import type { ListingBrowsing } from './useListingBrowser.ts';

interface Props {
  browsing: ListingBrowsing;
  /** The view that is shown; without it there is no way to the others here. */
  view?: ListingView;
  /** Where the filters are: behind a button, or beside the listings with the order in them. */
  filters: 'drawer' | 'beside';
}

/** Filters, order and view, above the listings; in one row that scrolls where there is little room. */
export function ListingToolbar({ browsing, view, filters }: Props) {
  const { keywords, sort } = browsing;
  return (
    <Box
      sx={{
        display: { xs: 'grid', md: 'flex' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'max-content',
        justifyContent: { xs: 'start', md: 'space-between' },
        flexWrap: 'wrap',
        alignItems: 'start',
        columnGap: { xs: 1, md: 1.5 },
        rowGap: 1,
        // To the edges of a phone, with room for the outline of what has the focus.
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        my: { xs: -0.5, md: 0 },
        py: { xs: 0.5, md: 0 },
        position: 'relative',
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        '& button': { whiteSpace: 'nowrap' },
        '& > *': { gridRow: 1 },
        '& [data-row]': { display: { xs: 'contents', md: 'flex' } },
        // Answers stay in sight below the row.
        '& output, & [data-row] > p': {
          gridRow: { xs: 2 },
          gridColumn: { xs: '1 / -1' },
          position: { xs: 'sticky', md: 'static' },
          left: { xs: 16 },
          width: { xs: 'calc(100vw - 32px)', md: 'auto' },
        },
      }}
    >
      <ListingChoices browsing={browsing} filters={filters} />
      <Box data-row sx={{ gap: 1.5, alignItems: 'center', ml: 'auto' }}>
        <Box sx={filters === 'beside' ? onPhones : { display: 'contents' }}>
          <SortSelect brief value={sort} onChange={(next) => browsing.setSort(next as Sort)} />
        </Box>
        {view && (
          <ViewToggle
            value={view}
            gridHref={paths.listingGrid.href(keywords || undefined, browsing.choices)}
            listHref={paths.listingList.href(keywords || undefined, browsing.choices)}
          />
        )}
      </Box>
    </Box>
  );
}
