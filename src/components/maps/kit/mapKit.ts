import type * as Kit from 'react-map-gl/maplibre';

/** A map library. Both libraries provide the same components, so one canvas serves both. */
export interface MapKit {
  Map: typeof Kit.Map;
  Marker: typeof Kit.Marker;
  NavigationControl: typeof Kit.NavigationControl;
  Popup: typeof Kit.Popup;
  lib: Kit.MapLib;
}
