import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import { homeCountry } from '#src/content/countries.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { useDestinations } from '#src/pages/shared/sections/useDestinations.ts';

/** Twenty countries to look for places in. Greece, where the product is at home, stands out. */
export default function AllLocationsPage() {
  const { t } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  return (
    <Page
      title={t('navigation.links.locations')}
      description={t('browse.allLocations.description')}
    >
      <PageBanner
        title={t('browse.allLocations.heading')}
        text={t('browse.allLocations.text')}
        breadcrumb={[
          { label: t('common.home'), href: paths.home.href() },
          { label: t('navigation.links.locations') },
        ]}
      />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <Box
          component="ul"
          aria-label={t('common.allCountries')}
          aria-busy={isLoading}
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
            '& > li:first-of-type': {
              gridColumn: { xs: 'auto', sm: 'span 2' },
              gridRow: { xs: 'auto', sm: 'span 4' },
            },
          }}
        >
          {destinations.map(({ code, ...card }) => (
            <li key={code}>
              <LocationCard
                {...card}
                size={code === homeCountry ? 'large' : 'small'}
                headingLevel={2}
              />
            </li>
          ))}
        </Box>
      </Container>
    </Page>
  );
}
