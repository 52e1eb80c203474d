import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/home/counters.ts';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { PlacesSection } from '#src/pages/shared/sections/PlacesSection.tsx';
import { SignUpSection } from '#src/pages/shared/sections/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/sections/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { CategoriesSection } from './CategoriesSection.tsx';
import { NowSection } from './NowSection.tsx';

/** What follows the landing page's first view. */
export function HomeSections() {
  const { t } = useTranslation();
  return (
    <>
      <NowSection />
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
