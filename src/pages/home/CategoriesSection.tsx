import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CategoryCard } from '#src/components/cards/CategoryCard.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { useCategories } from '#src/hooks/data/useCategories.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { Section } from '#src/pages/shared/Section.tsx';

const SKELETONS = 8;

/** The server's categories, each a way into the listings. */
export function CategoriesSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isLoading, isValidating, mutate } = useCategories();
  return (
    <Section title={t('pages.home.categoriesTitle')} text={t('pages.home.categoriesText')}>
      {error && !data ? (
        <ErrorState
          title={t('errors.title')}
          text={errorText(error)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : data?.length === 0 ? (
        <EmptyState picture="results" headingLevel={3} title={t('pages.home.categoriesEmpty')} />
      ) : (
        <Box
          component="ul"
          aria-busy={isLoading}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: { xs: 1.5, md: 2.5 },
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {isLoading
            ? Array.from({ length: SKELETONS }, (_, index) => (
                <li key={index}>
                  <CategoryCard loading picture />
                </li>
              ))
            : data?.map((category) => (
                <li key={category.code}>
                  <CategoryCard
                    href={paths.listingGrid.href(category.title)}
                    title={category.title}
                    icon={category.icon}
                    count={category.organisationsCount}
                    picture
                  />
                </li>
              ))}
        </Box>
      )}
    </Section>
  );
}
