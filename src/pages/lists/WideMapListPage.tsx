import Container from '@mui/material/Container';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';
import { ListingFrame } from '#src/pages/shared/listings/ListingFrame.tsx';
import { ListingResults } from '#src/pages/shared/listings/ListingResults.tsx';
import { ListingTools } from '#src/pages/shared/listings/ListingTools.tsx';
import { BESIDE_MAP, useListingBrowser } from '#src/pages/shared/listings/useListingBrowser.ts';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';

/** A full-width map with a scrolling row of cards below it. */
export default function WideMapListPage() {
  const browsing = useListingBrowser('listMapView2', BESIDE_MAP);
  const link = useMapLink('map');
  return (
    <ListingFrame screen="listMapView2">
      <Container>
        <ListingTools browsing={browsing} sx={{ mb: 2 }} />
        <ListingMap
          id="map"
          listings={browsing.result.listings}
          loading={browsing.result.isLoading}
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
