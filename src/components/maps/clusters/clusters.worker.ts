import { groupsOf } from './clusters.ts';
import type { Point } from '#src/components/maps/place.ts';

/** What the map asks of this worker: points to gather for a zoom step. */
export interface Question {
  number: number;
  points: Point[];
  zoom: number;
}

/** Its answer to the question of that number. */
export interface Answer {
  number: number;
  groups: number[][];
}

addEventListener('message', ({ data: { number, points, zoom } }: MessageEvent<Question>) => {
  postMessage({ number, groups: groupsOf(points, zoom) } satisfies Answer);
});
