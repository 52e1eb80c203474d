import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import { paths } from '#src/config/paths.ts';
import { useMemberships, type Membership } from '#src/hooks/data/counter/useMemberships.ts';

/** Pressed once, if ever. */
const Leaving = lazyPart<{ places: readonly Membership[] }>(
  async () => (await import('./Leaving.tsx')).Leaving,
  { reveal: 'near', height: '44px' },
);

/** The counters of the places where the person serves, and the management of those they run. */
export function OwnPlaces() {
  const { t } = useTranslation();
  const places = useMemberships();
  if (places.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-places">
      <Typography id="own-places" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('navigation.panel.places')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {places.map(({ slug, title, role }) => (
          <Fragment key={slug}>
            <Button
              component={Link}
              to={paths.counter.href(slug)}
              variant="outlined"
              startIcon={<StorefrontOutlined />}
            >
              {title}
            </Button>
            {role === 'owner' && (
              <Button
                component={Link}
                to={paths.manage.href(slug)}
                variant="outlined"
                startIcon={<TuneOutlined />}
              >
                {t('navigation.panel.manage', { place: title })}
              </Button>
            )}
          </Fragment>
        ))}
      </Stack>
      <Leaving places={places} />
    </Box>
  );
}
