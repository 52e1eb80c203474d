import type * as Kit from 'react-map-gl/maplibre';

/** What a map is drawn with. Both libraries give the same components, so one canvas serves both. */
export interface MapKit {
  Map: typeof Kit.Map;
  Marker: typeof Kit.Marker;
  NavigationControl: typeof Kit.NavigationControl;
  Popup: typeof Kit.Popup;
  lib: Kit.MapLib;
}

/** Loads the library only when a map is about to be seen. */
export const loadKit = async (mapbox: boolean): Promise<MapKit> =>
  mapbox ? (await import('./mapboxKit.ts')).kit : (await import('./mapLibreKit.ts')).kit;
