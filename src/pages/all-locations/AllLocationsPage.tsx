import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { homeCountry } from '#src/content/countries.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { useDestinations } from '#src/pages/shared/sections/destinations.ts';

/** Twenty countries to browse. Greece, the home country of the product, stands out. */
export default function AllLocationsPage() {
  const { t } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  return (
    <BannerPage
      title={t('navigation.links.locations')}
      description={t('browse.allLocations.description')}
      heading={t('browse.allLocations.heading')}
      text={t('browse.allLocations.text')}
    >
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <CardGrid
          label={t('common.allCountries')}
          busy={isLoading}
          columns={{ atLeast: 220 }}
          gap={{ xs: 1.5, sm: 2 }}
          sx={{ '& > li:first-of-type': { gridColumn: '1 / -1' } }}
        >
          {destinations.map(({ code, ...card }) => (
            <LocationCard
              key={code}
              {...card}
              size={code === homeCountry ? 'large' : 'small'}
              headingLevel={2}
            />
          ))}
        </CardGrid>
      </Container>
    </BannerPage>
  );
}
