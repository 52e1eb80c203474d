import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/counters.ts';
import { CountersSection } from '#src/pages/shared/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/OffersSection.tsx';
import { Page } from '#src/pages/shared/Page.tsx';
import { SignUpSection } from '#src/pages/shared/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/TestimonialsSection.tsx';
import { CategoriesSection } from './CategoriesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { MostVisitedSection } from './MostVisitedSection.tsx';

/** Home 4, the landing page: video hero, categories from the server, how it works. */
export default function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.home.title')} description={t('pages.home.description')} brandless>
      <HeroSection />
      <CategoriesSection />
      <StepsSection />
      <MostVisitedSection />
      <CountersSection counters={homeCounters} suffix="+" />
      <OffersSection />
      <TestimonialsSection ground="paper" />
      <SignUpSection />
    </Page>
  );
}
