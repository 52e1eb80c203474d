import { queue, servingDisplay } from '#pictures/parts/people.ts';
import { door, shutters, sky } from '#pictures/parts/street.ts';
import { bougainvillea, cat, pot, sea, vine } from '#pictures/parts/nature.ts';
import { sign } from './facade.ts';
import { INK, OLIVE, PAPER, SEA, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
import {
  at,
  bars,
  card,
  d,
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

/** A rush-bottomed taverna chair, from the side. */
export function rushChair(s: Stage, x: number, y: number, facing = 1): string {
  const wood = s.c(s.second === INK ? SEA : s.second);
  return at(
    x,
    y,
    line('M-16 0v-84M16 0v-38', wood, 5) +
      line('M-16-62H-14M-16-78H-12M-16-14H16', wood, 3.5) +
      card(-19, -44, 40, 8, 3, s.c('#D9B36C')),
    facing,
    1,
  );
}

/** A table with a cloth, a carafe, glasses and a plate. */
export function laidTable(s: Stage, x: number, y: number, size = 1): string {
  const check = s.c(mix(s.accent, '#FFFFFF', 0.25));
  return at(
    x,
    y,
    oval(0, 2, 70, 6, INK, ` opacity="${s.shadow}"`) +
      line('M-40 0L-34-56M40 0L34-56', s.c('#7A573A'), 5) +
      path('M-62-66H62l6 30q-20 8-34 0t-34 0-34 0-34 0z', s.c(PAPER)) +
      bars('M-64-56H64', check, 18, 9, 9) +
      path('M-62-66H62l2 8H-64z', s.c('#FFFFFF')) +
      oval(-20, -68, 22, 4.5, s.c('#FFFFFF')) +
      discs(s.c(OLIVE), [
        [-28, -71, 4],
        [-20, -72, 4],
        [-13, -71, 4],
      ]) +
      disc(-24, -73, 3.5, s.c(TERRACOTTA)) +
      path('M14-68q-4-12 2-18v-14h10v14q6 6 2 18z', '#CFE6EF', ' opacity=".9"') +
      path('M14-68q-3-8 0-13h14q3 5 0 13z', s.c('#C9A03F')) +
      path('M40-68l-3-16h13l-3 16z', '#E4F1F6', ' opacity=".9"'),
    size,
  );
}

/** A table under a vine in front of a low house. */
export function tavernaGarden(s: Stage): string {
  const bySea = s.random() < 0.45;
  const tables = s.random.whole(2, 3);
  const step = 470 / tables;
  const bulbs =
    s.lit && !s.door?.shut
      ? line('M20 96q150 60 300 8t300 10', s.c(INK), 1.5) +
        discs(
          '#FFE3A0',
          range(11, (i) => [50 + i * 54, 112 + Math.abs(Math.sin(i * 1.05)) * 16, 6] as const),
        )
      : '';
  return (
    sky(s) +
    (bySea
      ? sea(s, 214, 130)
      : rects(s.c(s.wall), [[0, 70, 640, 275]]) +
        path('M0 70h640v26H0z', INK, ` opacity="${s.shadow * 0.5}"`) +
        times(2, (i) => shutters(s, 120 + i * 330, 160, 52, 84, s.second)) +
        door(s, 292, 176, 64, 166, s.second)) +
    rects(s.c('#DCCDB4'), [[0, 340, 640, 60]]) +
    path('M0 340h640v6H0z', s.c('#C9B796')) +
    path(d`M60 400L150 346h90L190 400zM360 400L410 346h110L470 400z`, INK, ' opacity=".08"') +
    rects(s.c('#7A573A'), [
      [30, 70, 12, 280],
      [598, 70, 12, 280],
    ]) +
    vine(s, -10, 60, 660) +
    bulbs +
    queue(s, 380, 352, 96, 27) +
    times(tables, (i) => {
      const x = 120 + step * (i + 0.2);
      const y = 372 + (i % 2) * 12;
      return (
        rushChair(s, x - 84, y - 6) + rushChair(s, x + 84, y - 6, -1) + laidTable(s, x, y, 1.05)
      );
    }) +
    (s.random() < 0.6 ? cat(s, 566, 386, 1.1) : pot(s, 580, 384, 1.3)) +
    (s.random() < 0.5 ? bougainvillea(s, 4, 66, 110, 120) : '') +
    sign(s, 'taverna', 70, 152, 28) +
    servingDisplay(s, 72, 210, 54)
  );
}
