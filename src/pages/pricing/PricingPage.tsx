import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { PlanTable } from '#src/components/tables/PlanTable.tsx';
import { paths } from '#src/config/paths.ts';
import { planFeatures, plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { formatDollars } from '#src/lib/numbers.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

export default function PricingPage() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const offered = plans.map(({ name, text, price, ...plan }) => ({
    ...plan,
    name: inLanguage(name, language),
    text: inLanguage(text, language),
    price: formatDollars(price, language),
  }));
  return (
    <BannerPage
      title={t('navigation.links.pricing')}
      description={t('pricing.description')}
      heading={t('pricing.heading')}
      text={t('pricing.text')}
    >
      <Container component="section" aria-labelledby="plans" sx={{ pb: { xs: 5, md: 7 } }}>
        <VisuallyHidden as="h2" id="plans">
          {t('pricing.plans')}
        </VisuallyHidden>
        <CardGrid label={t('pricing.plans')}>
          {offered.map(({ id, features: _features, ...plan }) => (
            <PlanCard key={id} {...plan} href={`${paths.addListing.href()}?plan=${id}`} />
          ))}
        </CardGrid>
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t('pricing.note')}
        </Typography>
      </Container>
      <Section ground="paper" title={t('pricing.compareTitle')} text={t('pricing.compareText')}>
        <PlanTable
          plans={offered}
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
          action={t('pricing.questionsAction')}
          href={paths.contact.href()}
        />
      </Container>
    </BannerPage>
  );
}
