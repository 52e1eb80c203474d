import { useTranslation } from 'react-i18next';
import { PlacesSection } from '#src/pages/shared/PlacesSection.tsx';

/** The places that most people look at. */
export function MostVisitedSection() {
  const { t } = useTranslation();
  return (
    <PlacesSection
      sort="popular"
      title={t('pages.home.visitedTitle')}
      text={t('pages.home.visitedText')}
    />
  );
}
