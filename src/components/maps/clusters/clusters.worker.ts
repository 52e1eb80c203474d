import { groupsOf } from './clusters.ts';
import type { Point } from '#src/components/maps/place.ts';

/** The map's request to this worker: points to cluster for a zoom level. */
export interface Question {
  number: number;
  points: Point[];
  zoom: number;
}

/** The response to the request with that number. */
export interface Answer {
  number: number;
  groups: number[][];
}

addEventListener('message', ({ data: { number, points, zoom } }: MessageEvent<Question>) => {
  postMessage({ number, groups: groupsOf(points, zoom) } satisfies Answer);
});
