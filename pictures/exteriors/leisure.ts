import { INK, PAPER, SAFFRON, SEA, TERRACOTTA, WOOD, type Stage } from '#pictures/base/stage.ts';
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
import { sign } from './facade.ts';
import { bougainvillea, cat, pot, sea, tree, vine } from '#pictures/parts/nature.ts';
import { queue, servingDisplay } from '#pictures/parts/people.ts';
import {
  awning,
  balcony,
  door,
  ground,
  lamp,
  scooter,
  shutters,
  sky,
} from '#pictures/parts/street.ts';
import { laidTable, rushChair } from '#pictures/parts/windows.ts';

/** An open-air pool with its lanes. */
export function openPool(s: Stage): string {
  const lanes = s.random.whole(4, 6);
  const top = 190;
  const water = s.c('#3FA7CF');
  const ropes = range(lanes - 1, (i) => {
    const share = (i + 1) / lanes;
    return d`M${150 + 340 * share} ${top + 6}L${-60 + 760 * share} 400`;
  }).join('');
  const swimmer = (lane: number, y: number) => {
    const depth = (y - top) / 210;
    const share = (lane + 0.5) / lanes;
    const x = (150 + 340 * share) * (1 - depth) + (-60 + 760 * share) * depth;
    return at(
      x,
      y,
      line('M-12 16q12 8 24 0M-16 24q16 10 32 0', '#FFFFFF', 2.5, ' opacity=".8"') +
        oval(0, 8, 8, 14, s.skin()) +
        disc(0, -6, 8, s.c([TERRACOTTA, SAFFRON, INK][lane % 3] as string)) +
        line('M8 0L20-14', s.skin(), 5),
      0.8 + depth,
    );
  };
  return (
    sky(s) +
    path('M0 190V120q90-40 190-16t220-22 230 22v86z', s.far) +
    rects(s.c(s.wall), [[0, 130, 180, 62]]) +
    rects(
      s.glass,
      range(5, (i) => [14 + i * 33, 144, 22, 34] as const),
    ) +
    rects(s.c(s.accent), [[0, 122, 190, 10]]) +
    rects(s.c('#EADFCC'), [[0, 186, 640, 214]]) +
    path(d`M144 ${top}H496L720 400H-80z`, s.c('#FFFFFF')) +
    path(d`M150 ${top + 6}H490L700 400H-60z`, water) +
    path(d`M150 ${top + 6}H490l10 9H140z`, INK, ' opacity=".18"') +
    line(
      range(
        16,
        () => d`M${s.random.whole(120, 500)} ${s.random.whole(214, 392)}q8 5 16 0t16 0`,
      ).join(''),
      '#BFE6F2',
      2.5,
      ' opacity=".7"',
    ) +
    `<path d="${ropes}" fill="none" stroke="#FFFFFF" stroke-width="5"/><path d="${ropes}" fill="none" stroke="${s.c(s.accent)}" stroke-width="5" stroke-dasharray="12 12"/>` +
    range(lanes, (i) =>
      rects(s.c(PAPER), [[150 + (340 / lanes) * (i + 0.5) - 13, top - 14, 26, 16]]),
    ).join('') +
    (s.door?.shut
      ? ''
      : swimmer(s.random.whole(0, lanes - 1), 240) + swimmer(s.random.whole(0, lanes - 1), 316)) +
    servingDisplay(s, 156, 106, 46) +
    queue(s, 202, 198, 58, 19) +
    path('M546 236l54-60 54 60z', s.c(s.accent)) +
    path('M582 236l18-60 18 60z', s.c(PAPER)) +
    line('M600 176v112', s.c(WOOD), 4) +
    tree(s, 224, 194, 0.5) +
    tree(s, 590, 190, 0.55) +
    sign(s, 'pool', 96, 96, 24)
  );
}

/** The theatre: an arcade with a lit foyer, or an open-air screen. */
export function theatreFront(s: Stage): string {
  const arches = s.random.whole(3, 4);
  const span = 440 / arches;
  const arch = (x: number, w: number, y: number) =>
    d`M${x} 340V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V340z`;
  const xs = range(arches, (i) => 100 + span * i + 16);
  const width = span - 32;
  return (
    sky(s) +
    path('M0 340V190h90v-40h460v50h90v140z', s.far) +
    rects(s.c(s.wall), [[84, 110, 472, 232]]) +
    path('M70 110L320 44 570 110z', s.c(mix(s.wall, '#FFFFFF', 0.4))) +
    path('M320 44L570 110H320z', INK, ` opacity="${s.shadow * 0.5}"`) +
    path('M110 104L320 52 530 104z', s.c(mix(s.accent, '#FFFFFF', 0.1))) +
    rects(s.c('#F3E9DA'), [[64, 108, 512, 14]]) +
    path('M84 122h472v10H84z', INK, ` opacity="${s.shadow}"`) +
    path(xs.map((x) => arch(x - 6, width + 12, 176)).join(''), s.c('#FFFFFF')) +
    path(
      xs.map((x) => arch(x, width, 182)).join(''),
      s.lit && !s.door?.shut ? '#F6C46B' : s.c('#5B2A33'),
    ) +
    path(
      xs
        .map(
          (x) =>
            d`M${x} 340V${182 + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width * 0.4} ${-width * 0.46}q-4 ${width * 0.9}-${width * 0.4} 150`,
        )
        .join(''),
      s.c('#A33A34'),
    ) +
    path(
      xs
        .map(
          (x) =>
            d`M${x + width} 340V${182 + width / 2}a${width / 2} ${width / 2} 0 0 0 ${-width * 0.4} ${-width * 0.46}q4 ${width * 0.9} ${width * 0.4} 150`,
        )
        .join(''),
      s.c('#8C2F2C'),
    ) +
    at(
      320,
      84,
      `<g transform="scale(.9)">${path('M-40-14Q-22-4-4-14C0 8-6 22-22 22S-44 8-40-14M4-14Q22-4 40-14C44 8 38 22 22 22S0 8 4-14', s.c(PAPER))}${path('M-34-2q4-4 8 0-4 2-8 0M-18-2q4-4 8 0-4 2-8 0M-31 9q9 8 18 0-9 3-18 0M10-2q4-4 8 0-4 2-8 0M26-2q4-4 8 0-4 2-8 0M13 14q9-8 18 0-9-3-18 0', s.c(INK))}</g>`,
    ) +
    rects(s.c('#E5D8C4'), [[64, 332, 512, 8]]) +
    ground(s) +
    card(116, 150, 60, 20, 4, s.c(INK)) +
    discs(
      s.lit ? '#FFE3A0' : s.c(SAFFRON),
      range(12, (i) => [112 + i * 38, 142, 4] as const),
    ) +
    tree(s, 40, 350, 1.1) +
    lamp(s, 604, 352) +
    servingDisplay(s, 320, 152, 62) +
    queue(s, 190, 356, 98, 34, s.door ? 0 : s.random.whole(2, 5))
  );
}

/** A whitewashed guesthouse with shutters, balcony and bougainvillea. */
export function guesthouseFront(s: Stage): string {
  const x = s.random.whole(110, 170);
  const w = 380;
  const color = s.accent === INK ? SEA : s.accent;
  const floors = s.random() < 0.65 ? 2 : 3;
  const top = floors === 2 ? 96 : 24;
  const wall = mix(s.wall, '#FFFFFF', 0.45);
  const rows = range(floors - 1, (i) => 210 - 84 * (i + 1) + 18);
  return (
    sky(s) +
    (s.random() < 0.6
      ? sea(s, 250, 92)
      : path('M0 340V220q100-60 200-30t240-40 200 40v150z', s.far)) +
    rects(s.c(wall), [[x, top, w, 342 - top]]) +
    path(d`M${x + w - 54} ${top}h54V340h-54z`, INK, ` opacity="${s.shadow * 0.55}"`) +
    (floors === 2
      ? path(d`M${x - 14} ${top + 4}l24-30h${w - 20}l24 30z`, s.c('#C56A45')) +
        bars(d`M${x + 6} ${top - 12}h${w - 12}`, s.c('#A34E2E'), 22, 2, 15)
      : rects(s.c('#FFFFFF'), [[x - 8, top - 8, w + 16, 12]])) +
    rows.map((y) => times(3, (i) => shutters(s, x + 50 + i * 118, y, 40, 66, color))).join('') +
    rows
      .map((y, i) =>
        i === 0 || s.random() < 0.5
          ? balcony(s, x + 24 + 118 * (i % 2), y + 76, 220) +
            pot(s, x + 60 + 118 * (i % 2), y + 76, 0.6)
          : '',
      )
      .join('') +
    shutters(s, x + 44, 236, 46, 66, color) +
    shutters(s, x + w - 92, 236, 46, 66, color) +
    door(s, x + w / 2 - 32, 232, 64, 108, color) +
    awning({ ...s, accent: color }, x + w / 2 - 56, 206, 112, 22) +
    bougainvillea(s, x - 14, top + 50, 190, 170) +
    ground(s) +
    tree(s, x > 140 ? 60 : 590, 352, 1.25) +
    pot(s, x + w / 2 - 58, 346, 1.1) +
    pot(s, x + w / 2 + 60, 346, 1.1) +
    servingDisplay(s, x + w / 2 - 64, 262, 48) +
    queue(s, x + w / 2 + 56, 354, 98, 26) +
    (s.random() < 0.5 ? cat(s, x + w - 30, 350, 1) : scooter(s, x + w - 40, 360)) +
    sign(s, 'guesthouse', x + w - 6, 214, 22)
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
