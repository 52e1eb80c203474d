import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';
import { ListingFrame } from '#src/pages/shared/listings/ListingFrame.tsx';
import { ListingResults } from '#src/pages/shared/listings/ListingResults.tsx';
import { ListingToolbar } from '#src/pages/shared/listings/ListingToolbar.tsx';
import { BESIDE_MAP, useListingBrowser } from '#src/pages/shared/listings/useListingBrowser.ts';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';

/** The map first, across the whole width, and a row of cards below it to be pushed along. */
export default function WideMapListPage() {
  const browsing = useListingBrowser('listMapView2', BESIDE_MAP);
  const link = useMapLink('map');
  const { keywords, chips, result } = browsing;
  return (
    <ListingFrame screen="listMapView2">
      <Container>
        <Box
          sx={{
            mb: 2,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          <SearchForm key={keywords} keywords={keywords} onSearch={browsing.searchFor} />
          <ListingToolbar browsing={browsing} filters="drawer" />
        </Box>
        <FilterChips
          chips={chips}
          onRemove={browsing.removeFilter}
          onClear={browsing.clearFilters}
          style={{ marginBottom: 16 }}
        />
      </Container>
      <Container>
        <ListingMap
          id="map"
          listings={result.listings}
          height="clamp(280px, 42vh, 520px)"
          {...link.map}
        />
      </Container>
      <Container sx={{ pt: 2.5, pb: { xs: 6, md: 8 } }}>
        <ListingResults browsing={browsing} arrangement="rail" map={link.cards} />
      </Container>
    </ListingFrame>
  );
}
