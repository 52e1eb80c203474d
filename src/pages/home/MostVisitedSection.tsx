import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { arrange, everything } from '#src/lib/listings.ts';
import { ListingCards } from '#src/pages/shared/ListingCards.tsx';
import { Section } from '#src/pages/shared/Section.tsx';

const SHOWN = 6;

/** The places that most people look at, out of what the bare list brings. */
export function MostVisitedSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { listings, isLoading, error, retry } = useOrganisations(everything);
  const visited = arrange(listings, { ...everything, sort: 'popular' }).slice(0, SHOWN);
  if (!isLoading && !error && visited.length === 0) return null;
  return (
    <Section
      title={t('pages.home.visitedTitle')}
      text={t('pages.home.visitedText')}
      action={
        <Button component={Link} to={paths.listingGrid.href()} variant="outlined">
          {t('pages.home.visitedAll')}
        </Button>
      }
    >
      {error && visited.length === 0 ? (
        <ErrorState title={t('errors.title')} text={errorText(error)} onRetry={retry} />
      ) : (
        <ListingCards
          label={t('pages.home.visitedTitle')}
          listings={visited}
          skeletons={isLoading ? SHOWN : 0}
        />
      )}
    </Section>
  );
}
