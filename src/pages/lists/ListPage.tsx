import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType } from 'react';
import type { ListingView } from '#src/components/navigation/ViewToggle.tsx';
import type { ListingFiltersProps } from '#src/pages/shared/listings/ListingFilters.tsx';
import { ListingFrame } from '#src/pages/shared/listings/ListingFrame.tsx';
import { ListingResults } from '#src/pages/shared/listings/ListingResults.tsx';
import { ListingTools } from '#src/pages/shared/listings/ListingTools.tsx';
import {
  useListingBrowser,
  type ListingScreen,
} from '#src/pages/shared/listings/useListingBrowser.ts';

export interface ListPageProps {
  screen: ListingScreen;
  view: ListingView;
  /** Side of the filters on wide screens. Without it, the filters are in a drawer. */
  sidebar?: 'left' | 'right';
  /** Content of the sidebar. Other screens load it on demand. */
  Filters?: ComponentType<ListingFiltersProps>;
}

const columns = { left: '272px minmax(0, 1fr)', right: 'minmax(0, 1fr) 272px' } as const;

export default function ListPage({ screen, view, sidebar, Filters }: ListPageProps) {
  const browsing = useListingBrowser(screen);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const beside = sidebar !== undefined && Filters !== undefined;
  // The server does not know the width, so CSS decides what is visible.
  const filters = beside && (
    <Box component="aside" sx={{ display: { xs: 'none', md: 'block' }, pt: 0.5, minWidth: 0 }}>
      {wide && <Filters browsing={browsing} sorting />}
    </Box>
  );
  return (
    <ListingFrame screen={screen}>
      <Container sx={{ pb: { xs: 6, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 5 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              ...(beside && { md: columns[sidebar] }),
            },
            alignItems: 'start',
          }}
        >
          {sidebar === 'left' && filters}
          <Box sx={{ minWidth: 0 }}>
            <ListingTools
              browsing={browsing}
              view={view}
              filters={beside ? 'beside' : 'drawer'}
              chips={!(beside && wide)}
            />
            <Box sx={{ mt: 3 }}>
              <ListingResults browsing={browsing} arrangement={view} />
            </Box>
          </Box>
          {sidebar === 'right' && filters}
        </Box>
      </Container>
    </ListingFrame>
  );
}
