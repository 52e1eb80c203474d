import { http, HttpResponse, type RequestHandler } from 'msw';

const address = 'https://tiles.openfreemap.org/styles/:name';

const ground = (name: unknown) => ({
  id: 'ground',
  type: 'background',
  paint: { 'background-color': name === 'dark' ? '#12314D' : '#E6F0F9' },
});

/** A square of the map, by its zoom and place. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

/** The square in which a point lies at a zoom. */
export const tileOf = (latitude: number, longitude: number, zoom: number): Tile => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const squares = 2 ** zoom;
  return {
    zoom,
    x: Math.floor((longitude / 360 + 0.5) * squares),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * squares),
  };
};

export const mapStyle = {
  /** Nothing but the ground, so that only markers are to be seen. */
  plain: (): RequestHandler[] => [
    http.get(address, ({ params }) =>
      HttpResponse.json({ version: 8, sources: {}, layers: [ground(params.name)] }),
    ),
  ],
  /** Says which squares the map asks for, and so where it looks and how close. */
  tiled: (onTile: (tile: Tile) => void): RequestHandler[] => [
    http.get(address, ({ params }) =>
      HttpResponse.json({
        version: 8,
        sources: {
          squares: {
            type: 'raster',
            tiles: ['https://tiles.openfreemap.org/squares/{z}/{x}/{y}'],
            tileSize: 512,
          },
        },
        layers: [ground(params.name), { id: 'squares', type: 'raster', source: 'squares' }],
      }),
    ),
    http.get('https://tiles.openfreemap.org/squares/:z/:x/:y', ({ params }) => {
      onTile({ zoom: Number(params.z), x: Number(params.x), y: Number(params.y) });
      return new HttpResponse(null, { status: 204 });
    }),
  ],
};
