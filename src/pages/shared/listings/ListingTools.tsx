import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SortSelect } from '#src/components/forms/filters/SortSelect.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { ViewToggle, type ListingView } from '#src/components/navigation/ViewToggle.tsx';
import { paths } from '#src/config/paths.ts';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { isQuick, type QuickFilter } from '#src/lib/listingFilters.ts';
import { GoNowAnswers, GoNowButton, useGoNow } from '#src/pages/shared/goNow/GoNow.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { ListingBrowsing } from './useListingBrowser.ts';

/** Hides what the sidebar shows on wide screens. */
const onPhones = { display: { xs: 'contents', md: 'none' } } as const;

/** «Πάω τώρα», the filter button and the quick filters. */
function ListingChoices({ browsing, filters: where, goNow }: ToolbarProps) {
  const { filters, whereabouts: status } = browsing;

  return (
    <Box data-row sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
      <GoNowButton goNow={goNow} variant="contained" />
      <Box sx={where === 'beside' ? onPhones : { display: 'contents' }}>
        <FilterDrawer browsing={browsing} />
      </Box>
      <QuickFilters
        data-row
        active={[
          ...(filters.types.filter(isQuick) as QuickFilter[]),
          ...(status === 'known' ? (['near'] as const) : []),
        ]}
        onToggle={browsing.toggle}
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

type ToolbarProps = Omit<Props, 'chips' | 'sx'> & { goNow: ReturnType<typeof useGoNow> };

export function ListingTools({ browsing, chips = true, sx, ...toolbar }: Props) {
  const { t } = useTranslation();
  const goNow = useGoNow();
  const { keywords, whereabouts: status } = browsing;
  return (
    <Box
      sx={[
        {
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          container: 'tools / inline-size',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <SearchForm key={keywords} keywords={keywords} onSearch={browsing.searchFor} />
      <ListingToolbar browsing={browsing} goNow={goNow} {...toolbar} />
      {(status === 'asking' || status === 'refused') && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`browse.quick.${status}`)}
        </Typography>
      )}
      {chips && (
        <FilterChips
          chips={browsing.chips}
          onRemove={browsing.removeFilter}
          onClear={browsing.clearFilters}
        />
      )}
      <GoNowAnswers goNow={goNow} category={browsing.filters.categories[0]} />
    </Box>
  );
}

/** Filters, sort order and view. On a phone, in one row that scrolls. */
function ListingToolbar({ browsing, view, filters = 'drawer', goNow }: ToolbarProps) {
  const { keywords, sort } = browsing;
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridAutoFlow: 'column',
        gridAutoColumns: 'max-content',
        justifyContent: { xs: 'start', sm: 'space-between' },
        flexWrap: 'wrap',
        alignItems: 'start',
        columnGap: { xs: 1, sm: 1.5 },
        rowGap: 1,
        // Extends to the edges of a phone, with space for focus outlines.
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        my: { xs: -0.5, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        position: 'relative',
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        '& button': { whiteSpace: 'nowrap' },
        '& > *': { gridRow: 1 },
        '& [data-row]': { display: { xs: 'contents', sm: 'flex' } },
        // Two rows instead of three: the sort order stands above the quick filters.
        '@container tools (min-width: 600px) and (max-width: 780px)': {
          '& > [data-row]:first-of-type': { display: 'contents' },
          '& [data-row] > [data-row]': { order: 1, flexBasis: '100%' },
        },
      }}
    >
      <ListingChoices browsing={browsing} filters={filters} goNow={goNow} />
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
