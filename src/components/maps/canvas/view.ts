import type { TFunction } from 'i18next';
import type { ViewState } from 'react-map-gl/maplibre';
import {
  boundsOf,
  initialView,
  placeZoom,
  type MapPlace,
  type Point,
} from '#src/components/maps/place.ts';

/**
 * Padding between the edges of the map and its places, in px. On the right it keeps half a cluster
 * clear of the zoom buttons.
 */
export const padding = { top: 72, right: 112, bottom: 72, left: 72 };

/** Maximum zoom for several places, so that the surrounding streets stay visible. */
export const placesZoom = 15;

/** Maximum zoom with detail in the bundled coast. */
export const coastZoom = 9;

/** Offset of an opened marker below the centre, relative to the height, for its popup. */
export const lowered = 0.28;

/**
 * The initial view of a map: all its places, its only place, or the default centre.
 * @param furthestIn maximum zoom with detail in the style
 */
export const firstView = (
  places: MapPlace[],
  furthestIn: number,
  center?: Point,
  zoom: number = places.length === 0 ? initialView.zoom : placeZoom,
): Partial<ViewState> & { bounds?: [number, number, number, number] } => {
  if (!center && places.length > 1) return { bounds: boundsOf(places) };
  const { latitude, longitude } = center ?? places[0] ?? initialView;
  return { latitude, longitude, zoom: Math.min(zoom, furthestIn) };
};

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
