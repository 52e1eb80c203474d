import { INK, OLIVE, SEA, SHADE, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
import { at, card, disc, line, mix, path, rects } from '#pictures/base/svg.ts';

const cross = (fill: string) => path('M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6z', fill);

const SYMBOLS = {
  pharmacy: cross,
  'health-centre': (fill: string) =>
    path('M0 16C-26-2-18-18-8-18-3-18 0-14 0-11 0-14 3-18 8-18 18-18 26-2 0 16', fill),
  kep: (fill: string) => path('M-18-11H18v6a5 5 0 0 0 0 10v6H-18V5a5 5 0 0 0 0-10z', fill),
  'tax-office': (fill: string) =>
    path(
      'M-18-8L0-18 18-8v3H-18zM-14-2h5v13h-5zM-2.5-2h5v13h-5zM9-2h5v13H9zM-18 13H18v5H-18z',
      fill,
    ),
  district: (fill: string) => path('M-16-2L0-18 16-2V17H4V6H-4V17H-16z', fill),
  diagnostics: (fill: string) =>
    path('M-6-18H6v4H4v8L15 13q2 5-4 5H-11q-6 0-4-5L-4-6v-8h-2z', fill),
  doctor: (fill: string) =>
    line('M-12-16V-6a9 9 0 0 0 18 0V-16M-3 3v6a9 9 0 0 0 17 0V5', fill, 4) + disc(14, 1, 5, fill),
  dentist: (fill: string) =>
    path(
      'M-11-17c5-3 8 1 11 1s6-4 11-1c8 5 3 15 1 20s-2 15-6 15-3-12-6-12-2 12-6 12-4-10-6-15-7-15 1-20',
      fill,
    ),
  hairdresser: (fill: string) =>
    line('M-8 4L10-18M8 4L-10-18', fill, 4) +
    line('M-10 3a6 6 0 1 0 .1 0M10 3a6 6 0 1 0 .1 0', fill, 4),
  barber: (fill: string) =>
    path(
      'M-17-3C-12-12-4-10 0-5 4-10 12-12 17-3 20 2 24-2 22-4 22 6 8 10 0 2-8 10-22 6-22-4-24-2-20 2-17-3',
      fill,
    ),
  taverna: (fill: string) =>
    path(
      'M-14-18h4v10h2v-10h3v10h2v-10h4v12q0 5-5 6v18h-5V0q-5-1-5-6zM9-18q8 4 6 18h-4v18H6v-34q1-2 3-2',
      fill,
    ),
  gym: (fill: string) =>
    rects(fill, [
      [-20, -4, 3, 8],
      [-16, -9, 5, 18],
      [-10, -13, 5, 26],
      [-5, -3, 10, 6],
      [5, -13, 5, 26],
      [11, -9, 5, 18],
      [17, -4, 3, 8],
    ]),
  pool: (fill: string) => line('M-18-6q6-7 12 0t12 0 12 0M-18 6q6-7 12 0t12 0 12 0', fill, 4.5),
  vet: (fill: string) =>
    path('M0-2c8 0 14 9 12 15-2 5-7 3-12 3s-10 2-12-3C-14 7-8-2 0-2', fill) +
    disc(-13, -5, 4.5, fill) +
    disc(13, -5, 4.5, fill) +
    disc(-5.5, -13, 5, fill) +
    disc(5.5, -13, 5, fill),
  'telecom-store': (fill: string) =>
    path(
      'M-9-18H9q3 0 3 3V15q0 3-3 3H-9q-3 0-3-3V-15q0-3 3-3M-8-13V9H8V-13z',
      fill,
      ' fill-rule="evenodd"',
    ),
  garage: (fill: string) =>
    path('M-4-18a11 11 0 0 1 11 15L18 9a6 6 0 0 1-9 9L-3 6A11 11 0 0 1-17-7l7 7 6-2 2-6z', fill),
  library: (fill: string) =>
    path('M0-10C-5-15-14-15-19-13V11C-14 9-5 9 0 14 5 9 14 9 19 11V-13C14-15 5-15 0-10', fill),
  theatre: (fill: string) =>
    path(
      'M-15-16Q0-10 15-16C18 4 12 18 0 18S-18 4-15-16M-10-4q4-4 7 0-4 2-7 0M3-4q4-4 7 0-4 2-7 0M-7 6Q0 14 7 6 0 8-7 6',
      fill,
      ' fill-rule="evenodd"',
    ),
  guesthouse: (fill: string) =>
    line('M-8-8a7 7 0 1 0 .1 0M-3 3L14-14M8-8l6 6M13-13l4 4', fill, 4.5),
  'ferry-office': (fill: string) =>
    disc(0, -14, 5, fill) + line('M0-10V16M-8-4H8M-16 4q1 12 16 13 15-1 16-13', fill, 4.5),
} satisfies Record<string, (fill: string) => string>;

/** The kinds of places that can be drawn, which are also the kinds of the sample organisations. */
export const SCENE_KINDS = Object.keys(SYMBOLS) as SceneKind[];

export type SceneKind = keyof typeof SYMBOLS;

/** The sign of a kind of place, about 40 × 40 around 0, 0. */
const symbol = (kind: SceneKind, fill: string) => SYMBOLS[kind](fill);

const TRADE: Partial<Record<SceneKind, string>> = {
  pharmacy: OLIVE,
  kep: SEA,
  'tax-office': INK,
  'health-centre': TERRACOTTA,
};

/** The colour that identifies a kind of place from afar. */
export const tradeColor = (s: Stage, kind: SceneKind): string => TRADE[kind] ?? s.accent;

/** A round or square sign that juts out of the wall. */
export function sign(s: Stage, kind: SceneKind, x: number, y: number, radius = 26): string {
  const color = tradeColor(s, kind);
  const on = s.lit || s.door?.shut;
  const corner = kind === 'pharmacy' ? 8 : radius;
  const plate = (shift: number, fill: string, extra?: string) =>
    card(x - radius + shift, y - radius + shift, radius * 2, radius * 2, corner, fill, extra);
  return (
    plate(6, INK, SHADE) +
    (on ? disc(x, y, radius * 1.7, mix(color, '#FFFFFF', 0.5), ' opacity=".22"') : '') +
    plate(0, on ? color : s.c(color)) +
    at(x, y, symbol(kind, '#FFFFFF'), radius / 30)
  );
}
