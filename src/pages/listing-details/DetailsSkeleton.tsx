import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

/** The listing's outline while it loads; nothing of a listing is in it. */
export function DetailsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('details.loading')}</h1>
      </VisuallyHidden>
      <Box aria-hidden sx={{ bgcolor: 'background.paper', py: { xs: 3, md: 5 } }}>
        <Container>
          <Skeleton width="30%" height={24} />
          <Skeleton width="65%" height={64} />
          <Skeleton width="45%" height={28} />
        </Container>
      </Box>
      <Container
        aria-hidden
        sx={{
          py: 4,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Skeleton variant="rounded" height={420} sx={{ order: { xs: 2, md: 1 } }} />
        <Skeleton variant="rounded" height={640} sx={{ order: { xs: 1, md: 2 } }} />
      </Container>
    </>
  );
}
