import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CategoryCard } from '#src/components/cards/listing/CategoryCard.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useCategories } from '#src/hooks/data/places/useCategories.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';

const SKELETONS = 8;

interface Props {
  /** The list's accessible name. */
  label: string;
  headingLevel: 2 | 3;
  /** On a phone the first four, where a link beside it leads to all. */
  few?: boolean;
  /** Shown when the server knows no category. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** The server's categories, each a way into the listings. */
export function CategoryCards({ label, headingLevel, few = false, empty }: Props) {
  const request = useCategories();
  const { data, error, isLoading } = request;
  if (error && !data) return <Failed {...request} />;
  if (data?.length === 0)
    return <EmptyState picture="results" headingLevel={headingLevel} {...empty} />;
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isLoading}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2.5 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        ...(few && { '& > li:nth-of-type(n + 5)': { display: { xs: 'none', md: 'block' } } }),
      }}
    >
      {isLoading
        ? Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <CategoryCard loading />
            </li>
          ))
        : data?.map((category) => (
            <li key={category.code}>
              <CategoryCard
                href={paths.listingGrid.href(category.title)}
                title={category.title}
                icon={category.icon}
                count={category.organisationsCount}
                headingLevel={headingLevel}
              />
            </li>
          ))}
    </Box>
  );
}
