import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import { homeCountry } from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { citiesNow } from '#src/lib/wait/cities.ts';

const MOST = 6;

/** The cities at home where people wait now, before other countries; left out while none is open. */
export function CitiesNow() {
  const { t } = useTranslation();
  const { records } = useOrganisations();
  const cities = citiesNow(records, homeCountry).slice(0, MOST);
  if (cities.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('homes.citiesNow')}
      sx={{
        mb: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {cities.map(({ city, code, open, waiting }) => (
        <li key={code}>
          <LocationCard
            href={paths.listingGrid.href(undefined, { city: code, is: 'open' })}
            title={city}
            text={[
              t('homes.cityOpen', { count: open }),
              waiting > 0 ? t('homes.cityWaiting', { count: waiting }) : t('display.wait.noWait'),
            ].join(' · ')}
          />
        </li>
      ))}
    </Box>
  );
}
