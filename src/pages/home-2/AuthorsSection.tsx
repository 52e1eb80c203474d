import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { AuthorCarousel } from '#src/pages/shared/authors/AuthorCarousel.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** The sample authors, the most followed first. */
const topAuthors = sampleAuthors.toSorted((one, other) => other.followers - one.followers);

/** The authors most people follow, in a row that moves. */
export function AuthorsSection() {
  const { t } = useTranslation();
  const { listingsOf } = useAuthorCounts();
  return (
    <Section
      title={t('homes.authorsTitle')}
      text={t('homes.authorsText')}
      action={
        <Button component={Link} to={paths.topAuthor.href()} variant="outlined">
          {t('homes.authorsAll')}
        </Button>
      }
    >
      <AuthorCarousel
        label={t('homes.authorsTitle')}
        authors={topAuthors}
        listingsOf={listingsOf}
        autoplay
      />
    </Section>
  );
}
