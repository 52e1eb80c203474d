import type { Place, Point } from './place.ts';

/** Places that lie so close together that one marker stands for them. */
export interface Cluster extends Point {
  key: string;
  places: Place[];
}

const tile = 512;

/** How far apart, in px, two markers have to be. Source: section 9 of the specification. */
export const clusterRadius = 75;

/** From the next zoom on every place has its own marker. Source: section 9 of the specification. */
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

/** The first whole zoom step at which a place has a marker of its own; the last one if it never has. */
export const aloneAt = (place: Point, places: Point[]): number => {
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
 * Gathers places into clusters for a whole zoom step. Drawn as HTML, not by the map's own source:
 * a marker has to be a button that the keyboard reaches, in both map libraries.
 */
export const clustersOf = (places: Place[], zoom: number): Cluster[] => {
  const step = Math.floor(zoom);
  const points = places.map((place) => ({ place, at: project(place, step) }));
  const taken = new Set<Place>();
  const clusters: Cluster[] = [];
  for (const { place, at } of points) {
    if (taken.has(place)) continue;
    const near =
      step > clusterMaxZoom
        ? [place]
        : points
            .filter(
              (other) =>
                !taken.has(other.place) &&
                Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) <= clusterRadius,
            )
            .map((other) => other.place);
    near.forEach((one) => taken.add(one));
    clusters.push({
      key: near.map(({ id }) => id).join(' '),
      latitude: mean(near.map(({ latitude }) => latitude)),
      longitude: mean(near.map(({ longitude }) => longitude)),
      places: near,
    });
  }
  return clusters;
};
