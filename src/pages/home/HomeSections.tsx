import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/home/counters.ts';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { ChosenPlaces } from '#src/pages/shared/sections/ChosenPlaces.tsx';
import { SignUpSection } from '#src/pages/shared/sections/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/sections/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { CategoriesSection } from './CategoriesSection.tsx';
import { useLandingPlaces } from './landingPlaces.ts';
import { NowSection } from './NowSection.tsx';

/** The sections below the landing page's first view. */
export function HomeSections() {
  const { t } = useTranslation();
  const { data, isLoading, error, mutate } = useLandingPlaces();
  return (
    <>
      <NowSection />
      <CategoriesSection />
      <StepsSection />
      <ChosenPlaces
        places={data?.visited ?? []}
        {...{ isLoading, error }}
        retry={() => void mutate()}
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
