import { describe, expect, it } from 'vitest';
import { coastZoom, firstView, placesZoom } from './view.ts';
import type { MapPlace } from '#src/components/maps/place.ts';

const athens: MapPlace = { id: 'a', title: 'Αθήνα', latitude: 37.98, longitude: 23.73 };
const salonica: MapPlace = { id: 's', title: 'Θεσσαλονίκη', latitude: 40.63, longitude: 22.94 };

describe('firstView', () => {
  it('is the default centre at zoom 12 without places', () => {
    expect(firstView([], placesZoom)).toEqual({ latitude: 52.64, longitude: -1.14, zoom: 12 });
  });

  it('is the place at zoom 13 for one place', () => {
    expect(firstView([athens], placesZoom)).toEqual({
      latitude: 37.98,
      longitude: 23.73,
      zoom: 13,
    });
  });

  it('contains all of several places', () => {
    expect(firstView([athens, salonica], placesZoom)).toEqual({
      bounds: [22.94, 37.98, 23.73, 40.63],
    });
  });

  it('uses the given centre, whatever the places', () => {
    const center = { latitude: 52.64, longitude: -1.14 };
    expect(firstView([athens, salonica], placesZoom, center, 11)).toEqual({ ...center, zoom: 11 });
  });

  it('never exceeds the zoom with detail in the style', () => {
    expect(firstView([athens], coastZoom)).toMatchObject({ zoom: 9 });
  });
});
