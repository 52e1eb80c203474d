const WIDTH = 60;
const HEIGHT = 40;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const ground = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill);

/** Horizontal bands; a number after a colour is the number of parts it takes. */
const rows = (...bands: [fill: string, parts: number][]): string => {
  const unit = HEIGHT / bands.reduce((sum, [, parts]) => sum + parts, 0);
  let y = 0;
  return bands
    .map(([fill, parts]) => {
      const band = rect(0, Number(y.toFixed(2)), WIDTH, Number((unit * parts).toFixed(2)), fill);
      y += unit * parts;
      return band;
    })
    .join('');
};

const evenRows = (...fills: string[]): string =>
  rows(...fills.map((fill): [string, number] => [fill, 1]));

const columns = (...fills: string[]): string =>
  fills
    .map((fill, index) =>
      rect((index * WIDTH) / fills.length, 0, WIDTH / fills.length, HEIGHT, fill),
    )
    .join('');

/** A cross whose upright is left of the middle, as on Nordic flags. */
const northern = (field: string, cross: string): string =>
  ground(field) + rect(18, 0, 8, HEIGHT, cross) + rect(0, 16, WIDTH, 8, cross);

const greek = (): string => {
  const blue = '#0D5EAF';
  const stripe = HEIGHT / 9;
  const stripes = Array.from({ length: 9 }, (_, index) =>
    rect(
      0,
      Number((index * stripe).toFixed(2)),
      WIDTH,
      Number((stripe + 0.05).toFixed(2)),
      index % 2 ? '#fff' : blue,
    ),
  ).join('');
  const canton = stripe * 5;
  const arm = (canton - stripe) / 2;
  return (
    stripes +
    path(`M0 0h${canton.toFixed(2)}v${canton.toFixed(2)}H0z`, blue) +
    path(
      `M${arm.toFixed(2)} 0h${stripe.toFixed(2)}v${canton.toFixed(2)}h-${stripe.toFixed(2)}z`,
      '#fff',
    ) +
    path(`M0 ${arm.toFixed(2)}h${canton.toFixed(2)}v${stripe.toFixed(2)}H0z`, '#fff')
  );
};

const british = (): string =>
  ground('#012169') +
  '<path d="M0 0l60 40M60 0L0 40" stroke="#fff" stroke-width="8"/>' +
  '<path d="M0 0l30 20M60 40L30 20M60 0L30 20M0 40l30-20" stroke="#C8102E" stroke-width="2.8"/>' +
  '<path d="M30 0v40M0 20h60" stroke="#fff" stroke-width="13"/>' +
  '<path d="M30 0v40M0 20h60" stroke="#C8102E" stroke-width="8"/>';

const cypriot = (): string =>
  ground('#fff') +
  path(
    'M17 19.5c2-1.2 3.4-.6 5-1.8 1.5-1.2 4.6-.6 7-1.5 4.5-1.6 8.6-3.7 14-5.7-1.8 2.3-4.8 3.9-5.4 5.6.8 1.4-1 2.3-3 2.6-1.2 2.5-4 4-7 4.3-1 1-2.5 1.4-3.6.6-2.2.3-5-.3-5.7-1.5-.8-.7-1.9-1.6-1.3-2.6z',
    '#D57800',
  ) +
  '<path d="M29 32c-3.6.2-7-1-8.6-4.6M31 32c3.6.2 7-1 8.6-4.6" fill="none" stroke="#4E5B31" stroke-width="1.1"/>' +
  path(
    'M21 28.5l-2.4.2 1.6 1.6zM23.4 30.6l-2.2 1 2 .9zM39 28.5l2.4.2-1.6 1.6zM36.6 30.6l2.2 1-2 .9z',
    '#4E5B31',
  );

const albanian = (): string => {
  const half =
    'M30 9.5c-1-1.6-2.6-2-4-1.4l.9.9c-1.2-.3-2.3.2-2.7 1.3l1.6.1c-.3.7 0 1.5.8 1.9l1.6.3c.3.7 0 1.2-.6 1.6l-9-3.6 2 2.6-3.4-.4 2.3 2.1-3.2.3 2.6 1.6-2.9.8 2.8 1.1-2.2 1.2 2.8.6-1.6 1.4 3-.1-.9 1.7 2.8-1.2c.6 1.4 1.6 2.4 2.6 3l-2.6 2.2 1-.1-.5 1.6 1.2-1-.1 1.4 1.3-2.1 1.6-.9.3 1-1.4 3.4L30 32.5z';
  return (
    ground('#E41E20') +
    path(half, '#111') +
    `<path d="${half}" fill="#111" transform="matrix(-1 0 0 1 60 0)"/>`
  );
};

const portuguese = (): string =>
  ground('#DA291C') +
  rect(0, 0, 24, HEIGHT, '#046A38') +
  '<circle cx="24" cy="20" r="8" fill="none" stroke="#FFE900" stroke-width="2"/>' +
  path('M19.5 14.5h9v6.6a4.5 4.5 0 0 1-9 0z', '#DA291C') +
  path('M21.2 16.2h5.6v4.9a2.8 2.8 0 0 1-5.6 0z', '#fff') +
  path(
    'M23.2 17.2h1.6v1.7h-1.6zM21.6 19.3h1.4v1.6h-1.4zM25 19.3h1.4v1.6H25zM23.2 21.2h1.6v1.6h-1.6z',
    '#003087',
  );

const flags: Record<string, () => string> = {
  GR: greek,
  CY: cypriot,
  IT: () => columns('#009246', '#fff', '#CE2B37'),
  FR: () => columns('#002395', '#fff', '#ED2939'),
  DE: () => evenRows('#000', '#D00', '#FFCE00'),
  ES: () => rows(['#AA151B', 1], ['#F1BF00', 2], ['#AA151B', 1]),
  PT: portuguese,
  GB: british,
  BG: () => evenRows('#fff', '#00966E', '#D62612'),
  AL: albanian,
  RO: () => columns('#002B7F', '#FCD116', '#CE1126'),
  NL: () => evenRows('#AE1C28', '#fff', '#21468B'),
  BE: () => columns('#000', '#FAE042', '#ED2939'),
  AT: () => evenRows('#ED2939', '#fff', '#ED2939'),
  CH: () => ground('#DA291C') + path('M26 8h8v8h8v8h-8v8h-8v-8h-8v-8h8z', '#fff'),
  SE: () => northern('#006AA7', '#FECC02'),
  DK: () => northern('#C8102E', '#fff'),
  IE: () => columns('#169B62', '#fff', '#FF883E'),
  PL: () => evenRows('#fff', '#DC143C'),
  CZ: () => evenRows('#fff', '#D7141A') + path('M0 0l30 20L0 40z', '#11457E'),
};

/** The countries whose flags can be drawn, by ISO 3166-1 code. */
export const FLAGS = Object.keys(flags);

/** A country's flag in two by three, simplified to what is visible at the size of a card. */
export const drawFlag = (code: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${flags[code]?.() ?? ground('#888')}</svg>\n`;
