import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { LocationCard } from '#src/components/cards/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import {
  countryCodes,
  countryName,
  flagOf,
  homeCountry,
  sampleListings,
  type CountryCode,
} from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { everything } from '#src/lib/listings.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Page } from '#src/pages/shared/Page.tsx';
import { searchState } from '#src/pages/shared/searchChoice.ts';

/** Twenty countries to look for places in. Greece, where the product is at home, stands out. */
export default function AllLocationsPage() {
  const { t, i18n } = useTranslation();
  const { total, isLoading, error } = useOrganisations({ ...everything, country: homeCountry });

  const inWords = (count: number): string =>
    t('cards.places', { count, n: formatNumber(count, i18n.language) });
  const textOf = (code: CountryCode): string => {
    if (code !== 'GR') return inWords(sampleListings[code]);
    if (isLoading) return '';
    return error && total === 0 ? t('browse.allLocations.unknown') : inWords(total);
  };

  return (
    <Page title={t('browse.allLocations.title')} description={t('browse.allLocations.description')}>
      <PageBanner
        title={t('browse.allLocations.heading')}
        text={t('browse.allLocations.text')}
        breadcrumb={[
          { label: t('common.home'), href: paths.home.href() },
          { label: t('browse.allLocations.title') },
        ]}
      />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <Box
          component="ul"
          aria-label={t('browse.allLocations.label')}
          aria-busy={isLoading}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
            '& > li:first-of-type': {
              gridColumn: { xs: 'auto', sm: 'span 2' },
              gridRow: { xs: 'auto', sm: 'span 4' },
            },
          }}
        >
          {countryCodes.map((code) => (
            <li key={code}>
              <LocationCard
                href={paths.listingGrid.href()}
                state={searchState({ country: code, category: null })}
                title={countryName(code, i18n.language)}
                text={textOf(code)}
                flag={flagOf(code)}
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
