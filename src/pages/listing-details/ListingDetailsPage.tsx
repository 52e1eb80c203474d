import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { Organisation } from '#src/api/organisations.ts';
import { connected } from '#src/browser/connection.ts';
import { Fold } from '#src/components/display/Fold.tsx';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { goTo } from '#src/hooks/goTo.ts';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { headerHeight, radii } from '#theme/tokens.ts';
import { Booking } from './booking/Booking.tsx';
import { Banner } from './sections/Banner.tsx';
import { Foot } from './sections/Foot.tsx';
import { Today } from './sections/Today.tsx';

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

const columns: SxProps<Theme> = {
  pt: 2,
  pb: { xs: 2, md: 5 },
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
};

/** Keeps the booking in view. If it is higher than the screen, it scrolls. */
const inView: SxProps<Theme> = {
  position: { md: 'sticky' },
  top,
  maxHeight: { md: `calc(100vh - ${top + 16}px)` },
  overflowY: { md: 'auto' },
  borderRadius: `${radii.card}px`,
  // The person's own ticket is never cut off, because it contains all its buttons.
  '&:has([data-look])': { position: { md: 'static' }, maxHeight: 'none' },
};

/** Parts that open on demand on a phone. */
type Part = 'about' | 'whereabouts' | 'reviews' | 'more' | 'viewed';

/**
 * All sections of a listing. On a phone the booking follows the name. From `md` on it starts beside
 * the name, so that a long name does not move the button below the fold.
 */
function Content({ id, organisation }: { id: string; organisation: Organisation }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [open, setOpen] = useState<readonly Part[]>(hash.endsWith('add-review') ? ['reviews'] : []);
  const foldOf = (part: Part) => ({
    title: t(`details.fold.${part}`),
    isOpen: open.includes(part),
    onToggle: () =>
      setOpen((now) => (now.includes(part) ? now.filter((one) => one !== part) : [...now, part])),
  });
  const writeReview = (): void => {
    // The form is visible before it gets the focus.
    flushSync(() => setOpen((now) => [...new Set<Part>([...now, 'reviews'])]));
    goTo('add-review');
  };
  return (
    <>
      <Container
        sx={{
          ...columns,
          rowGap: 3,
          gridTemplateRows: { md: 'auto auto 1fr' },
          gridTemplateAreas: {
            xs: '"name" "booking" "main" "rest"',
            md: '"name booking" "main booking" "rest booking"',
          },
        }}
      >
        <Box sx={{ gridArea: 'name', minWidth: 0, mb: { xs: -1, md: 0 } }}>
          <Banner id={id} organisation={organisation} onWriteReview={writeReview} />
        </Box>
        <Box sx={{ gridArea: 'booking' }}>
          <Box sx={inView}>
            <Booking id={id} organisation={organisation} />
            <Elsewhere id={id} organisation={organisation} />
          </Box>
        </Box>
        <Stack sx={{ gridArea: 'main', gap: 3, minWidth: 0 }}>
          <PlaceNotice notice={organisation.notice} />
          <Today organisation={organisation} />
          <Gallery id={id} organisation={organisation} />
          <Quiet id={id} />
          <Fold {...foldOf('about')}>
            <Presentation organisation={organisation} />
          </Fold>
          <Fold {...foldOf('whereabouts')}>
            <Whereabouts organisation={organisation} />
          </Fold>
          <Fold {...foldOf('reviews')}>
            <Stack sx={{ gap: 3 }}>
              <Reviews organisation={organisation} />
              {/* The anchor exists from the start, so its link works before the form loads. */}
              <Box id="add-review" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
                <AddReview organisation={organisation} />
              </Box>
            </Stack>
          </Fold>
        </Stack>
        <Box sx={{ gridArea: 'rest', minWidth: 0 }}>
          <Fold {...foldOf('more')}>
            <Aside organisation={organisation} />
          </Fold>
          <Foot id={id} organisation={organisation} />
        </Box>
      </Container>
      <Container sx={{ px: { md: 0 }, pb: { xs: 3, md: 0 }, maxWidth: { md: 'none' } }}>
        <Fold {...foldOf('viewed')}>
          <AlsoViewed organisation={organisation} />
        </Fold>
      </Container>
    </>
  );
}

/** Preloads the first section of wide screens together with the data. */
const preload = (): Promise<unknown> => import('./sections/Presentation.tsx');

function DetailsSkeleton() {
  const { t } = useTranslation();
  useEffect(() => {
    // The component that shows the data retries and reports a failure.
    void connected()
      .then(preload)
      .catch(() => undefined);
  }, []);
  return (
    <>
      <VisuallyHidden>
        <h1>{t('details.loading')}</h1>
      </VisuallyHidden>
      <Container
        aria-hidden
        sx={{
          ...columns,
          rowGap: { xs: 2, md: 3 },
          gridTemplateRows: { md: 'auto 1fr' },
          gridTemplateAreas: { xs: '"name" "booking" "main"', md: '"name booking" "main booking"' },
        }}
      >
        <Card
          sx={{
            gridArea: 'name',
            viewTransitionName: 'place',
            minHeight: { md: 350 },
            px: { xs: 2, md: 4 },
            py: { xs: 2, md: 3.5 },
          }}
        >
          <Skeleton width="30%" height={24} />
          <Skeleton width="65%" height={64} />
          <Skeleton width="45%" height={28} />
        </Card>
        <Skeleton variant="rounded" height={640} sx={{ gridArea: 'booking' }} />
        <Skeleton variant="rounded" height={420} sx={{ gridArea: 'main' }} />
      </Container>
    </>
  );
}

export default function ListingDetailsPage() {
  const { id = '' } = useParams();
  return <Details key={id} id={id} />;
}

function Details({ id }: { id: string }) {
  const { t } = useTranslation();
  const request = useOrganisation(id);
  const { data, error } = request;
  if (!data && error?.kind === 'not_found') return <NotFound />;
  const description = data
    ? t('details.description', { title: data.title, address: data.address })
    : t('pages.listingGrid.description');
  const failed = (
    <Container sx={{ py: 8 }}>
      <Failed {...request} headingLevel={1} />
    </Container>
  );
  return (
    <Page
      title={data?.title ?? t(error ? 'errors.title' : 'details.loading')}
      description={description}
      ready={Boolean(data ?? error)}
    >
      {data ? <Content id={id} organisation={data} /> : error ? failed : <DetailsSkeleton />}
    </Page>
  );
}
