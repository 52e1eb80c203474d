import 'mapbox-gl/dist/mapbox-gl.css';
import lib from 'mapbox-gl';
import { Map, Marker, NavigationControl, Popup } from 'react-map-gl/mapbox';
import type { MapKit } from './kit.ts';

/** Mapbox, for those who have a token. Its types differ from MapLibre's, what is used of it not. */
export const kit = { Map, Marker, NavigationControl, Popup, lib } as unknown as MapKit;
