import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { PlanComparison } from '#src/components/tables/PlanComparison.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { paths } from '#src/config/paths.ts';
import { planFeatures, plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PlanCards } from '#src/pages/shared/sections/PlanCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** The three plans, as cards and side by side. */
export default function PricingPage() {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return (
    <Page title={t('pricing.title')} description={t('pricing.description')}>
      <PageBanner
        title={t('pricing.heading')}
        text={t('pricing.text')}
        breadcrumb={[{ label: t('pricing.title') }]}
      />
      <Container component="section" aria-labelledby="plans" sx={{ pb: { xs: 5, md: 7 } }}>
        <VisuallyHidden as="h2" id="plans">
          {t('pricing.plans')}
        </VisuallyHidden>
        <PlanCards />
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t('pricing.note')}
        </Typography>
      </Container>
      <Section ground="paper" title={t('pricing.compareTitle')} text={t('pricing.compareText')}>
        <PlanComparison
          plans={plans.map(({ id, name, price, recommended, features }) => ({
            id,
            name: inLanguage(name, language),
            price,
            recommended,
            holds: planFeatures.slice(0, features).map(({ key }) => key),
          }))}
          features={planFeatures.map(({ key, label }) => ({
            key,
            label: inLanguage(label, language),
          }))}
        />
      </Section>
      <Container sx={{ py: { xs: 6, md: 9 } }}>
        <CallToAction
          title={t('pricing.questionsTitle')}
          text={t('pricing.questionsText')}
          action={
            <Button component={Link} to={paths.contact.href()} variant="contained" size="large">
              {t('pricing.questionsAction')}
            </Button>
          }
        />
      </Container>
    </Page>
  );
}
