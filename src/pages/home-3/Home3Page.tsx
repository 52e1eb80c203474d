import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useHomesTexts } from '#src/i18n/screens/homesTexts.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { HeroSection } from './HeroSection.tsx';
import { TilesSection } from './TilesSection.tsx';

const Sections = lazyInView(async () => (await import('./Home3Sections.tsx')).Home3Sections);

export default function Home3Page() {
  useHomesTexts();
  const { t } = useTranslation();
  return (
    <Page title={t('homes.three.title')} description={t('homes.three.description')}>
      <HeroSection />
      <TilesSection />
      <Sections />
    </Page>
  );
}
