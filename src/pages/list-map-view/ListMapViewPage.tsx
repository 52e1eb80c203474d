import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ListingSearchForm } from '#src/components/forms/search/ListingSearchForm.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';
import { ListingFrame } from '#src/pages/shared/listings/ListingFrame.tsx';
import { ListingResults } from '#src/pages/shared/listings/ListingResults.tsx';
import { ListingToolbar } from '#src/pages/shared/listings/ListingToolbar.tsx';
import { BESIDE_MAP, useListingBrowser } from '#src/pages/shared/listings/useListingBrowser.ts';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';
import { headerHeight } from '#theme/tokens.ts';

const width = 1680;
const top = headerHeight.desktop + 16;

/** The list on the left and, always in sight beside it, the map. */
export default function ListMapViewPage() {
  const browsing = useListingBrowser('listMapView', BESIDE_MAP);
  const link = useMapLink('map');
  const { keywords, chips, result } = browsing;
  return (
    <ListingFrame screen="listMapView" width={width}>
      <Container maxWidth={false} sx={{ maxWidth: width, pb: { xs: 6, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, lg: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: 'minmax(604px, 11fr) minmax(0, 10fr)',
            },
            gridTemplateAreas: {
              xs: '"tools" "map" "cards"',
              lg: '"tools map" "cards map"',
            },
            gridTemplateRows: { lg: 'auto 1fr' },
          }}
        >
          <Box
            sx={{
              gridArea: 'tools',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'minmax(0, 1fr)',
            }}
          >
            <ListingSearchForm key={keywords} keywords={keywords} onSearch={browsing.searchFor} />
            <ListingToolbar browsing={browsing} filters="drawer" />
            <FilterChips
              chips={chips}
              onRemove={browsing.removeFilter}
              onClear={browsing.clearFilters}
            />
          </Box>
          <Box sx={{ gridArea: 'cards', minWidth: 0 }}>
            <ListingResults browsing={browsing} arrangement="list" map={link.cards} />
          </Box>
          <Box sx={{ gridArea: 'map', minWidth: 0 }}>
            <Box
              sx={{
                position: { lg: 'sticky' },
                top,
                '--map-height': {
                  xs: 'clamp(280px, 46vh, 420px)',
                  lg: `calc(100vh - ${top + 16}px)`,
                },
              }}
            >
              <ListingMap
                id="map"
                listings={result.listings}
                height="var(--map-height)"
                {...link.map}
              />
            </Box>
          </Box>
        </Box>
      </Container>
    </ListingFrame>
  );
}
