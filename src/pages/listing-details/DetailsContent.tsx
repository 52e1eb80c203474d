import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Organisation } from '#src/api/organisation.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { Banner } from './sections/Banner.tsx';
import { Booking } from './booking/Booking.tsx';
import { anchors } from './goTo.ts';
import { headerHeight, radii } from '#theme/tokens.ts';

const top = headerHeight.desktop + 16;

const Gallery = lazyInView(async () => (await import('./sections/Presentation.tsx')).Gallery, {
  height: 'clamp(270px, 72vw, 555px)',
  first: true,
});
const Presentation = lazyInView(
  async () => (await import('./sections/Presentation.tsx')).Presentation,
  { height: '900px' },
);
const Reviews = lazyInView(async () => (await import('./reviews/Reviews.tsx')).Reviews, {
  height: '1200px',
});
const Elsewhere = lazyInView(async () => (await import('./sections/Elsewhere.tsx')).Elsewhere, {
  height: '0px',
});
const Quiet = lazyInView(async () => (await import('./sections/Quiet.tsx')).Quiet, {
  height: '0px',
});
const Whereabouts = lazyInView(
  async () => (await import('./sections/Whereabouts.tsx')).Whereabouts,
  { height: '480px' },
);
const AddReview = lazyInView(async () => (await import('./reviews/AddReview.tsx')).AddReview, {
  height: '640px',
});
const Aside = lazyInView(async () => (await import('./sections/Aside.tsx')).Aside, {
  height: '1200px',
});
const AlsoViewed = lazyInView(async () => (await import('./sections/Elsewhere.tsx')).AlsoViewed, {
  height: '480px',
});

interface Props {
  /** The id in the address, by which the server identifies the organisation. */
  id: string;
  organisation: Organisation;
}

/** The booking stays in view beside the rest; where it is higher than the screen, it scrolls. */
const inView: SxProps<Theme> = {
  position: { md: 'sticky' },
  top,
  maxHeight: { md: `calc(100vh - ${top + 16}px)` },
  overflowY: { md: 'auto' },
  borderRadius: `${radii.card}px`,
};

/**
 * All sections of a listing. The booking comes after the name on a phone; from `md` on it begins
 * beside it, so that a long name cannot push the press below the first view.
 */
export function DetailsContent({ id, organisation }: Props) {
  return (
    <>
      <Container
        sx={{
          pt: 2,
          pb: { xs: 2, md: 5 },
          display: 'grid',
          columnGap: 4,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          gridTemplateRows: { md: 'auto auto 1fr' },
          gridTemplateAreas: {
            xs: '"name" "booking" "main" "rest"',
            md: '"name booking" "main booking" "rest booking"',
          },
        }}
      >
        <Box sx={{ gridArea: 'name', minWidth: 0, mb: { xs: -1, md: 0 } }}>
          <Banner id={id} organisation={organisation} />
        </Box>
        <Box sx={{ gridArea: 'booking' }}>
          <Box sx={inView}>
            <Booking id={id} organisation={organisation} />
            <Elsewhere id={id} organisation={organisation} />
          </Box>
        </Box>
        <Stack sx={{ gridArea: 'main', gap: 3, minWidth: 0 }}>
          <Gallery id={id} organisation={organisation} />
          <Quiet id={id} />
          <Presentation organisation={organisation} />
          <Whereabouts organisation={organisation} />
          <Reviews organisation={organisation} />
          {/* The anchor stands from the start: its button works before the form is there. */}
          <Box id={anchors.review} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
            <AddReview organisation={organisation} />
          </Box>
        </Stack>
        <Box sx={{ gridArea: 'rest', minWidth: 0 }}>
          <Aside organisation={organisation} />
        </Box>
      </Container>
      <AlsoViewed organisation={organisation} />
    </>
  );
}
