import { INK, OLIVE, PAPER, SAFFRON, TERRACOTTA, WOOD } from '#pictures/base/stage.ts';
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
import { livedIn, pendants, room, view, type Interior } from './room.ts';
import { cat, pot } from '#pictures/parts/nature.ts';
import { person } from '#pictures/parts/people.ts';
import { car } from '#pictures/parts/street.ts';
import type { SceneKind } from '#pictures/parts/symbols.ts';
import { laidTable, rushChair, shelves, windowContents } from '#pictures/parts/windows.ts';

const taverna: Interior = (s) =>
  room(s, 'tiles') +
  times(
    3,
    (i) =>
      oval(96 + i * 62, 92, 30, 30, s.c(WOOD)) +
      oval(96 + i * 62, 92, 21, 21, s.c('#8B5E3A')) +
      disc(96 + i * 62, 104, 4, s.c(INK)),
  ) +
  rects(s.c('#7A573A'), [[56, 122, 206, 10]]) +
  view(s, 330, 56, 110, 124) +
  shelves(s, 490, 60, 120, 120, 3) +
  pendants(s, 4, 56) +
  times(3, (i) => {
    const x = 120 + i * 200;
    const y = 340 + (i % 2) * 36;
    return rushChair(s, x - 84, y) + rushChair(s, x + 84, y, -1) + laidTable(s, x, y, 1.1);
  }) +
  person(s, 220, 330, 150, true) +
  (s.random() < 0.5 ? cat(s, 590, 392, 1.2) : '');

const gym: Interior = (s) => {
  const rack = (x: number) =>
    line(d`M${x} 350v-190M${x + 120} 350v-190M${x} 162h120`, s.c(INK), 8) +
    line(d`M${x - 40} 226h200`, s.c('#C3CCD3'), 6) +
    rects(s.c(s.accent), [
      [x - 34, 186, 14, 80],
      [x + 140, 186, 14, 80],
    ]) +
    rects(s.c(s.second), [
      [x - 46, 198, 11, 56],
      [x + 155, 198, 11, 56],
    ]) +
    rects(s.c(WOOD), [[x + 10, 318, 100, 14]]) +
    line(d`M${x + 24} 348v-18M${x + 96} 348v-18`, s.c(INK), 6);
  const dumbbells = times(6, (i) => {
    const x = 360 + i * 40;
    return rects(s.c(INK), [
      [x, 300, 9, 24],
      [x + 21, 300, 9, 24],
      [x + 9, 309, 12, 6],
    ]);
  });
  return (
    room(s, 'plain') +
    view(s, 60, 40, 150, 130) +
    view(s, 250, 40, 150, 130) +
    view(s, 440, 40, 150, 130) +
    rack(90) +
    rects(s.c('#5C6A78'), [
      [346, 326, 254, 8],
      [360, 334, 8, 40],
      [578, 334, 8, 40],
    ]) +
    dumbbells +
    disc(330, 366, 30, s.c(s.second)) +
    disc(322, 356, 9, '#FFFFFF', ' opacity=".25"') +
    person(s, 470, 384, 184)
  );
};

const pool: Interior = (s) => {
  const ropes = range(4, (i) => d`M${214 + i * 71} 200L${-20 + i * 226} 400`).join('');
  return (
    rects(s.c(mix(s.wall, '#FFFFFF', 0.4)), [[0, 0, 640, 200]]) +
    times(5, (i) => view(s, 26 + i * 122, 46, 96, 106)) +
    bars('M0 16H640', s.c(s.accent), 14, 60, 62) +
    rects(s.c('#E9DFCF'), [[0, 178, 640, 222]]) +
    path('M136 194H504L760 400H-120z', s.c('#FFFFFF')) +
    path('M144 200H496L730 400H-90z', s.c('#4CB2D6')) +
    path('M200 200h60L120 400H0zM360 200h50l90 200H400z', '#FFFFFF', ' opacity=".2"') +
    line(
      range(
        14,
        () => d`M${s.random.whole(100, 520)} ${s.random.whole(216, 392)}q8 5 16 0t16 0`,
      ).join(''),
      '#DDF2F8',
      2.5,
    ) +
    `<path d="${ropes}" fill="none" stroke="#FFFFFF" stroke-width="6"/><path d="${ropes}" fill="none" stroke="${s.c(TERRACOTTA)}" stroke-width="6" stroke-dasharray="12 12"/>` +
    at(
      300,
      320,
      oval(0, 14, 12, 20, s.skin()) +
        disc(0, -6, 12, s.c(SAFFRON)) +
        line('M-16 26q16 10 32 0', '#FFFFFF', 3),
      1.2,
    ) +
    rects(s.c(PAPER), [
      [200, 182, 30, 18],
      [271, 182, 30, 18],
      [342, 182, 30, 18],
      [413, 182, 30, 18],
    ]) +
    person(s, 590, 330, 150)
  );
};

const garage: Interior = (s) =>
  room(s, 'plain') +
  view(s, 440, 50, 150, 110) +
  rects(s.c(mix(s.accent, INK, 0.2)), [[40, 60, 130, 100]]) +
  line('M60 80v50M84 80v36M108 80v56M132 80v30', s.c('#D8DEE3'), 6) +
  discs(s.c('#D8DEE3'), [
    [60, 80, 8],
    [84, 80, 8],
    [108, 80, 8],
    [132, 80, 8],
  ]) +
  rects(s.c(SAFFRON), [
    [150, 110, 14, 250],
    [470, 110, 14, 250],
    [140, 352, 34, 10],
    [460, 352, 34, 10],
    [164, 226, 306, 10],
  ]) +
  car(s, 200, 230, s.second, 1.45) +
  person(s, 330, 384, 140, true) +
  rects(s.c(TERRACOTTA), [[540, 290, 70, 90]]) +
  bars('M575 294v84', s.c('#8C3423'), 62, 3, 17) +
  times(
    2,
    (i) => oval(70, 372 - i * 24, 40, 13, s.c(INK)) + oval(70, 369 - i * 24, 18, 5, s.c('#5C6A78')),
  );

/** A reading room with lamps. */
const library: Interior = (s) =>
  room(s, 'wood') +
  shelves(s, 20, 20, 220, 262, 4, true) +
  shelves(s, 400, 20, 220, 262, 4, true) +
  rects(s.c('#7A573A'), [
    [12, 12, 8, 278],
    [240, 12, 8, 278],
    [392, 12, 8, 278],
    [620, 12, 8, 278],
  ]) +
  view(s, 268, 50, 104, 150) +
  person(s, 210, 372, 150) +
  rects(s.c(WOOD), [
    [110, 318, 420, 14],
    [130, 332, 12, 68],
    [498, 332, 12, 68],
  ]) +
  path('M110 332h420v8H110z', INK, ' opacity=".2"') +
  times(2, (i) => {
    const x = 240 + i * 170;
    return (
      disc(x, 300, 46, '#FFE9B0', ' opacity=".3"') +
      line(d`M${x} 318v-36`, s.c('#C9A063'), 4) +
      path(d`M${x - 30} 284q2-18 30-18t30 18z`, s.c(OLIVE)) +
      rects(s.c('#C9A063'), [[x - 14, 314, 28, 5]])
    );
  }) +
  rects(s.c(s.accent), [[310, 308, 44, 10]]) +
  rects(s.c(s.second), [[316, 298, 40, 10]]) +
  path('M440 316q16-10 32 0 16-10 32 0v-12q-16-10-32 0-16-10-32 0z', s.c(PAPER)) +
  person(s, 572, 392, 172);

/** A stage seen from the seats. */
const theatre: Interior = (s) => {
  const red = s.c('#A33A34');
  const folds = (x: number) =>
    range(4, (i) => d`M${x + i * 26} 40q8 130 0 230h12q6-110 0-230z`).join('');
  return (
    rects(s.c('#3A1F2B'), [[0, 0, 640, 400]]) +
    rects(s.c(mix(s.accent, INK, 0.4)), [[110, 40, 420, 220]]) +
    path('M300 40h40L470 262H170z', '#FFF1C4', ' opacity=".35"') +
    oval(320, 258, 150, 16, '#FFF1C4', ' opacity=".45"') +
    rects(s.c('#C9986A'), [[90, 258, 460, 22]]) +
    rects(s.c('#8B5E3A'), [[90, 272, 460, 10]]) +
    person(s, 290, 262, 120) +
    person(s, 362, 262, 116) +
    rects(red, [
      [60, 30, 130, 240],
      [450, 30, 130, 240],
    ]) +
    path(folds(70) + folds(462), INK, ' opacity=".2"') +
    path('M40 0H600V52q-40 26-80 0t-80 0-80 0-80 0-80 0-80 0-80 0z', s.c('#8C2F2C')) +
    line('M40 50q40 26 80 0t80 0 80 0 80 0 80 0 80 0 80 0', s.c(SAFFRON), 4) +
    times(
      3,
      (row) =>
        times(9, (i) =>
          card(
            i * 78 - (row % 2) * 36 - 10,
            300 + row * 36,
            64,
            54,
            16,
            s.c(mix('#7A2B33', INK, row * 0.16)),
          ),
        ) +
        times(4 - row, (i) => {
          const x = 62 + i * 156 - (row % 2) * 36 + s.random.whole(0, 1) * 78;
          return disc(x, 296 + row * 36, 14, s.hair());
        }),
    )
  );
};

/** A bedroom with a view. */
const guesthouse: Interior = (s) =>
  room(s, 'wood') +
  view(s, 60, 50, 130, 170) +
  rects(s.c(s.second), [
    [22, 42, 34, 186],
    [194, 42, 34, 186],
  ]) +
  bars('M39 48v174M211 48v174', s.c(mix(s.second, INK, 0.25)), 24, 2.5, 8) +
  card(290, 150, 300, 120, 12, s.c(WOOD)) +
  rects(s.c('#8B5E3A'), [
    [290, 320, 10, 40],
    [580, 320, 10, 40],
  ]) +
  path('M280 364h320l-20 14H262z', INK, ` opacity="${s.shadow}"`) +
  card(284, 236, 312, 96, 14, s.c('#FFFFFF')) +
  path('M284 268q80 14 156 0t156 0v50q0 14-14 14H298q-14 0-14-14z', s.c(s.accent)) +
  bars('M296 300H586', s.c(mix(s.accent, '#FFFFFF', 0.35)), 60, 5, 22) +
  card(312, 212, 110, 44, 16, s.c(PAPER)) +
  card(456, 212, 110, 44, 16, s.c(PAPER)) +
  card(384, 60, 100, 64, 3, s.c('#FFFFFF')) +
  path('M392 110q24-34 44-12t40-20v38h-84z', s.c('#7FB2D0')) +
  disc(456, 82, 8, s.c(SAFFRON)) +
  pot(s, 120, 226, 0.7) +
  (s.random() < 0.6 ? cat(s, 470, 268, 0.9) : '') +
  card(60, 326, 84, 56, 8, s.c(TERRACOTTA)) +
  line('M88 326v-12h28v12M76 326v56M128 326v56', s.c('#7A2F1B'), 4);

/** Rooms for leisure, travel and culture. */
export const INTERIORS_LEISURE: Partial<Record<SceneKind, Interior>> = {
  taverna,
  gym,
  pool,
  garage,
  library,
  theatre,
  guesthouse,
  district: (s) =>
    room(s, 'wood') +
    view(s, 80, 50, 160, 140) +
    windowContents('doctor', s, 320, 120, 240, 160) +
    livedIn(s),
};
