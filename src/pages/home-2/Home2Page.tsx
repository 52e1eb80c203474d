import { useTranslation } from 'react-i18next';
import { homeCounters } from '#src/content/home/counters.ts';
import { useHomesTexts } from '#src/i18n/homesTexts.ts';
import { BlogSection } from '#src/pages/shared/sections/BlogSection.tsx';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { OffersSection } from '#src/pages/shared/sections/OffersSection.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { PlacesSection } from '#src/pages/shared/sections/PlacesSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { AppSection } from './AppSection.tsx';
import { AuthorsSection } from './AuthorsSection.tsx';
import { DestinationsSection } from './DestinationsSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PartnersSection } from './PartnersSection.tsx';
import { VideoSection } from './VideoSection.tsx';

/** Home 2: the search first, then everything that may answer before it is asked. */
export default function Home2Page() {
  useHomesTexts();
  const { t } = useTranslation();
  return (
    <Page title={t('homes.two.title')} description={t('homes.two.description')}>
      <HeroSection />
      <DestinationsSection />
      <VideoSection />
      <PlacesSection
        ground="paper"
        sort="high_rated"
        count={9}
        arrangement="carousel"
        title={t('homes.recommendedTitle')}
        text={t('homes.recommendedText')}
      />
      <CountersSection counters={homeCounters} suffix="+" />
      <OffersSection />
      <AuthorsSection />
      <TestimonialsSection ground="paper" />
      <BlogSection />
      <AppSection />
      <PartnersSection />
      <NewsletterSection />
    </Page>
  );
}
