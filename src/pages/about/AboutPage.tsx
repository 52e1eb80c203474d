import AddBusinessOutlined from '@mui/icons-material/AddBusinessOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { paths } from '#src/config/paths.ts';
import { aboutCounters } from '#src/content/home/counters.ts';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { WhyChooseUsSection } from '#src/pages/shared/sections/WhyChooseUsSection.tsx';
import { Hero } from './Hero.tsx';
import { MoreAboutUs } from './MoreAboutUs.tsx';
import { Team } from './Team.tsx';

/** Why the product exists, and who makes it. */
export default function AboutPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('about.title')} description={t('about.description')}>
      <Hero />
      <MoreAboutUs />
      <CountersSection
        counters={aboutCounters}
        action={
          <Button
            component={Link}
            to={paths.addListing.href()}
            variant="outlined"
            startIcon={<AddBusinessOutlined />}
          >
            {t('about.addBusiness')}
          </Button>
        }
      />
      <TestimonialsSection />
      <WhyChooseUsSection ground="paper" />
      <Team />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <CallToAction
          title={t('about.joinTitle')}
          text={t('about.joinText')}
          action={
            <Button component={Link} to={paths.contact.href()} variant="contained" size="large">
              {t('about.joinAction')}
            </Button>
          }
        />
      </Container>
    </Page>
  );
}
