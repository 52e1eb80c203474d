import { describe, expect, it } from 'vitest';
import { zoomToSeparate, clustersOf } from './clusters.ts';
import type { MapPlace } from '#src/components/maps/place.ts';

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  title: id,
  latitude,
  longitude,
});

const athens = place('athens', 37.98, 23.73);
const piraeus = place('piraeus', 37.94, 23.65);
const salonica = place('salonica', 40.63, 22.94);

describe('clustersOf', () => {
  it('groups places within 75 px and separates them on zooming in', () => {
    const sizesAt = (zoom: number) =>
      clustersOf([athens, piraeus, salonica], zoom).map(({ places }) => places.length);
    expect([6, 12].map(sizesAt)).toEqual([
      [2, 1],
      [1, 1, 1],
    ]);
  });

  it('puts a cluster at the centre of its places', () => {
    const [cluster] = clustersOf([athens, piraeus], 5);
    expect(cluster?.latitude).toBeCloseTo(37.96, 5);
    expect(cluster?.longitude).toBeCloseTo(23.69, 5);
  });

  it('separates places at one address beyond zoom 20', () => {
    const twins = [athens, place('twin', athens.latitude, athens.longitude)];
    expect(clustersOf(twins, 20)).toHaveLength(1);
    expect(clustersOf(twins, 21)).toHaveLength(2);
  });
});

describe('the radius of 75 px', () => {
  // The world at zoom 0 is one tile of 512 px. Along the equator, degrees have equal width.
  const px = 360 / 512;
  const groupsAt = (longitudes: number[]) =>
    clustersOf(
      longitudes.map((longitude) => place(String(longitude), 0, longitude)),
      0,
    ).map(({ places }) => places.map(({ longitude }) => longitude));

  it('groups places within the radius across grid cells', () => {
    for (const from of [-3.2, 0, 1.7, 40]) {
      const [near, far] = [from + 74 * px, from + 76 * px];
      expect(groupsAt([from, near])).toEqual([[from, near]]);
      expect(groupsAt([from, far])).toEqual([[from], [far]]);
    }
  });

  it('assigns a place between two groups to the first', () => {
    const [west, between, east] = [-60 * px, 0, 60 * px] as const;
    expect(groupsAt([east, west, between])).toEqual([[east, between], [west]]);
  });
});

describe('zoomToSeparate', () => {
  const places = [athens, piraeus, salonica];

  it('finds the zoom at which a place has its own marker', () => {
    const zoom = zoomToSeparate(athens, places);
    expect(clustersOf(places, zoom)).toHaveLength(3);
    expect(clustersOf(places, zoom - 1).length).toBeLessThan(3);
    expect(zoomToSeparate(athens, [athens])).toBe(0);
  });

  it('separates places at one address only beyond the last cluster zoom', () => {
    expect(zoomToSeparate(athens, [athens, place('twin', athens.latitude, athens.longitude)])).toBe(
      21,
    );
  });
});
