import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { connected } from '#src/browser/connection.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

/** The code of what a desk shows first: it comes with the listing's data, not after it. */
const preload = (): Promise<unknown> => import('./sections/Presentation.tsx');

/** The listing's outline while it loads; nothing of a listing is in it. */
export function DetailsSkeleton() {
  const { t } = useTranslation();
  useEffect(() => {
    // A failure here is repeated and reported where the data is shown.
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
          pt: 2,
          pb: { xs: 2, md: 5 },
          display: 'grid',
          columnGap: 4,
          rowGap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          gridTemplateRows: { md: 'auto 1fr' },
          gridTemplateAreas: { xs: '"name" "booking" "main"', md: '"name booking" "main booking"' },
        }}
      >
        <Card
          sx={{
            gridArea: 'name',
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
