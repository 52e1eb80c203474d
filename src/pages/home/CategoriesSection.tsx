import { useTranslation } from 'react-i18next';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** The server's categories, each a way into the listings. */
export function CategoriesSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('pages.home.categoriesTitle')} text={t('pages.home.categoriesText')}>
      <CategoryCards
        label={t('pages.home.categoriesTitle')}
        headingLevel={3}
        empty={{ title: t('pages.home.categoriesEmpty') }}
      />
    </Section>
  );
}
