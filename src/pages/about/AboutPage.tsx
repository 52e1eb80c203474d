import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/about.ts';
import * as en from '#src/i18n/en/about.ts';

const Sections = lazyInView(async () => (await import('./AboutSections.tsx')).AboutSections, {
  height: '4000px',
});

function Hero() {
  const { t } = useTranslation();
  return (
    <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 5, md: 8 } }}>
      <Breadcrumb items={[{ label: t('navigation.links.about') }]} />
      <Box
        sx={{
          ...sideBySide('minmax(0, 1fr) minmax(0, 1.1fr)', { xs: 4, md: 8 }),
          mt: { xs: 2, md: 5 },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)' }}
          >
            {t('about.heading')}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '31em', textWrap: 'pretty' }}>
            {t('about.text')}
          </Typography>
        </div>
        <HowItWorksVideo label={t('about.video')} look="poster" first />
      </Box>
    </Container>
  );
}

export default function AboutPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  return (
    <Page title={t('navigation.links.about')} description={t('about.description')}>
      <Hero />
      <Sections />
    </Page>
  );
}
