import { useColorScheme } from '@mui/material/styles';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#src/config/env.ts';
import { MapCanvas } from './canvas/MapCanvas.tsx';
import { Details, Frame, Legend, Message } from './surfaces.ts';
import type { MapPlace, PlaceLinks, Point } from './place.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { useMapKit } from './kit/useMapKit.ts';

const publicStyle = {
  maplibre: {
    light: 'https://tiles.openfreemap.org/styles/liberty',
    dark: 'https://tiles.openfreemap.org/styles/dark',
  },
  mapbox: {
    light: 'mapbox://styles/mapbox/streets-v12',
    dark: 'mapbox://styles/mapbox/dark-v11',
  },
} as const;

const tones = ['success', 'waiting', 'neutral'] as const;

const none: MapPlace[] = [];

export interface PlaceMapProps extends PlaceLinks {
  /** Places to show. Close ones share a marker. */
  places?: MapPlace[];
  /** Places of another layer, with subtler markers. The map is not fitted to them. */
  others?: MapPlace[];
  /** Initial centre. By default, the map is fitted to its places. */
  center?: Point;
  zoom?: number;
  /** Address of a map style. Null draws only bundled data, without a request. */
  styleUrl?: string | null;
  label?: string;
  height?: number | string;
  /** Called with the point of a click on the map outside its places. */
  onPick?: (point: Point) => void;
  /** False if the page lists the same places. */
  list?: boolean;
  /** Number of all places, if these are only some of them. */
  total?: number | null;
  /** Shown at the end of the list. */
  note?: ReactNode;
  /** The places are not known yet. Reserves the height of legend and list. */
  loading?: boolean;
}

/**
 * A map of places with a list of the same places. The library loads when the map comes near the
 * viewport. If no map can be drawn, only the list is shown.
 */
export function PlaceMap({
  places = none,
  others = none,
  center,
  zoom,
  styleUrl,
  label,
  height = 380,
  list = true,
  total = null,
  note,
  loading = false,
  ...links
}: PlaceMapProps) {
  const { t, i18n } = useTranslation();
  const { colorScheme } = useColorScheme();
  const frame = useRef<HTMLDivElement>(null);
  const { state, setState, kit } = useMapKit(frame);
  const [lost, setLost] = useState(false);
  const onStyleLost = useCallback(() => setLost(true), []);
  const plain = styleUrl === null || lost;
  const usual = publicStyle[env.mapboxToken ? 'mapbox' : 'maplibre'][colorScheme ?? 'light'];
  const broken = state === 'broken';
  const reserved = loading ? { visibility: 'hidden' as const } : undefined;

  return (
    <section aria-label={label ?? t('maps.label')}>
      {!broken && (
        <Frame ref={frame} style={{ height }} data-map aria-busy={loading || state === 'loading'}>
          {kit && !loading && (
            <MapCanvas
              // The libraries read the language and the error handler only when they create a map.
              key={`${i18n.language} ${plain}`}
              kit={kit}
              places={places}
              others={others}
              center={center}
              zoom={zoom}
              {...links}
              styleUrl={plain ? null : (styleUrl ?? env.mapStyleUrl ?? usual)}
              onState={setState}
              onStyleLost={onStyleLost}
            />
          )}
          {(loading || state === 'loading') && <Message>{t('maps.loading')}</Message>}
          {state === 'drawn' && lost && <Message as="output">{t('maps.simple')}</Message>}
        </Frame>
      )}
      {!broken && (loading || places.some(({ wait }) => wait)) && (
        <Legend style={reserved}>
          {tones.map((tone) => (
            <li key={tone}>
              <span data-tone={tone} />
              {t(`maps.legend.${tone}`)}
            </li>
          ))}
        </Legend>
      )}
      {broken && <p style={{ marginBlock: '1em' }}>{t('maps.noMap')}</p>}
      {list &&
        (['list', 'others'] as const).map((name) => {
          const listed = name === 'list' ? places : others;
          const isReserved = loading && name === 'list';
          if (listed.length === 0 && !isReserved) return null;
          const isPart = name === 'list' && total !== null && listed.length < total;
          return (
            <Details
              key={`${name} ${broken}`}
              open={broken && name === 'list'}
              style={isReserved ? reserved : undefined}
            >
              <summary>
                {t(isPart ? 'maps.listOf' : `maps.${name}`, { count: listed.length, total })}
              </summary>
              <ul>
                {listed.map((place) => (
                  <PlaceLine key={place.id} place={place} />
                ))}
              </ul>
              {name === 'list' && note}
            </Details>
          );
        })}
      {list && places.length === 0 && !loading && (
        <p style={{ marginBlock: '1em' }}>{t('maps.none')}</p>
      )}
    </section>
  );
}
