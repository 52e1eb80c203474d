import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { Organisation } from '#src/api/organisation.ts';
import { ListingCard } from '#src/components/cards/ListingCard.tsx';
import { paths } from '#src/config/paths.ts';
import { listingCardOf } from '#src/pages/shared/listingCard.ts';
import { Panel } from './Panel.tsx';
import { useOthers } from './useOthers.ts';

/** Places of the same kind. */
export function Similar({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { similar } = useOthers(organisation);
  return (
    <Panel title={t('details.similar')}>
      <Stack sx={{ gap: 2 }}>
        {similar.map((listing) => (
          <ListingCard
            key={listing.code}
            {...listingCardOf(listing, i18n.language)}
            headingLevel={3}
          />
        ))}
        <Link component={RouterLink} to={paths.listingGrid.href()}>
          {t('details.similarText')}
        </Link>
      </Stack>
    </Panel>
  );
}
