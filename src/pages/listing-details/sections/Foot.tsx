import Flag from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Organisation } from '#src/api/organisations.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { standalone } from '#src/components/display/standalone.ts';

const Report = lazyDialog(async () => (await import('./Report.tsx')).Report);
const ClaimPlace = lazyDialog(async () => (await import('./ClaimPlace.tsx')).ClaimPlace);

/** Lets an owner claim a place that has no owner on Seira. */
function ClaimOffer({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const [claiming, setClaiming] = useState(false);
  const { loggedIn } = useSession();
  const origin = useLocation();
  if (!organisation.claimable) return null;
  return (
    <div>
      {loggedIn ? (
        <Link
          component="button"
          sx={standalone}
          onClick={() => setClaiming(true)}
          {...ClaimPlace.hoverProps}
        >
          {t('details.claim')}
        </Link>
      ) : (
        <Link component={RouterLink} to={paths.login.href()} state={{ origin }} sx={standalone}>
          {t('details.claim')}
        </Link>
      )}
      <ClaimPlace organisation={organisation} open={claiming} onClose={() => setClaiming(false)} />
    </div>
  );
}

/** Rarely used actions: claim the place or report the listing. */
export function Foot({ id, organisation }: { id: string; organisation: Organisation }) {
  const { t } = useTranslation();
  const [reporting, setReporting] = useState(false);
  return (
    <Stack
      direction="row"
      sx={{
        mt: 3,
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <ClaimOffer organisation={organisation} />
      <Button
        sx={{ mx: -2 }}
        startIcon={<Flag />}
        onClick={() => setReporting(true)}
        {...Report.hoverProps}
      >
        {t('details.report')}
      </Button>
      <Report id={id} open={reporting} onClose={() => setReporting(false)} />
    </Stack>
  );
}
