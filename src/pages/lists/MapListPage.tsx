import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';
import { ListingFrame } from '#src/pages/shared/listings/ListingFrame.tsx';
import { ListingResults } from '#src/pages/shared/listings/ListingResults.tsx';
import { ListingTools } from '#src/pages/shared/listings/ListingTools.tsx';
import { BESIDE_MAP, useListingBrowser } from '#src/pages/shared/listings/useListingBrowser.ts';
import { useMapLink } from '#src/pages/shared/listings/useMapLink.ts';
import { headerHeight, shade, space } from '#theme/tokens.ts';

const fromLeftEdge: SxProps<Theme> = {
  maxWidth: 1680,
  ml: { lg: `max(0px, (100% - ${space.contentWidth}px) / 2)` },
  width: 'auto',
  pb: { xs: 6, md: 8 },
};
const top = headerHeight.desktop + 16;

const sheet: SxProps<Theme> = {
  gridArea: 'cards',
  minWidth: 0,
  order: { xs: 2, lg: 0 },
  position: { xs: 'relative', lg: 'static' },
  zIndex: 4,
  mx: { xs: -2, sm: -3, lg: 0 },
  px: { xs: 2, sm: 3, lg: 0 },
  pt: { xs: 3, lg: 0 },
  borderRadius: { xs: '16px 16px 0 0', lg: 0 },
  bgcolor: 'background.default',
  boxShadow: { xs: `0 -10px 24px -14px ${shade(0.35)}`, lg: 'none' },
  // The map comes after the cards in the HTML. Over a slow network, the cards would move when it
  // takes its place above them.
  '&:not(:has(+ *))': { visibility: { xs: 'hidden', lg: 'visible' } },
  '&::before': {
    content: { xs: '""', lg: 'none' },
    position: 'absolute',
    insetInlineStart: 'calc(50% - 20px)',
    top: 8,
    width: 40,
    height: 4,
    borderRadius: 2,
    bgcolor: 'roles.control.outline',
  },
};

const under: SxProps<Theme> = {
  gridArea: 'map',
  minWidth: 0,
  order: { xs: 1, lg: 0 },
  position: { xs: 'sticky', lg: 'static' },
  top: headerHeight.phone,
};

/** The list on the left, and a map beside it that stays in view. */
export default function MapListPage() {
  const browsing = useListingBrowser('listMapView', BESIDE_MAP);
  const link = useMapLink('map');
  return (
    <ListingFrame screen="listMapView">
      <Container maxWidth={false} sx={fromLeftEdge}>
        <Box
          sx={{
            display: { xs: 'flex', lg: 'grid' },
            flexDirection: 'column',
            gap: { xs: 2, lg: 3 },
            gridTemplateColumns: 'minmax(604px, 11fr) minmax(0, 10fr)',
            gridTemplateAreas: '"tools map" "cards map"',
            gridTemplateRows: 'auto 1fr',
          }}
        >
          <ListingTools browsing={browsing} sx={{ gridArea: 'tools' }} />
          <Box sx={sheet}>
            <ListingResults browsing={browsing} arrangement="list" map={link.cards} />
          </Box>
          <Box sx={under}>
            <Box
              sx={{
                position: { lg: 'sticky' },
                top,
                '--map-height': {
                  xs: 'clamp(240px, 34vh, 360px)',
                  lg: `calc(100vh - ${top + 16}px)`,
                },
              }}
            >
              <ListingMap
                id="map"
                listings={browsing.result.listings}
                loading={browsing.result.isLoading}
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
