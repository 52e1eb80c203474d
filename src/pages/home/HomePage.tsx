import { useTranslation } from 'react-i18next';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { HeroSection } from './HeroSection.tsx';

const Sections = lazyInView(async () => (await import('./HomeSections.tsx')).HomeSections);

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
