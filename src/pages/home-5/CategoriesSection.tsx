import { useTranslation } from 'react-i18next';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

export function CategoriesSection() {
  const { t } = useTranslation();
  return (
    <Section
      ground="paper"
      title={t('homes.five.categories')}
      text={t('homes.five.categoriesText')}
    >
      <CategoryCards
        label={t('homes.five.categories')}
        headingLevel={3}
        empty={{ title: t('pages.home.categoriesEmpty') }}
      />
    </Section>
  );
}
