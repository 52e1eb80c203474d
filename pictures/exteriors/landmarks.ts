import {
  INK,
  OLIVE,
  PAPER,
  SAFFRON,
  SEA,
  SHADE,
  TERRACOTTA,
  WOOD,
  type Stage,
} from '#pictures/base/stage.ts';
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
import { cat, pot, sea, tree, vine } from '#pictures/parts/nature.ts';
import { display, queue, servingDisplay } from '#pictures/parts/people.ts';
import {
  awning,
  bicycle,
  door,
  ground,
  lamp,
  roller,
  shutters,
  sky,
} from '#pictures/parts/street.ts';
import { sign, type SceneKind } from '#pictures/parts/symbols.ts';
import { laidTable, rushChair } from '#pictures/parts/windows.ts';

/** The water of a pool with lanes and swimmers, seen from the end of the lanes. */
export function basin(s: Stage): string {
  const lanes = s.random.whole(4, 6);
  const ropes = range(lanes - 1, (i) => {
    const share = (i + 1) / lanes;
    return d`M${150 + 340 * share} 196L${-60 + 760 * share} 400`;
  }).join('');
  const swimmer = (y: number) => {
    const lane = s.random.whole(0, lanes - 1);
    const depth = (y - 190) / 210;
    const share = (lane + 0.5) / lanes;
    return at(
      (150 + 340 * share) * (1 - depth) + (-60 + 760 * share) * depth,
      y,
      line('M-12 16q12 8 24 0M-16 24q16 10 32 0', '#FFFFFF', 2.5, ' opacity=".8"') +
        oval(0, 8, 8, 14, s.skin()) +
        disc(0, -6, 8, s.c([TERRACOTTA, SAFFRON, INK][lane % 3] as string)),
      0.8 + depth,
    );
  };
  const waves = range(
    16,
    () => d`M${s.random.whole(120, 500)} ${s.random.whole(214, 392)}q8 5 16 0t16 0`,
  );
  return (
    rects(s.c('#EADFCC'), [[0, 186, 640, 214]]) +
    path('M144 190H496L720 400H-80z', s.c('#FFFFFF')) +
    path('M150 196H490L700 400H-60z', s.c('#3FA7CF')) +
    line(waves.join(''), '#BFE6F2', 2.5, ' opacity=".7"') +
    line(ropes, '#FFFFFF', 5) +
    line(ropes, s.c(s.accent), 5, ' stroke-dasharray="12 14"') +
    rects(
      s.c(PAPER),
      range(lanes, (i) => [150 + (340 / lanes) * (i + 0.5) - 13, 176, 26, 16]),
    ) +
    (s.door?.shut ? '' : swimmer(240) + swimmer(316))
  );
}

export const openPool = (s: Stage): string =>
  sky(s) +
  path('M0 190V120q90-40 190-16t220-22 230 22v86z', s.far) +
  rects(s.c(s.wall), [[0, 130, 180, 62]]) +
  rects(
    s.glass,
    range(5, (i) => [14 + i * 33, 144, 22, 34]),
  ) +
  rects(s.c(s.accent), [[0, 122, 190, 10]]) +
  basin(s) +
  servingDisplay(s, 156, 106, 46) +
  queue(s, 202, 198, 58, 19) +
  path('M546 236l54-60 54 60z', s.c(s.accent)) +
  path('M582 236l18-60 18 60z', s.c(PAPER)) +
  line('M600 176v112', s.c(WOOD), 4) +
  tree(s, 224, 194, 0.5) +
  tree(s, 590, 190, 0.55) +
  sign(s, 'pool', 96, 96, 24);

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
        times(2, (i) => shutters(s, 120 + i * 330, 160, 52, 84, s.second)) +
        door(s, 292, 176, 64, 166, s.second)) +
    rects(s.c('#DCCDB4'), [[0, 340, 640, 60]]) +
    path('M0 340h640v6H0z', s.c('#C9B796')) +
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
    cat(s, 566, 386, 1.1) +
    sign(s, 'taverna', 70, 152, 28) +
    servingDisplay(s, 72, 210, 54)
  );
}

/** A neoclassical house with steps: public offices and libraries. */
export function neoclassical(s: Stage, kind: SceneKind): string {
  const wall = s.wall === '#FFFFFF' ? '#F0D6A0' : s.wall;
  const bays = s.random.whole(3, 4) * 2 - 1;
  const width = bays === 5 ? 460 : 500;
  const x = (640 - width) / 2;
  const step = width / bays;
  const middle = Math.floor(bays / 2);
  const tall = (i: number, y: number, h: number) => {
    const w = Math.min(46, step - 28);
    const left = x + step * (i + 0.5) - w / 2;
    return (
      path(d`M${left - 6} ${y + h}v${-h - 4}h${w + 12}v${h + 4}z`, s.c('#FFFFFF')) +
      path(d`M${left - 10} ${y - 4}L${left + w / 2} ${y - 18}l${w / 2 + 10} 14z`, s.c('#FFFFFF')) +
      (s.door?.shut ? roller(s, left, y, w, h) : rects(s.glass, [[left, y, w, h]])) +
      path(d`M${left} ${y}h${w}v9h${-w}z`, INK, SHADE) +
      rects(s.c('#FFFFFF'), [
        [left + w / 2 - 1.5, y, 3, h],
        [left, y + h * 0.35, w, 3],
      ])
    );
  };
  return (
    sky(s) +
    path('M0 340V210h60v-50h120v180zM640 340V180h-80v-40h-90v200z', s.far) +
    rects(s.c(wall), [[x, 84, width, 256]]) +
    path(
      d`M${x + width * 0.26} 78L320 34 ${x + width * 0.74} 78z`,
      s.c(mix(wall, '#FFFFFF', 0.5)),
    ) +
    path(d`M${x + width * 0.34} 74L320 44 ${x + width * 0.66} 74z`, s.c(mix(wall, INK, 0.1))) +
    rects(s.c('#FFFFFF'), [
      [x - 12, 78, width + 24, 14],
      [x - 4, 200, width + 8, 9],
    ]) +
    path(d`M${x} 92h${width}v9h${-width}z`, INK, SHADE) +
    times(bays, (i) => tall(i, 124, 62)) +
    times(bays, (i) => (i === middle ? '' : tall(i, 234, 74))) +
    rects(s.c('#FFFFFF'), [
      [320 - 58, 214, 14, 126],
      [320 + 44, 214, 14, 126],
      [320 - 66, 206, 132, 12],
    ]) +
    door(s, 320 - 32, 232, 64, 108, s.accent) +
    rects(s.c('#F3EADB'), [
      [320 - 74, 330, 148, 7],
      [320 - 86, 337, 172, 8],
    ]) +
    ground(s) +
    (kind === 'library'
      ? bicycle(s, 120, 356) + servingDisplay(s, 320, 186, 54)
      : display(s, 320, 186, 54)) +
    sign(s, kind, x + 8, 250, 25) +
    tree(s, 44, 352, 1.25) +
    lamp(s, 606, 352) +
    queue(s, 368, 354, 96, 30, s.random.whole(2, 4)) +
    pot(s, 250, 345, 0.9)
  );
}

/** A ferry at the quay beside the ticket office. */
export function ferryQuay(s: Stage): string {
  const hull = s.c(s.accent === OLIVE ? SEA : s.accent);
  const ship = s.random.whole(160, 230);
  return (
    sky(s) +
    path('M0 236q90-50 180-34t160-24 150 30 150-14v60H0z', s.far) +
    sea(s, 232, 112) +
    at(
      ship,
      316,
      path('M-10-62H400L372 0H30z', hull) +
        path('M-10-62H400l-5 11H-6z', s.c('#FFFFFF')) +
        path('M330-62H400L372 0h-70z', INK, SHADE) +
        rects(s.c('#FFFFFF'), [
          [40, -104, 300, 42],
          [80, -138, 220, 34],
          [120, -164, 120, 26],
        ]) +
        bars('M52-84H330', s.glass, 14, 12, 10) +
        bars('M92-122H290', s.glass, 12, 12, 12) +
        path('M168-164h44l-6-42h-32z', s.c(s.second)) +
        rects(s.c(PAPER), [[172, -194, 36, 10]]) +
        line('M104-164v-34M104-198l-40 60', s.c(INK), 2),
    ) +
    rects(s.c('#D9CDB9'), [[0, 340, 640, 60]]) +
    rects(s.c('#B9AB94'), [[0, 340, 640, 7]]) +
    rects(s.c(s.wall), [[20, 214, 150, 130]]) +
    rects(s.glass, [[40, 256, 76, 50]]) +
    door(s, 128, 254, 34, 88, s.second) +
    awning(s, 16, 216, 158, 30) +
    display(s, 78, 272, 50) +
    sign(s, 'ferry-office', 96, 184, 26) +
    queue(s, 190, 362, 94, 32, s.random.whole(2, 4)) +
    card(206, 346, 22, 26, 4, s.c(TERRACOTTA)) +
    line('M440 356v-16M560 356v-16', s.c(INK), 14)
  );
}
