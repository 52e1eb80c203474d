import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Organisation } from '#src/api/organisations.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

const ClaimPlace = lazyDialog(async () => (await import('./ClaimPlace.tsx')).ClaimPlace);

/** Lets the owner of a place that has none on Seira claim it. */
export function ClaimOffer({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const [claiming, setClaiming] = useState(false);
  const { loggedIn } = useSession();
  const origin = useLocation();
  if (!organisation.claimable) return null;
  return (
    <Typography sx={{ mt: 3 }}>
      {loggedIn ? (
        <Link component="button" onClick={() => setClaiming(true)} {...ClaimPlace.hoverProps}>
          {t('details.claim')}
        </Link>
      ) : (
        <Link component={RouterLink} to={paths.login.href()} state={{ origin }}>
          {t('details.claim')}
        </Link>
      )}
      <ClaimPlace organisation={organisation} open={claiming} onClose={() => setClaiming(false)} />
    </Typography>
  );
}
