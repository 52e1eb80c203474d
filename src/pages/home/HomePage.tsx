import { useTranslation } from 'react-i18next';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import { HeroSection } from './HeroSection.tsx';

const Sections = lazyPart(async () => (await import('./HomeSections.tsx')).HomeSections, {
  reveal: 'near',
});

/** Home 4, the landing page: video hero, categories from the server, how it works. */
export default function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.home.title')} description={t('pages.home.description')} brandless>
      <HeroSection />
      <Sections />
    </Page>
  );
}
