import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { AlternativeList } from '#src/components/cards/listing/AlternativeList.tsx';
import { paths } from '#src/config/paths.ts';
import { useWhereabouts } from '#src/hooks/data/places/useWhereabouts.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { alternativesTo, reasonToLeave } from '#src/lib/wait/alternatives.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useOthers } from './useOthers.ts';

interface Props {
  /** The id by which the server identifies the organisation. */
  id: string;
  organisation: Organisation;
}

/**
 * Where else one is served, by way and wait, while the place is closed, full, or takes long: from
 * those that the similar places come from. Left out where there is no such place.
 */
export function Elsewhere({ id, organisation }: Props) {
  const { t } = useTranslation();
  const wait = useWaitNow(id, organisation);
  const { position } = useWhereabouts();
  const { sameKind } = useOthers(organisation);
  const reason = reasonToLeave(wait);
  const found = alternativesTo({ ...organisation, wait }, sameKind, position);
  if (!reason || found.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={t(`details.elsewhere.${reason}`)}>
        <AlternativeList
          aria-label={t(`details.elsewhere.${reason}`)}
          fromHere={position === null}
          places={found.map(({ place, onFoot }) => ({
            title: place.title,
            href: paths.listing.href(place.slug),
            onFoot,
            district: place.district ?? place.city,
            wait: place.wait,
          }))}
        />
      </Panel>
    </Box>
  );
}
