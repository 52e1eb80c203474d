import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/home/counters.ts';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { ChosenPlaces } from '#src/pages/shared/sections/ChosenPlaces.tsx';
import { SignUpSection } from '#src/pages/shared/sections/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/sections/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { paths } from '#src/config/paths.ts';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { SoonestPlaces } from '#src/pages/shared/sections/SoonestPlaces.tsx';
import { useLandingPlaces } from './landingPlaces.ts';

function CategoriesSection() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('pages.home.categoriesTitle')}
      text={t('pages.home.categoriesText')}
      action={{ href: paths.allCategories.href(), label: t('browse.allCategories.label') }}
    >
      <CategoryCards
        label={t('pages.home.categoriesTitle')}
        headingLevel={3}
        few
        empty={{ title: t('pages.home.categoriesEmpty') }}
      />
    </Section>
  );
}

export function HomeSections() {
  const { t } = useTranslation();
  const request = useLandingPlaces();
  return (
    <>
      <SoonestPlaces places={request.data?.soonest ?? []} />
      <CategoriesSection />
      <StepsSection />
      <ChosenPlaces
        places={request.data?.visited ?? []}
        request={request}
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
