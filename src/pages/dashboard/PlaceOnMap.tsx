import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';

/** Near enough to see the streets around the place. */
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
 * The ticket's place on a map, as high as the box around it, where the screen has room for one. The
 * map's code loads in an idle moment after the first interaction. The address beside it says the
 * same in words, so that a map that cannot be loaded is not missed.
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
