import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '#src/api/organisation.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { nowhere, type MapPlace, type PlaceLinks } from '#src/components/maps/place.ts';
import { useDemoPoints } from '#src/hooks/data/places/useDemoPoints.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Organisations } from '#src/hooks/data/places/useOrganisations.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { ListingMap } from '#src/pages/shared/listings/ListingMap.tsx';

type Layer = 'own' | 'demo';

const height = 'clamp(360px, 64svh, 620px)';

/** The third party publishes a month some weeks after its end. */
const publishedMonth = (): string => addDays(todayInAthens(), -100).slice(0, 7);

interface Props {
  id: string;
  listings: readonly Listing[];
  /** How many places there are in all; null while more of them are loading. */
  total: number | null;
  request: Organisations;
  links: PlaceLinks;
}

/** Our places on the map, with a clearly labelled demo layer in an unrelated location. */
export function MapSection({ id, listings, total, request, links }: Props) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<Layer>('own');
  const [date] = useState(publishedMonth);
  const { latitude, longitude, zoom } = nowhere;
  const points = useDemoPoints({ latitude, longitude, date });
  const others = useMemo(
    () =>
      points.map((point, index): MapPlace => {
        const n = formatNumber(index + 1, i18n.language);
        return {
          id: `demo-${point.id}`,
          title: t('homes.five.demoPoint', { n }),
          text: t('homes.five.demoText'),
          latitude: point.latitude,
          longitude: point.longitude,
        };
      }),
    [points, t, i18n.language],
  );
  const layer = points.length > 0 ? chosen : 'own';

  if (request.error && listings.length === 0)
    return (
      <Box sx={{ minHeight: height, display: 'grid', alignItems: 'center' }}>
        <Failed {...request} />
      </Box>
    );
  if (request.isLoading)
    return (
      <Box aria-busy sx={{ pb: 8 }}>
        <VisuallyHidden role="status">{t('homes.five.loading')}</VisuallyHidden>
        <Skeleton variant="rounded" sx={{ height, borderRadius: '16px' }} />
      </Box>
    );
  return (
    <>
      <ListingMap
        key={layer}
        id={id}
        label={t('homes.five.map')}
        listings={listings}
        others={others}
        height={height}
        list
        {...(layer === 'demo' && { center: { latitude, longitude }, zoom })}
        {...links}
      />
      {total !== null && listings.length < total && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('homes.five.someOf', {
            n: formatNumber(listings.length, i18n.language),
            total: formatNumber(total, i18n.language),
          })}
        </Typography>
      )}
      {points.length > 0 && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label={t('homes.five.layer')}
            sx={{ '@media (pointer: coarse)': { '& button': { minHeight: 44 } } }}
            value={layer}
            onChange={(_, next: Layer | null) => next && setChosen(next)}
          >
            <ToggleButton value="own">{t('homes.five.own')}</ToggleButton>
            <ToggleButton value="demo">{t('homes.five.demo')}</ToggleButton>
          </ToggleButtonGroup>
          <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
            {t('homes.five.demoNote', {
              count: points.length,
              n: formatNumber(points.length, i18n.language),
            })}
          </Typography>
        </Box>
      )}
    </>
  );
}
