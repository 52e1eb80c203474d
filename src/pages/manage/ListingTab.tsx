import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import type { TabProps } from './tabs.ts';

/** Where visitors see the place. */
export function ListingTab({ plan: { organisation: place } }: TabProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('manage.listing.title')}>
      <Typography sx={{ mb: 2 }}>{t('manage.listing.text')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={paths.listing.href(place.slug)} variant="contained">
          {t('manage.listing.see')}
        </Button>
        <Button component={Link} to={paths.board.href(place.slug)} variant="outlined">
          {t('manage.listing.board')}
        </Button>
      </Stack>
    </Panel>
  );
}
