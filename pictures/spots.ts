import { at, card, d, disc, discs, line, oval, path, rects, times } from './base/svg.ts';

const BLUE = '#3F8CCB';
const SLATE = '#5B7288';
const CLAY = '#D2643F';
const GOLD = '#E9A23B';
const LEAF = '#5F9138';
const EDGE = '#C9BFAE';

/** The states that have a spot illustration. */
export const SPOTS = ['tickets', 'results', 'bookmarks', 'not-found', 'offline', 'error'] as const;

/** A state that has a spot illustration. */
export type Spot = (typeof SPOTS)[number];

/** The outline of a ticket with its two notches, from 0, 0. */
export function ticketOutline(w: number, h: number, cut: number, notch: number, r: number): string {
  return d`M0 ${r}q0 ${-r} ${r} ${-r}H${cut - notch}a${notch} ${notch} 0 0 0 ${notch * 2} 0H${w - r}q${r} 0 ${r} ${r}V${h - r}q0 ${r} ${-r} ${r}H${cut + notch}a${notch} ${notch} 0 0 0 ${-notch * 2} 0H${r}q${-r} 0 ${-r} ${-r}z`;
}

function stub(x: number, y: number, turn: number, content = '', fill = '#FFFFFF'): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    path(ticketOutline(150, 84, 104, 9, 10), fill, ` stroke="${EDGE}" stroke-width="2"`) +
    line('M104 18V66', EDGE, 2.5, ' stroke-dasharray=".1 8"') +
    content
  }</g>`;
}

const number = (text: string, size = 50) =>
  `<text x="52" y="${42 + size * 0.36}" font-family="Commissioner,Arial,sans-serif" font-weight="750" font-size="${size}" text-anchor="middle" fill="#0B5FA5">${text}</text>`;

const lines = line('M120 30h16M120 42h16M120 54h10', EDGE, 4);

const plant = (x: number, y: number) =>
  at(
    x,
    y,
    path(
      'M0-24C-4-48-20-58-28-58-26-44-16-30 0-24M0-24C4-48 20-58 28-58 26-44 16-30 0-24M0-24C-8-50-4-66 0-74 4-66 8-50 0-24',
      LEAF,
    ) + path('M-15-28h30l-4 28h-22z', CLAY),
  );

const cat = (x: number, y: number) =>
  at(
    x,
    y,
    line('M12-4c14 2 18-8 12-18', GOLD, 5) +
      path('M-14 0c-2-16 2-26 7-32l-2-16 7 6h8l7-6-1 16c6 8 8 20 6 32z', GOLD) +
      path('M6-34c6 8 10 20 9 34H6c2-12 3-24 0-34', '#10243E', ' opacity=".14"'),
    1.2,
  );

const DRAWINGS: Record<Spot, string> = {
  tickets:
    stub(96, 84, -16, '', '#DCE9F2') +
    stub(92, 96, -4, '', '#FBEBD3') +
    stub(92, 112, 8, line('M30 44h44', EDGE, 6, ' stroke-dasharray=".1 14"') + lines) +
    plant(264, 206),
  results:
    stub(62, 96, -8, line('M24 34h56M24 52h36', EDGE, 6) + lines) +
    line('M232 172l34 34', SLATE, 14) +
    disc(204, 144, 42, '#EAF4FA', ` stroke="${BLUE}" stroke-width="10"`) +
    path(
      'M178 150a28 28 0 0 1 20-34',
      'none',
      ' stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"',
    ) +
    disc(192, 146, 4, SLATE) +
    disc(216, 146, 4, SLATE) +
    line('M197 161h14', SLATE, 4),
  bookmarks:
    stub(74, 104, -6, number('7') + lines) +
    path('M196 56h52v104l-26-22-26 22z', CLAY) +
    path('M222 56h26v104l-26-22z', '#10243E', ' opacity=".12"') +
    path('M222 112c-22-14-16-30-7-30 4 0 7 4 7 7 0-3 3-7 7-7 9 0 15 16-7 30', '#FFFFFF') +
    plant(70, 206),
  'not-found':
    path(
      'M56 104q0-10 10-10h84l-8 14 10 12-10 14 10 14-10 14 8 16H66q-10 0-10-10z',
      '#FFFFFF',
      ` stroke="${EDGE}" stroke-width="2"`,
    ) +
    `<text x="98" y="156" font-family="Commissioner,Arial,sans-serif" font-weight="750" font-size="52" text-anchor="middle" fill="#0B5FA5">40</text>` +
    `<g transform="rotate(14 220 130)">${path('M176 84h64q10 0 10 10v64q0 10-10 10h-64l-8-16 10-14-10-14 10-12-8-14z', '#FFFFFF', ` stroke="${EDGE}" stroke-width="2"`)}<text x="212" y="146" font-family="Commissioner,Arial,sans-serif" font-weight="750" font-size="52" text-anchor="middle" fill="#0B5FA5">4</text></g>` +
    cat(160, 212),
  offline:
    path(
      'M92 112a34 34 0 0 1 6-66 46 46 0 0 1 86-6 36 36 0 0 1 50 34 28 28 0 0 1-6 54',
      '#DCE9F2',
    ) +
    path('M92 112h136a28 28 0 0 0 6-38H84a34 34 0 0 0 8 38', '#A5C6DC') +
    stub(
      84,
      128,
      0,
      line('M26 30q26-20 52 0M36 44q16-12 32 0', EDGE, 6) + disc(52, 58, 5, EDGE) + lines,
    ) +
    line('M84 212L226 112', CLAY, 8) +
    plant(266, 206),
  error:
    card(92, 54, 136, 150, 16, BLUE) +
    card(92, 54, 136, 46, 16, '#2A6FA8') +
    rects('#2A6FA8', [[92, 84, 136, 16]]) +
    card(120, 116, 80, 12, 6, '#0F2E4A') +
    path(
      'M128 122h64v28q0 14-16 10t-20 12-24 2z',
      '#FFFFFF',
      ` stroke="${EDGE}" stroke-width="2"`,
    ) +
    line('M140 140h40', EDGE, 4, ' stroke-dasharray=".1 8"') +
    disc(160, 76, 9, GOLD) +
    line('M236 96l20-12M240 118h22M234 74l12-20', CLAY, 6) +
    rects(SLATE, [
      [108, 204, 14, 8],
      [198, 204, 14, 8],
    ]),
};

/** A gentle spot illustration, 320 × 240, for light paper and dark panels alike. */
export function drawSpot(spot: Spot): string {
  const floor = oval(160, 210, 128, 16, SLATE, ' opacity=".18"');
  const glow = disc(160, 116, 104, BLUE, ' opacity=".1"');
  const dust = discs(GOLD, [
    [46, 70, 4],
    [280, 52, 5],
    [292, 128, 3],
  ]);
  const waves = times(1, () => line('M30 52q8-7 16 0t16 0', BLUE, 4, ' opacity=".6"'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">${glow}${floor}${dust}${waves}${DRAWINGS[spot]}</svg>`;
}

const SIGMA = 'M17 20h20v6.5H26.2l7 7.5-7.6 8.6H37.6V49H16.4v-5.4l8.3-9.6-7.7-8.3z';

/** The mark: a ticket stub that carries a sigma. `plate` draws it on a sea tile, for icons. */
export function drawMark(plate: boolean): string {
  const stubShape = ticketOutline(54, 44, 39, 4.5, 7);
  const drawing = plate
    ? card(0, 0, 64, 64, 15, '#0B5FA5') +
      at(5, 10, path(stubShape, '#FFFFFF')) +
      line('M44 20V45', '#9CC3E3', 2.6, ' stroke-dasharray=".1 5.6"') +
      `<g transform="translate(-3.5 -2.5)">${path(SIGMA, '#0B5FA5')}</g>` +
      card(49, 24, 5, 16, 2.5, '#E9A23B')
    : at(1, 7, path(ticketOutline(62, 50, 45, 5, 8), '#0B5FA5')) +
      line('M46 18.5V46.5', '#9CC3E3', 2.8, ' stroke-dasharray=".1 5.8"') +
      `<g transform="translate(-4 -2.5)">${path(SIGMA, '#FFFFFF')}</g>` +
      card(52, 22, 5, 20, 2.5, '#E9A23B');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;
}
