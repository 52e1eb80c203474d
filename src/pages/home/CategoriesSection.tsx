import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** The server's categories, each a way into the listings. */
export function CategoriesSection() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('pages.home.categoriesTitle')}
      text={t('pages.home.categoriesText')}
      action={
        <Button component={Link} to={paths.allCategories.href()} variant="outlined">
          {t('browse.allCategories.label')}
        </Button>
      }
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
