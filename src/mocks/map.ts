import { http, HttpResponse } from 'msw';
import { json } from './mock.ts';

/** A map with nothing but the ground, so that only markers are visible. */
export const mapStyle = [
  http.get('https://tiles.openfreemap.org/styles/:name', ({ params }) =>
    HttpResponse.json({
      version: 8,
      sources: {},
      layers: [
        {
          id: 'ground',
          type: 'background',
          paint: { 'background-color': params.name === 'dark' ? '#12314D' : '#E6F0F9' },
        },
      ],
    }),
  ),
];

/** Points around Leicester, in the third party's format. */
export const buildDemoPoints = () =>
  Array.from({ length: 12 }, (_, index) => ({
    id: 1000 + index,
    category: 'bicycle-theft',
    location: {
      latitude: String(52.63 + (index % 4) * 0.006),
      longitude: String(-1.15 + Math.floor(index / 4) * 0.01),
      street: { id: index, name: 'On or near High Street' },
    },
  }));

export const demoPoints = [
  http.get('https://data.police.uk/api/crimes-street/all-crime', json(buildDemoPoints())),
];
