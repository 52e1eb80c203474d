import type { TFunction } from 'i18next';
import type { ViewState } from 'react-map-gl/maplibre';
import {
  boundsOf,
  nowhere,
  placeZoom,
  type Place,
  type Point,
} from '#src/components/maps/place.ts';

/** How far from the map's edge its places stay, in px. */
export const padding = 72;

/** Several places are not brought nearer than this, so that streets around them are seen. */
export const placesZoom = 15;

/** The bundled coast says nothing from nearer than this. */
export const coastZoom = 9;

/** An opened marker moves this far below the middle, as a part of the height: its bubble fits above. */
export const lowered = 0.28;

/**
 * Where a map looks at first: at all its places, at the one that there is, at nowhere in particular.
 * @param furthestIn the zoom beyond which the style says nothing
 */
export const firstView = (
  places: Place[],
  furthestIn: number,
  center?: Point,
  zoom: number = places.length === 0 ? nowhere.zoom : placeZoom,
): Partial<ViewState> & { bounds?: [number, number, number, number] } => {
  if (!center && places.length > 1) return { bounds: boundsOf(places) };
  const { latitude, longitude } = center ?? places[0] ?? nowhere;
  return { latitude, longitude, zoom: Math.min(zoom, furthestIn) };
};

/** What the controls say, by the keys of both libraries. */
export const controlTexts = (t: TFunction): Record<string, string> => ({
  'Map.Title': t('maps.canvas'),
  'NavigationControl.ZoomIn': t('maps.zoomIn'),
  'NavigationControl.ZoomOut': t('maps.zoomOut'),
  'AttributionControl.ToggleAttribution': t('maps.attribution'),
  'CooperativeGesturesHandler.WindowsHelpText': t('maps.scroll'),
  'CooperativeGesturesHandler.MacHelpText': t('maps.scrollMac'),
  'CooperativeGesturesHandler.MobileHelpText': t('maps.touch'),
  'ScrollZoomBlocker.CtrlMessage': t('maps.scroll'),
  'ScrollZoomBlocker.CmdMessage': t('maps.scrollMac'),
  'TouchPanBlocker.Message': t('maps.touch'),
});
