import { useTranslation } from 'react-i18next';
import { useHomesTexts } from '#src/i18n/homesTexts.ts';
import { BlogSection } from '#src/pages/shared/sections/BlogSection.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PlacesSection } from '#src/pages/shared/sections/PlacesSection.tsx';
import { SignUpSection } from '#src/pages/shared/sections/SignUpSection.tsx';
import { StepsSection } from '#src/pages/shared/sections/StepsSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { WhyChooseUsSection } from '#src/pages/shared/sections/WhyChooseUsSection.tsx';
import { DestinationsSection } from './DestinationsSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { TilesSection } from './TilesSection.tsx';

/** Home 3: tabs and tiles, everything in its place. */
export default function Home3Page() {
  useHomesTexts();
  const { t } = useTranslation();
  return (
    <Page title={t('homes.three.title')} description={t('homes.three.description')}>
      <HeroSection />
      <TilesSection />
      <PlacesSection
        ground="paper"
        sort="popular"
        title={t('pages.home.visitedTitle')}
        text={t('pages.home.visitedText')}
      />
      <DestinationsSection />
      <WhyChooseUsSection />
      <StepsSection video="poster" />
      <TestimonialsSection />
      <BlogSection ground="paper" arrangement="lead" />
      <SignUpSection />
    </Page>
  );
}
