import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Organisation } from '#src/api/organisation.ts';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { paths } from '#src/config/paths.ts';
import { sceneNow } from '#src/lib/wait/scene.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useOthers } from './useOthers.ts';

/** Places of the same kind, in brief: full cards follow below the listing. */
export function Similar({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { similar } = useOthers(organisation);
  return (
    <Panel title={t('details.similar')}>
      <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        {similar.map((listing) => (
          <Stack component="li" key={listing.code} direction="row" sx={{ gap: 2 }}>
            <Box sx={{ width: 88, flex: 'none', borderRadius: 1, overflow: 'hidden' }}>
              <Picture src={sceneNow(listing.image, listing.wait)} alt="" ratio={4 / 3} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Link component={RouterLink} to={paths.listing.href(listing.slug)}>
                {listing.title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {addressOf(listing)}
              </Typography>
              {listing.wait && <WaitLine wait={listing.wait} />}
            </Box>
          </Stack>
        ))}
      </Stack>
      <Link component={RouterLink} to={paths.listingGrid.href()}>
        {t('details.similarText')}
      </Link>
    </Panel>
  );
}
