import { http, type RequestHandler } from 'msw';
import { failures, json, type Failure } from './answers.ts';

const address = 'https://data.police.uk/api/crimes-street/all-crime';

/** As many points around Leicester as asked for, in the third party's shape. */
export const buildDemoPoints = (length = 12) =>
  Array.from({ length }, (_, index) => ({
    id: 1000 + index,
    category: 'bicycle-theft',
    location: {
      latitude: String(52.63 + (index % 4) * 0.006),
      longitude: String(-1.15 + Math.floor(index / 4) * 0.01),
      street: { id: index, name: 'On or near High Street' },
    },
  }));

/** The third party's call behind the demo layer by state. */
export const demoPoints = {
  success: (points: unknown = buildDemoPoints()): RequestHandler[] => [
    http.get(address, json(points)),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
};
