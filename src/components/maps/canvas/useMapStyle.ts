import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import type { MapEvent } from 'react-map-gl/maplibre';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapState } from '#src/components/maps/kit/useMapKit.ts';
import { coast } from './coast.ts';

/**
 * A map style that needs no network: land, sea and shore. It replaces the public style if that is
 * unreachable, so that markers keep their positions.
 */
const baseStyle = (sea: string, land: string, shore: string): StyleSpecification => ({
  version: 8,
  sources: { coast: { type: 'geojson', data: coast() } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: 'coast', paint: { 'fill-color': land } },
    {
      id: 'shore',
      type: 'line',
      source: 'coast',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.75, 10, 1.5],
      },
    },
  ],
});

/** Time before the bundled style replaces one that does not load, in ms. */
const TIMEOUT_MS = 8000;

export interface MapProgress {
  onState: (state: MapState) => void;
  onStyleLost: () => void;
}

/**
 * The style to draw and handlers that report its progress.
 * @param styleUrl address of a style. Null uses the bundled coastline
 */
export const useMapStyle = (styleUrl: string | null, { onState, onStyleLost }: MapProgress) => {
  const theme = useTheme();
  const { colorScheme } = useColorScheme();
  const loaded = useRef(false);
  const styled = useRef(false);

  const palette = theme.colorSchemes?.[colorScheme ?? 'light']?.palette ?? theme.palette;
  const mapStyle = useMemo(
    () =>
      styleUrl ??
      baseStyle(
        palette.roles.active.background,
        palette.roles.ticket.background,
        palette.roles.control.outline,
      ),
    [styleUrl, palette],
  );

  useEffect(() => onState('loading'), [onState]);

  useEffect(() => {
    if (!styleUrl) return undefined;
    const timer = setTimeout(() => {
      if (!loaded.current) onStyleLost();
    }, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [styleUrl, onStyleLost]);

  return {
    mapStyle,
    onStyleData: () => {
      styled.current = true;
    },
    onLoad: () => {
      loaded.current = true;
    },
    onIdle: () => {
      if (loaded.current) onState('drawn');
    },
    onError: (event: Pick<MapEvent, 'target'>) => {
      if (!event.target) onState('broken');
      else if (styleUrl && !loaded.current && (!styled.current || 'sourceId' in event)) {
        onStyleLost();
      }
    },
  };
};
