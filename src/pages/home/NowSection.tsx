import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { hasNoWait } from '#src/lib/listingFilters.ts';
import { arrange, everything } from '#src/lib/listings.ts';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** How many places are shown: two rows of three where there is room. */
const COUNT = 6;

/** Where one is served at once, or soonest; left out while nothing is open. */
export function NowSection() {
  const { t } = useTranslation();
  const { listings } = useOrganisations(everything);
  const open = listings.filter(({ wait }) => wait?.status === 'open' && wait.waiting !== null);
  const soonest = arrange(open, { ...everything, sort: 'wait' });
  const free = soonest.filter(hasNoWait);
  const shown = (free.length >= COUNT / 2 ? free : soonest).slice(0, COUNT);
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
