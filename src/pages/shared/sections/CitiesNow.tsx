import { useTranslation } from 'react-i18next';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import { homeCountry } from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { citiesNow } from '#src/lib/wait/cities.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';

const MOST = 6;

/** Cities in the home country where people wait now. Hidden if no place is open. */
export function CitiesNow() {
  const { t } = useTranslation();
  const { records } = useOrganisations();
  const cities = citiesNow(records, homeCountry).slice(0, MOST);
  if (cities.length === 0) return null;
  return (
    <CardGrid
      label={t('homes.citiesNow')}
      columns={{ xs: 2, md: 3 }}
      gap={{ xs: 1.5, sm: 2 }}
      sx={{ mb: { xs: 1.5, sm: 2 } }}
    >
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
