import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/config/paths.ts';
import { Page } from './Page.tsx';

/** The page for unknown addresses and missing resources. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
      <Container sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
        <meta name="robots" content="noindex" />
        <img
          src="/pictures/empty/not-found.svg"
          alt=""
          width={280}
          height={210}
          style={{ width: 'min(280px, 70vw)', height: 'auto' }}
        />
        <Typography variant="h1" sx={{ mt: 3 }}>
          {t('pages.notFound.heading')}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, mx: 'auto', maxWidth: '39em' }}>
          {t('pages.notFound.text')}{' '}
          <MuiLink href={paths.faq.href()} underline="always">
            {t('pages.notFound.helpCenter')}
          </MuiLink>
          .
        </Typography>
        <Stack direction="row" sx={{ mt: 4, gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button href={paths.home.href()} variant="contained" size="large">
            {t('pages.notFound.backHome')}
          </Button>
          <Button href={paths.faq.href()} variant="outlined" size="large">
            {t('navigation.links.help')}
          </Button>
        </Stack>
      </Container>
    </Page>
  );
}
