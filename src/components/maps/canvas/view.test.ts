import { expect, it } from 'vitest';
import { coastZoom, firstView, placesZoom } from './view.ts';
import type { MapPlace } from '#src/components/maps/place.ts';

const athens: MapPlace = { id: 'a', title: 'Αθήνα', latitude: 37.98, longitude: 23.73 };
const salonica: MapPlace = { id: 's', title: 'Θεσσαλονίκη', latitude: 40.63, longitude: 22.94 };
const center = { latitude: 52.64, longitude: -1.14 };
const atAthens = { latitude: 37.98, longitude: 23.73 };

it.each<[string, object, Parameters<typeof firstView>]>([
  ['the default centre without places', { ...center, zoom: 12 }, [[], placesZoom]],
  ['the only place', { ...atAthens, zoom: 13 }, [[athens], placesZoom]],
  [
    'all of several places',
    { bounds: [22.94, 37.98, 23.73, 40.63] },
    [[athens, salonica], placesZoom],
  ],
  [
    'the given centre, whatever the places',
    { ...center, zoom: 11 },
    [[athens, salonica], placesZoom, center, 11],
  ],
  ['no more than the detail of the style', { ...atAthens, zoom: 9 }, [[athens], coastZoom]],
])('the first view shows %s', (_what, view, given) => {
  expect(firstView(...given)).toEqual(view);
});
