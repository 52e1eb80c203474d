import type { MapPlace, Point } from '#src/components/maps/place.ts';

export interface Cluster extends Point {
  key: string;
  places: MapPlace[];
}

const tile = 512;

/** Minimum distance between two markers, in px. Source: section 9 of the specification. */
const clusterRadius = 75;

/** The last zoom with clusters. Source: section 9 of the specification. */
export const clusterMaxZoom = 20;

const project = ({ latitude, longitude }: Point, zoom: number): [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const world = tile * 2 ** zoom;
  return [
    (longitude / 360 + 0.5) * world,
    (0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * world,
  ];
};

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The first integer zoom at which a place has its own marker, or the last zoom. */
export const zoomToSeparate = (place: Point, places: Point[]): number => {
  const others = places.filter((other) => other !== place);
  for (let zoom = 0; zoom <= clusterMaxZoom; zoom += 1) {
    const [x, y] = project(place, zoom);
    const near = others.some((other) => {
      const [left, top] = project(other, zoom);
      return Math.hypot(left - x, top - y) <= clusterRadius;
    });
    if (!near) return zoom;
  }
  return clusterMaxZoom + 1;
};

/**
 * Groups points at an integer zoom level. Each point in turn takes the ungrouped points around it.
 * @returns groups of indices into the list
 */
const groupsOf = (points: Point[], zoom: number): number[][] => {
  const step = Math.floor(zoom);
  if (step > clusterMaxZoom) return points.map((_, index) => [index]);
  const at = points.map((point) => project(point, step));
  const taken = new Set<number>();
  return at.flatMap(([x, y], index) => {
    if (taken.has(index)) return [];
    const group = [...at.keys()].filter((other) => {
      const [left, top] = at[other]!;
      return !taken.has(other) && Math.hypot(left - x, top - y) <= clusterRadius;
    });
    group.forEach((one) => taken.add(one));
    return [group];
  });
};

/**
 * Groups places into clusters at an integer zoom level. The map's own clustering cannot render
 * markers as focusable buttons in both libraries.
 */
export const clustersOf = (places: MapPlace[], zoom: number): Cluster[] =>
  groupsOf(places, zoom).map((group) => {
    const near = group.map((index) => places[index]!);
    return {
      key: near.map(({ id }) => id).join(' '),
      latitude: mean(near.map(({ latitude }) => latitude)),
      longitude: mean(near.map(({ longitude }) => longitude)),
      places: near,
    };
  });
