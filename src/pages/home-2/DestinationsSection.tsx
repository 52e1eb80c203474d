import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocationCard } from '#src/components/cards/listing/LocationCard.tsx';
import { paths } from '#src/config/paths.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { CitiesNow } from '#src/pages/shared/sections/CitiesNow.tsx';
import { useDestinations } from '#src/pages/shared/sections/useDestinations.ts';

/** One large flag and two columns of small ones. */
const SHOWN = 7;

/** Where most people look for places. */
export function DestinationsSection() {
  const { t } = useTranslation();
  const { destinations, isLoading } = useDestinations();
  return (
    <Section
      title={t('homes.destinationsTitle')}
      text={t('homes.destinationsText')}
      action={
        <Button component={Link} to={paths.allLocations.href()} variant="outlined">
          {t('homes.destinationsAll')}
        </Button>
      }
    >
      <CitiesNow />
      <Box
        component="ul"
        aria-label={t('homes.destinationsTitle')}
        aria-busy={isLoading}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 1.3fr) repeat(2, minmax(0, 1fr))',
          },
          '& > li:first-of-type': {
            gridColumn: { sm: '1 / -1', md: 'auto' },
            gridRow: { md: 'span 3' },
          },
        }}
      >
        {destinations.slice(0, SHOWN).map(({ code, ...card }, index) => (
          <li key={code}>
            <LocationCard {...card} size={index === 0 ? 'large' : 'small'} />
          </li>
        ))}
      </Box>
    </Section>
  );
}
