import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useHomesTexts } from '#src/i18n/screens/homesTexts.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { HeroSection } from './HeroSection.tsx';

const Sections = lazyInView(async () => (await import('./Home2Sections.tsx')).Home2Sections);

export default function Home2Page() {
  useHomesTexts();
  const { t } = useTranslation();
  return (
    <Page title={t('forms.search.submit')} description={t('homes.two.description')}>
      <HeroSection />
      <Sections />
    </Page>
  );
}
