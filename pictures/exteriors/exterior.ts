import { INK, OLIVE, SEA, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
import { d, at, bars, card, path, rects, times } from '#pictures/base/svg.ts';
import { facade, shopFront, sign } from './facade.ts';
import { guesthouseFront, openPool, tavernaGarden, theatreFront } from './leisure.ts';
import { ferryQuay, garageFront, gymHall, neoclassical } from './public.ts';
import { bougainvillea, cat, pot, sea, tree } from '#pictures/parts/nature.ts';
import { queue } from '#pictures/parts/people.ts';
import {
  awning,
  balcony,
  bicycle,
  door,
  ground,
  lamp,
  scooter,
  shutters,
  sky,
} from '#pictures/parts/street.ts';
import type { SceneKind } from '#pictures/parts/symbols.ts';

const FRONTS = [
  '#FFFFFF',
  '#F6EBDA',
  '#F0C9A8',
  '#DCE9F2',
  '#F0D6A0',
  '#E3B79C',
  '#E1E8D3',
  '#D9A98C',
  '#C7DCE8',
];

/** One house of a row: base at 0, roof up. */
function house(s: Stage, x: number, w: number, height: number): string {
  const wall = s.random.pick(FRONTS);
  const color = s.random.pick([SEA, OLIVE, TERRACOTTA, '#5F7F8C', '#8C3B4A', '#2E7D8C']);
  const top = 340 - height;
  const columns = w > 110 ? 2 : 1;
  const floors = Math.floor((height - 110) / 82);
  const roof =
    s.random() < 0.5
      ? path(d`M${x - 6} ${top + 2}l14-26h${w - 16}l14 26z`, s.c('#C56A45')) +
        bars(d`M${x + 8} ${top - 11}h${w - 14}`, s.c('#A34E2E'), 18, 2, 11)
      : rects(s.c('#FFFFFF'), [[x - 3, top - 6, w + 6, 8]]) +
        (s.random() < 0.5
          ? card(x + w * 0.3, top - 30, 44, 14, 7, s.c('#B9C4CC')) +
            rects(s.c('#5C6A78'), [[x + w * 0.3 + 4, top - 16, 36, 11]])
          : pot(s, x + w * 0.6, top - 6, 0.6));
  return (
    rects(s.c(wall), [[x, top, w, height]]) +
    path(d`M${x + w - 12} ${top}h12v${height}h-12z`, INK, ` opacity="${s.shadow * 0.5}"`) +
    roof +
    times(floors, (floor) => {
      const y = top + 24 + floor * 82;
      return (
        times(columns, (i) => shutters(s, x + (w / columns) * (i + 0.5) - 13, y, 26, 44, color)) +
        (s.random() < 0.4 ? balcony(s, x + 10, y + 50, w - 20) : '')
      );
    }) +
    door(s, x + w * 0.5 - 19, 256, 38, 84, color) +
    (s.random() < 0.6 ? awning({ ...s, accent: color }, x + 8, 232, w - 16, 22) : '')
  );
}

/** A row of houses by the sea with the place among them. */
export function street(s: Stage, kind: SceneKind): string {
  const place = s.random.whole(150, 250);
  const width = 218;
  const row = (from: number, to: number) => {
    let x = from;
    let drawn = '';
    while (x < to - 40) {
      const w = Math.min(s.random.whole(84, 136), to - x);
      drawn += house(s, x, w < 70 ? to - x : w, s.random.whole(120, 262));
      x += w;
    }
    return drawn;
  };
  const end = s.random() < 0.6 ? 560 : 650;
  return (
    sky(s) +
    path('M0 300V180q110-80 210-46t190-50 240 70v150z', s.far) +
    (end < 640 ? sea(s, 270, 72, 540, 110) : '') +
    row(-20, place) +
    row(place + width, end) +
    rects(s.c(s.wall), [[place, 96, width, 246]]) +
    rects(s.c('#FFFFFF'), [[place - 5, 90, width + 10, 9]]) +
    times(2, (i) => shutters(s, place + 44 + i * 100, 116, 30, 46, s.second)) +
    at(
      place,
      190,
      `<g transform="scale(.68)">${shopFront(s, kind, 0, 0, width / 0.68, 150 / 0.68)}</g>`,
    ) +
    sign(s, kind, place + width - 4, 176, 20) +
    ground(s) +
    (s.random() < 0.5 ? bougainvillea(s, place - 26, 92, 90, 100) : '') +
    tree(s, place - 30, 352, 0.95) +
    lamp(s, place + width + 34, 354) +
    (s.random() < 0.5 ? scooter(s, 40, 362) : bicycle(s, 60, 360)) +
    (s.door
      ? queue(s, place + 156, 354, 76, -21)
      : queue(s, place + 60, 354, 76, 26, s.random.whole(2, 4))) +
    tree(s, 612, 354, 1.05) +
    cat(s, place + width + 80, 356, 0.8)
  );
}

const EXTERIORS: Partial<Record<SceneKind, (s: Stage, kind: SceneKind) => string>> = {
  taverna: tavernaGarden,
  pool: openPool,
  theatre: theatreFront,
  guesthouse: guesthouseFront,
  'ferry-office': (s, kind) => (s.random() < 0.6 ? ferryQuay(s) : facade(s, kind)),
  garage: garageFront,
  gym: gymHall,
  library: (s, kind) => (s.random() < 0.5 ? neoclassical(s, kind) : facade(s, kind)),
  kep: neoclassical,
  'tax-office': neoclassical,
  'health-centre': (s, kind) => (s.random() < 0.5 ? neoclassical(s, kind) : facade(s, kind)),
};

/** The place from outside. */
export const exterior = (s: Stage, kind: SceneKind) => (EXTERIORS[kind] ?? facade)(s, kind);
