import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import type { Membership } from '#src/hooks/data/counter/useMemberships.ts';

/** Pressed once, if ever. */
const Leaving = lazyInView<{ places: readonly Membership[] }>(
  async () => (await import('./Leaving.tsx')).Leaving,
  { height: '52px' },
);

/** The counters of the places where the person serves, and the management of those they run. */
export function OwnPlaces({ places }: { places: readonly Membership[] }) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-labelledby="own-places">
      <Typography id="own-places" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('navigation.panel.places')}
      </Typography>
      <Stack component="ul" sx={{ gap: 1.5 }}>
        {places.map((place) => (
          <Stack
            key={place.slug}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}
          >
            <Typography
              component="span"
              sx={{ fontWeight: 650, flex: '1 1 240px', overflowWrap: 'anywhere' }}
            >
              {place.title}
            </Typography>
            <Button
              href={paths.counter.href(place.slug)}
              variant="outlined"
              aria-label={t('navigation.panel.counterOf', { place: place.title })}
              startIcon={<StorefrontOutlined />}
            >
              {t('navigation.panel.counter')}
            </Button>
            {place.role === 'owner' && (
              <Button
                href={paths.manage.href(place.slug)}
                aria-label={t('navigation.panel.manage', { place: place.title })}
                startIcon={<TuneOutlined />}
              >
                {t('navigation.panel.manageIt')}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      <Leaving places={places} />
    </Box>
  );
}
