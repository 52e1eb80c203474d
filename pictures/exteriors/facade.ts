import { FAINT, INK, OLIVE, SEA, SHADE, type Stage } from '#pictures/base/stage.ts';
import { d, bars, card, path, rects, times } from '#pictures/base/svg.ts';
import { bougainvillea, cat, pot, sea, tree } from '#pictures/parts/nature.ts';
import { person, queue } from '#pictures/parts/people.ts';
import { balcony, bicycle, ground, lamp, shutters, sky } from '#pictures/parts/street.ts';
import { sign, type SceneKind } from '#pictures/parts/symbols.ts';
import { arcade, guesthouseDoor, rollerDoors, shopFront, type Front } from './fronts.ts';
import { ferryQuay, neoclassical, openPool, tavernaGarden } from './landmarks.ts';

function upperFloors(s: Stage, x: number, w: number, bottom: number): string {
  const columns = Math.max(2, Math.floor(w / 130));
  const color = s.random.pick([s.second, '#5F7F8C', OLIVE, '#7C8F70', SEA]);
  const railed = s.random() < 0.6;
  const floor = (y: number) =>
    times(columns, (i) => shutters(s, x + (w / columns) * (i + 0.5) - 21, y, 42, 74, color)) +
    (railed ? balcony(s, x + w * 0.1, y + 80, w * (s.random() < 0.5 ? 0.8 : 0.44)) : '');
  return floor(bottom - 96) + floor(bottom - 214);
}

/** A roof, tiled or flat with pots and a water tank. */
const roof = (s: Stage, x: number, y: number, w: number): string =>
  s.random() < 0.6
    ? path(d`M${x - 16} ${y + 4}l30-42h${w - 28}l30 42z`, s.c('#C56A45')) +
      bars(d`M${x + 12} ${y - 17}h${w - 24}`, s.c('#A34E2E'), 34, 2, 20)
    : rects(s.c('#F3E9DA'), [[x - 8, y - 8, w + 16, 14]]) +
      pot(s, x + 60, y - 8, 0.8) +
      card(x + w * 0.6, y - 36, 52, 18, 9, s.c('#B9C4CC')) +
      rects(s.c('#5C6A78'), [[x + w * 0.6 + 4, y - 18, 44, 10]]);

function extras(s: Stage, left: number, right: number): string {
  const things = [
    () => pot(s, left + 26, 344, 1.1) + pot(s, left + 66, 346, 0.8),
    () => bicycle(s, left + 30, 356),
    () => cat(s, right - 60, 350),
    () => (s.door ? '' : person(s, left + (right - left) * 0.55, 356, 112)),
    () => lamp(s, left + 14, 352),
  ];
  const first = s.random.whole(0, 4);
  return times(2, (i) => things[(first + i * 2) % 5]!());
}

const FRONTS: Partial<Record<SceneKind, Front>> = {
  garage: rollerDoors,
  guesthouse: guesthouseDoor,
  theatre: arcade,
};

/** A place in its street: on the ground floor of a long or corner house, or in a low house. */
function facade(s: Stage, kind: SceneKind): string {
  const layout = kind === 'theatre' ? 'low' : s.random.pick(['long', 'corner', 'low'] as const);
  const top = s.random.whole(148, 166);
  const w = layout === 'long' ? 640 : s.random.whole(420, 460);
  const x = layout === 'low' ? (640 - w) / 2 : 0;
  const eaves = layout === 'low' ? top - 52 : 0;
  const margin = layout === 'long' ? 90 : 26;
  const right = x + w;
  return (
    (layout === 'long' ? '' : sky(s)) +
    (layout === 'corner' ? sea(s, 262, 80, w - 10, 650 - w) : '') +
    (layout === 'low'
      ? path('M0 340V150h84v-34h70v60h70v164zM640 340V120h-90v50h-80v170z', s.far)
      : '') +
    rects(s.c(s.wall), [[x, eaves, w, 340 - eaves]]) +
    path(d`M${right - 26} ${eaves}h26v${340 - eaves}h-26z`, INK, FAINT) +
    (layout === 'low'
      ? (kind === 'theatre' ? '' : roof(s, x, eaves, w)) +
        path(d`M${x} ${eaves + 4}h${w}v14h${-w}z`, INK, SHADE)
      : upperFloors(s, x + 10, w - 36, top)) +
    (FRONTS[kind] ?? shopFront)(s, kind, x + margin, top, w - margin * 2) +
    (s.random() < 0.3 || kind === 'guesthouse'
      ? bougainvillea(s, x - 10, top - 40, 150, 130)
      : '') +
    ground(s) +
    sign(s, kind, layout === 'long' ? 560 : right - 4, top + 6) +
    (layout === 'long' ? '' : tree(s, layout === 'low' ? x - 50 : right + 92, 350, 1.2)) +
    extras(s, x, right) +
    queue(s, right - margin - 92, 356, 112, -30)
  );
}

const EXTERIORS: Partial<Record<SceneKind, (s: Stage, kind: SceneKind) => string>> = {
  taverna: tavernaGarden,
  pool: openPool,
  'ferry-office': ferryQuay,
  library: neoclassical,
  kep: neoclassical,
  'tax-office': neoclassical,
};

export const exterior = (s: Stage, kind: SceneKind) => (EXTERIORS[kind] ?? facade)(s, kind);
