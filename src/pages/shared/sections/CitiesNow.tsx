import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import { homeCountry } from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { citiesNow } from '#src/lib/wait/cities.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';

const MOST = 6;

/** Height of a card with one line of text, in px. */
const HEIGHT = 80;

/** Cities in the home country where people wait now. Hidden if no place is open. */
export function CitiesNow() {
  const { t } = useTranslation();
  const { records, isLoading } = useOrganisations();
  const cities = citiesNow(records, homeCountry).slice(0, MOST);
  if (cities.length === 0 && !isLoading) return null;
  return (
    <CardGrid
      label={t('homes.citiesNow')}
      busy={isLoading}
      columns={{ xs: 2, md: 3 }}
      gap={{ xs: 1.5, sm: 2 }}
      sx={{ mb: { xs: 1.5, sm: 2 } }}
    >
      {isLoading &&
        Array.from({ length: MOST }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={HEIGHT} />
        ))}
      {cities.map(({ city, code, open, waiting }) => (
        <LocationCard
          key={code}
          href={paths.listingGrid.href(undefined, { city: code, is: 'open' })}
          title={city}
          text={[
            t('homes.cityOpen', { count: open }),
            waiting > 0 ? t('homes.cityWaiting', { count: waiting }) : t('display.wait.noWait'),
          ].join(' · ')}
        />
      ))}
    </CardGrid>
  );
}
