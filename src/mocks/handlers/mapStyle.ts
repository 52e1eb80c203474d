import { http, HttpResponse, type RequestHandler } from 'msw';

/** The style of the public map: nothing but the ground, so that only markers are to be seen. */
export const mapStyle = {
  plain: (): RequestHandler[] => [
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
  ],
};
