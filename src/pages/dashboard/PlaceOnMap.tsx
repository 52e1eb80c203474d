import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';

const ZOOM = 14;

const PlaceMap = lazyWithFallback(
  async () => (await import('#src/components/maps/PlaceMap.tsx')).PlaceMap,
  Nothing,
);

interface Props {
  title: string;
  latitude: number;
  longitude: number;
}

/**
 * A map of the place, as high as its container, on wide screens. Its code loads in idle time after
 * the first interaction. The address is next to it, so a failure needs no message.
 */
export function PlaceOnMap({ title, latitude, longitude }: Props) {
  const { t } = useTranslation();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    let here = wide;
    afterFirstInteraction(() => here && setWanted(true));
    return () => {
      here = false;
    };
  }, [wide]);
  if (!wide || !wanted) return null;
  return (
    <Suspense>
      <PlaceMap
        label={t('details.mapOf', { title })}
        places={[{ id: title, title, latitude, longitude }]}
        zoom={ZOOM}
        height={240}
        list={false}
      />
    </Suspense>
  );
}
