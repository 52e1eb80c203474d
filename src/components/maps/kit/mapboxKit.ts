import 'mapbox-gl/dist/mapbox-gl.css';
import lib from 'mapbox-gl';
import { Map, Marker, NavigationControl, Popup } from 'react-map-gl/mapbox';
import type { MapKit } from './mapLibreKit.ts';

/** Mapbox, for installations with a token. Its types differ from MapLibre's, its parts do not. */
export const kit = { Map, Marker, NavigationControl, Popup, lib } as unknown as MapKit;
