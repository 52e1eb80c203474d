import type { SceneKind } from '#pictures/base/kinds.ts';
import { cat, pot } from '#pictures/parts/nature.ts';
import { person } from '#pictures/parts/people.ts';
import { room, view } from './room.ts';
import { INK, OLIVE, PAPER, SAFFRON, TERRACOTTA, WOOD, type Stage } from '#pictures/base/stage.ts';
import {
  bars,
  card,
  d,
  disc,
  line,
  mix,
  oval,
  path,
  range,
  rects,
  times,
} from '#pictures/base/svg.ts';
import { shelves } from '#pictures/parts/windows.ts';
type Interior = (s: Stage, kind: SceneKind) => string;

/** A reading room with lamps. */
export const library: Interior = (s) =>
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
export const theatre: Interior = (s) => {
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
export const guesthouse: Interior = (s) =>
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
