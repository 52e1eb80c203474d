import { CategoryCard } from '#src/components/cards/listing/CategoryCard.tsx';
import { EmptyState, type EmptyStateProps } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useCategories } from '#src/hooks/data/places/useCategories.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';

const SKELETONS = 8;

interface Props {
  label: string;
  headingLevel: 2 | 3;
  /** On a phone, shows four, because a link leads to all. */
  few?: boolean;
  empty: { title: string; text?: string; action?: EmptyStateProps['action'] };
}

export function CategoryCards({ label, headingLevel, few = false, empty }: Props) {
  const request = useCategories();
  const { data, error, isLoading } = request;
  if (error && !data) return <Failed {...request} />;
  if (data?.records.length === 0) return <EmptyState headingLevel={headingLevel} {...empty} />;
  return (
    <CardGrid
      label={label}
      busy={isLoading}
      columns={{ xs: 2, md: 4 }}
      gap={{ xs: 1.5, md: 2.5 }}
      sx={
        few ? { '& > li:nth-of-type(n + 5)': { display: { xs: 'none', md: 'block' } } } : undefined
      }
    >
      {isLoading
        ? Array.from({ length: SKELETONS }, (_, index) => <CategoryCard key={index} loading />)
        : data?.records.map((category) => (
            <CategoryCard
              key={category.code ?? category.title}
              href={paths.listingGrid.href(category.title)}
              title={category.title}
              icon={category.iconName}
              count={category.organisationsCount}
              headingLevel={headingLevel}
            />
          ))}
    </CardGrid>
  );
}
