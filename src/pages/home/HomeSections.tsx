import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/counters.ts';
import { CountersSection } from '#src/pages/shared/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/OffersSection.tsx';
import { PlacesSection } from '#src/pages/shared/PlacesSection.tsx';
import { SignUpSection } from '#src/pages/shared/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/TestimonialsSection.tsx';
import { CategoriesSection } from './CategoriesSection.tsx';

/** What follows the landing page's first view. */
export function HomeSections() {
  const { t } = useTranslation();
  return (
    <>
      <CategoriesSection />
      <StepsSection />
      <PlacesSection
        sort="popular"
        title={t('pages.home.visitedTitle')}
        text={t('pages.home.visitedText')}
      />
      <CountersSection counters={homeCounters} suffix="+" />
      <OffersSection />
      <TestimonialsSection ground="paper" />
      <SignUpSection />
    </>
  );
}
