import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

/** The placeholder of a page while its code loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('feedback.loadingPage')}</VisuallyHidden>
      <Container aria-hidden sx={{ py: { xs: 4, md: 6 } }}>
        <Skeleton width={140} sx={{ fontSize: '0.9375rem' }} />
        <Skeleton width="min(420px, 80%)" sx={{ typography: 'h1' }} />
        <Skeleton width="min(560px, 95%)" sx={{ typography: 'subtitle1' }} />
        <Box
          sx={{
            mt: 4,
            display: 'grid',
            gap: { xs: 1, sm: 3 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          }}
        >
          {Array.from({ length: 6 }, (_, index) => (
            // The size of a listing card, which most pages show next.
            <Skeleton
              key={index}
              variant="rounded"
              sx={{ height: { xs: '8rem', sm: 380 }, borderRadius: '16px' }}
            />
          ))}
        </Box>
      </Container>
    </div>
  );
}
