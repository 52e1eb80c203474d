import {
  INK,
  OLIVE,
  PAPER,
  SAFFRON,
  SEA,
  TERRACOTTA,
  WOOD,
  type Stage,
} from '#pictures/base/stage.ts';
import {
  d,
  at,
  bars,
  card,
  disc,
  discs,
  line,
  mix,
  oval,
  path,
  range,
  rects,
  times,
} from '#pictures/base/svg.ts';

/** Draws objects standing on y = 0. */
export type Still = (s: Stage) => string;

/** The slanting shadow of an object on a table. */
export const shadow = (s: Stage, x: number, w: number) =>
  path(d`M${x - w / 2} 0h${w}l60 26h${-w}z`, INK, ` opacity="${s.shadow}"`);

/** A bottle with a label. */
export const bottle = (s: Stage, x: number, w: number, h: number, color: string, cap: string) =>
  shadow(s, x, w) +
  card(x - w / 2, -h, w, h, w * 0.2, s.c(color)) +
  rects(s.c(cap), [[x - w * 0.28, -h - w * 0.3, w * 0.56, w * 0.36]]) +
  rects(s.c(PAPER), [[x - w / 2, -h * 0.66, w, h * 0.4]]) +
  path(
    d`M${x + w * 0.18} ${-h}h${w * 0.12}q${w * 0.2} 0 ${w * 0.2} ${w * 0.2}V-8q0 8-8 8h${-w * 0.24}z`,
    INK,
    ' opacity=".12"',
  );

/** A glass with a drink. */
export const glass = (s: Stage, x: number, w: number, h: number, drink: string, level = 0.7) =>
  shadow(s, x, w * 0.8) +
  path(d`M${x - w / 2} ${-h}h${w}L${x + w * 0.4} 0h${-w * 0.8}z`, '#FFFFFF', ' opacity=".55"') +
  path(
    d`M${x - w * 0.46} ${-h * level}h${w * 0.92}L${x + w * 0.4} 0h${-w * 0.8}z`,
    s.c(drink),
    ' opacity=".9"',
  ) +
  path(
    d`M${x - w * 0.3} ${-h}h${w * 0.14}L${x - w * 0.2} 0h${-w * 0.08}z`,
    '#FFFFFF',
    ' opacity=".5"',
  );

/** Papers, a stamp and pens. */
export const papers: Still = (s) =>
  path('M150 4h220l34 40H130z', '#FFFFFF') +
  bars('M180 14h150M176 24h170', s.c('#C9BFAE'), 3, 60, 8) +
  shadow(s, 250, 70) +
  rects(s.c(s.accent), [[214, -26, 76, 26]]) +
  path('M236-26q-6-30 2-50a16 20 0 1 1 28 0q8 20 2 50z', s.c(WOOD)) +
  disc(252, -84, 16, s.c(mix(WOOD, '#FFFFFF', 0.2))) +
  shadow(s, 440, 54) +
  card(414, -78, 54, 78, 6, s.c(s.second)) +
  line('M428-74l-8-50M444-74v-62M456-74l12-44', s.c(INK), 6) +
  line('M444-120v-16', s.c(SAFFRON), 6);

/** A laid table. */
export const taverna: Still = (s) =>
  path('M-200-2L900-2 1000 140H-260z', s.c(PAPER)) +
  range(9, (i) =>
    path(
      d`M${-60 + i * 92} -2h30l${20 + (i - 4) * 16} 120h-44z`,
      s.c(mix(s.accent, '#FFFFFF', 0.35)),
    ),
  ).join('') +
  bars('M320 12V120', s.c(s.accent), 800, 12, 26).replace('/>', ' opacity=".28"/>') +
  oval(226, 34, 118, 26, INK, ` opacity="${s.shadow}"`) +
  oval(220, 26, 116, 26, '#FFFFFF') +
  oval(220, 24, 84, 17, s.c('#EFE6D8')) +
  discs(s.c(OLIVE), [
    [170, 16, 14],
    [198, 8, 15],
    [226, 18, 15],
    [200, 26, 14],
  ]) +
  discs(s.c('#5B2A4B'), [
    [250, 10, 14],
    [262, 26, 13],
  ]) +
  path('M276 22a22 22 0 0 1 42-10z', s.c(SAFFRON)) +
  shadow(s, 420, 70) +
  path('M384 8q-14-70 18-100v-44h44v44q32 30 18 100z', '#CFE6EF', ' opacity=".85"') +
  path('M382 8q-10-44 4-66h76q14 22 4 66z', s.c(s.random.pick(['#C9A03F', '#8C2F3B']))) +
  at(500, 14, glass(s, 0, 46, 64, '#E9C873', 0.6));

/** Comb, brush and scissors. */
export const salon: Still = (s) =>
  at(0, 0, glass(s, 250, 96, 120, '#CFE6EF', 0.8)) +
  line('M228-60L204-190M252-60v-150', s.c(s.second), 9) +
  bars('M204-190l6 34', s.c(INK), 26, 3, 4) +
  card(236, -226, 34, 70, 14, s.c(s.accent)) +
  line('M340-8L470-96M350-96L460 0', s.c('#9FB0BC'), 10) +
  line('M336 0a22 22 0 1 0 .1 0M466 4a22 22 0 1 0 .1 0', s.c(INK), 9) +
  disc(404, -48, 5, s.c(INK)) +
  bottle(s, 160, 60, 110, s.accent, INK);

/** Test tubes in a rack. */
export const tubes: Still = (s) =>
  shadow(s, 270, 240) +
  times(
    5,
    (i) =>
      card(174 + i * 42, -150, 26, 130, 13, '#FFFFFF', ' opacity=".85"') +
      card(
        174 + i * 42,
        -96 + s.random.whole(0, 40),
        26,
        50,
        13,
        s.c([TERRACOTTA, SAFFRON, SEA, '#8C3B4A', OLIVE][i] as string),
      ),
  ) +
  rects(s.c(WOOD), [
    [150, -84, 240, 18],
    [150, -16, 240, 16],
    [150, -84, 12, 84],
    [378, -84, 12, 84],
  ]) +
  at(0, 0, bottle(s, 470, 70, 90, '#DCE9F2', s.accent));

export const stethoscope: Still = (s) =>
  line('M190-150q-60 110 20 140t90-60 90-30 40 90', s.c(INK), 11) +
  line('M190-150q60 30 60-30', s.c('#9FB0BC'), 7) +
  disc(430, 4, 32, s.c('#9FB0BC')) +
  disc(430, 4, 22, s.c(s.accent)) +
  bottle(s, 130, 56, 84, TERRACOTTA, PAPER) +
  path('M250 30h150l20 30H240z', '#FFFFFF');

/** Toothbrushes and a tooth. */
export const dentist: Still = (s) =>
  glass(s, 230, 90, 110, '#BFE0EE', 0.55) +
  line('M214-40L196-190', s.c(s.accent), 11) +
  bars('M190-206l5 40', '#FFFFFF', 30, 4, 2) +
  line('M250-40l22-140', s.c(s.second), 11) +
  bars('M275-200l-5 40', '#FFFFFF', 30, 4, 2) +
  shadow(s, 410, 80) +
  path(
    'M364-120c22-14 32 4 46 4s24-18 46-4c32 20 12 60 6 78s-8 42-22 42-14-46-30-46-16 46-30 46-16-24-22-42-26-58 6-78',
    '#FFFFFF',
  ) +
  path('M440-126c38 8 30 64 22 84s-8 42-22 42c10-40 24-90 0-126', INK, ' opacity=".1"');
