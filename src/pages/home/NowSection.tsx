import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { hasNoWait } from '#src/lib/listingFilters.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { useLandingPlaces } from './landingPlaces.ts';

/** Where one is served at once, or soonest; left out while nothing is open. */
export function NowSection() {
  const { t } = useTranslation();
  const shown = useLandingPlaces().data?.soonest ?? [];
  if (shown.length === 0) return null;
  const title = t(shown.every(hasNoWait) ? 'home.noWait' : 'home.soonest');
  return (
    <Section
      title={title}
      action={
        <Button
          component={Link}
          to={paths.listingGrid.href(undefined, { sort: 'wait', is: 'open' })}
          variant="outlined"
        >
          {t('home.allOpen')}
        </Button>
      }
    >
      <ListingCards label={title} listings={shown} arrangement="rows" />
    </Section>
  );
}
