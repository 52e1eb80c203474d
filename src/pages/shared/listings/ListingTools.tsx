import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { ViewToggle, type ListingView } from '#src/components/navigation/ViewToggle.tsx';
import { paths } from '#src/config/paths.ts';
import type { Listing } from '#src/api/organisations.ts';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { FirstDone, type FirstPlace } from '#src/components/forms/search/FirstDone.tsx';
import { isQuick, type QuickFilter } from '#src/lib/listingFilters.ts';
import type { Reached } from '#src/lib/wait/first.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { ListingBrowsing } from './useListingBrowser.ts';

const answerOf = ({ place, onFoot }: Reached<Listing>): FirstPlace => ({
  title: place.title,
  href: paths.listing.href(place.slug),
  onFoot,
  // Without a walking time, the place may be in another town.
  district: [place.district, place.city].filter(Boolean).join(', ') || null,
  wait: place.wait ?? { waiting: null, minutes: null },
});

/** Hides what the sidebar shows on wide screens. */
const onPhones = { display: { xs: 'contents', md: 'none' } } as const;

/** The filter button, the quick filters, and the search for the shortest wait. */
export function ListingChoices({ browsing, filters: where }: Pick<Props, 'browsing' | 'filters'>) {
  const { filters, whereabouts: status, first } = browsing;
  const isLooking = first.isAsked && (status === 'asking' || first.isLoading);

  return (
    <Box data-row sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
      <Box sx={where === 'beside' ? onPhones : { display: 'contents' }}>
        <FilterDrawer browsing={browsing} />
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

interface Props {
  browsing: ListingBrowsing;
  /** The current view. Without it, there are no links to other views. */
  view?: ListingView;
  /** Position of the filters: in a drawer, or in a sidebar that includes the sort order. */
  filters?: 'drawer' | 'beside';
  chips?: boolean;
  sx?: SxProps<Theme>;
}

export function ListingTools({ browsing, chips = true, sx, ...toolbar }: Props) {
  const { keywords } = browsing;
  return (
    <Box
      sx={[
        { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <SearchForm key={keywords} keywords={keywords} onSearch={browsing.searchFor} />
      <ListingToolbar browsing={browsing} {...toolbar} />
      {chips && (
        <FilterChips
          chips={browsing.chips}
          onRemove={browsing.removeFilter}
          onClear={browsing.clearFilters}
        />
      )}
    </Box>
  );
}

/** Filters, sort order and view, in one row that scrolls on narrow screens. */
function ListingToolbar({ browsing, view, filters = 'drawer' }: Omit<Props, 'chips' | 'sx'>) {
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
        // Extends to the edges of a phone, with space for focus outlines.
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
        // Keeps results in view below the scrolling row.
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
          <SortSelect brief value={sort} onChange={browsing.setSort} />
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
