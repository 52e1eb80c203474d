import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppBanner } from '#src/components/banners/AppBanner.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { paths } from '#src/config/paths.ts';

const points = ['live', 'large', 'light'] as const;

/** The product on a phone; the section says that no shop has its app yet. */
export function AppSection() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: { xs: 6, md: 9 } }}>
      <AppBanner
        title={t('homes.app.title')}
        text={t('homes.app.text')}
        points={points.map((point) => t(`homes.app.${point}`))}
        action={
          <>
            <Button component={Link} to={paths.listingGrid.href()} variant="contained" size="large">
              {t('homes.app.action')}
            </Button>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.primary' }}>
              {t('homes.app.soon')}
            </Typography>
          </>
        }
      >
        <Box inert sx={{ display: 'grid' }}>
          <TicketStub rank={27} peopleAhead={4} title={t('homes.app.place')} />
        </Box>
      </AppBanner>
    </Container>
  );
}
