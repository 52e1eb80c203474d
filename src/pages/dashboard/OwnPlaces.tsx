import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';

/** The counters of the places where the person serves; nothing for everybody else. */
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
        {places.map(({ slug, title }) => (
          <Button
            key={slug}
            component={Link}
            to={paths.counter.href(slug)}
            variant="outlined"
            startIcon={<StorefrontOutlined />}
          >
            {title}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
