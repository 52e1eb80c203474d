import { FAINT, INK, SAFFRON, SEA, SHADE, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
import { bars, card, d, discs, mix, path, range, rects, times } from '#pictures/base/svg.ts';
import { pot } from '#pictures/parts/nature.ts';
import { person, servingDisplay } from '#pictures/parts/people.ts';
import { awning, carLift, door, roller, shutters } from '#pictures/parts/street.ts';
import { tradeColor, type SceneKind } from '#pictures/parts/symbols.ts';
import { windowContents } from '#pictures/parts/windows.ts';

/** The ground floor of a house, down to the pavement. */
export type Front = (s: Stage, kind: SceneKind, x: number, y: number, w: number) => string;

const BASE = 340;

function barberPole(s: Stage, x: number, y: number): string {
  const stripe = (color: string, shift: number) =>
    path(range(3, (i) => d`M${x} ${y + 14 + i * 26 + shift}l18-12v10l-18 12z`).join(''), color);
  return (
    card(x, y, 18, 92, 6, s.c('#FFFFFF')) +
    stripe(s.c(TERRACOTTA), 0) +
    stripe(s.c(SEA), 12) +
    card(x - 3, y - 6, 24, 12, 5, s.c('#C9A063')) +
    card(x - 3, y + 86, 24, 12, 5, s.c('#C9A063'))
  );
}

/** A shop: window, door, awning or fascia. */
export const shopFront: Front = (s, kind, x, y, w) => {
  const doorWidth = 58;
  const gap = 22;
  const wx = x + gap;
  const ww = w - doorWidth - gap * 3;
  const wy = y + 44;
  const wh = BASE - 20 - wy;
  const doorX = x + w - doorWidth - gap;
  const trade = { ...s, accent: tradeColor(s, kind) };
  const covered = kind !== 'barber' && s.random() < 0.78;
  const frame = mix(trade.accent, INK, 0.12);
  return (
    rects(s.c(mix(s.wall2, trade.accent, 0.12)), [[x, y, w, BASE - y]]) +
    rects(s.c('#FFFFFF'), [[wx - 6, wy - 6, ww + 12, wh + 12]]) +
    rects(s.glass, [[wx, wy, ww, wh]]) +
    windowContents(kind, s, wx, wy, ww, wh) +
    path(
      d`M${wx + ww * 0.56} ${wy}h${ww * 0.16}L${wx + ww * 0.36} ${wy + wh}h${-ww * 0.16}z`,
      '#FFFFFF',
      ' opacity=".2"',
    ) +
    rects(s.c(frame), [
      [wx - 6, wy - 6, ww + 12, 5],
      [wx - 6, wy + wh, ww + 12, 20],
      [wx - 6, wy, 5, wh],
      [wx + ww + 1, wy, 5, wh],
      [wx + ww / 2 - 2, wy, 4, wh],
    ]) +
    door(s, doorX, y + 52, doorWidth, BASE - y - 52, frame) +
    (s.door?.shut ? roller(trade, wx - 6, wy - 6, ww + 12, wh + 26) : '') +
    rects(s.c(trade.accent), [[x, y - 6, w, covered ? 12 : 32]]) +
    (covered
      ? awning(trade, x + 12, y + 4, w - 24, s.random.whole(34, 50))
      : path(d`M${x} ${y + 26}h${w}v9h${-w}z`, INK, SHADE)) +
    (kind === 'barber' ? barberPole(s, doorX - 32, y + 70) : '') +
    servingDisplay(s, doorX + doorWidth / 2, y - 22, 64)
  );
};

/** The whitewashed entrance of a guesthouse between two windows. */
export const guesthouseDoor: Front = (s, _kind, x, y, w) => {
  const middle = x + w / 2;
  const window = (wx: number) => shutters(s, wx, y + 70, 50, 70, s.accent);
  return (
    rects(s.c('#FFFFFF'), [[x, y, w, BASE - y]]) +
    window(x + 36) +
    window(x + w - 86) +
    door(s, middle - 32, y + 66, 64, BASE - y - 66, s.accent) +
    awning(s, middle - 56, y + 40, 112, 22) +
    pot(s, middle - 58, 346, 1.1) +
    pot(s, middle + 60, 346, 1.1) +
    servingDisplay(s, middle, y + 8, 54)
  );
};

/** Roller doors of a garage, one of them open on a lift. */
export const rollerDoors: Front = (s, _kind, x, y, w) => {
  const doors = s.random.whole(2, 3);
  const span = w / doors;
  const open = s.random.whole(0, doors - 1);
  const bay = (i: number) => {
    const left = x + span * i + 8;
    const width = span - 16;
    const down = rects(s.c(mix(s.accent, '#FFFFFF', 0.35)), [[left, y + 30, width, 310 - y]]);
    if (i !== open || s.door?.shut) {
      return down + bars(d`M${left + width / 2} ${y + 36}V338`, s.c(s.accent), width, 2, 12);
    }
    return (
      rects(s.lit ? '#F6C46B' : s.c('#39506A'), [[left, y + 30, width, 310 - y]]) +
      carLift(s, left, 282, width) +
      person(s, left + width / 2, 340, 84, true)
    );
  };
  return (
    rects(s.c(s.wall2), [[x, y, w, BASE - y]]) +
    times(doors, bay) +
    rects(s.c(mix(s.accent, INK, 0.15)), [[x, y, w, 28]]) +
    servingDisplay(s, x + w / 2, y + 14, 52)
  );
};

/** The arcade of a theatre with its lit foyer, under a pediment. */
export const arcade: Front = (s, _kind, x, y, w) => {
  const arches = s.random.whole(3, 4);
  const span = w / arches;
  const width = span - 32;
  const half = width / 2;
  const xs = range(arches, (i) => x + span * i + 16);
  const arch = (left: number, grow: number) =>
    d`M${left - grow} ${BASE}V${y + 40 + half}a${half + grow} ${half + grow} 0 0 1 ${width + grow * 2} 0V${BASE}z`;
  const curtain = (left: number, side: number) =>
    d`M${left} ${BASE}V${y + 40 + half}q0 ${-half * 0.7} ${side * half * 0.8} ${-half * 0.9}q${-side * 4} ${width * 0.9} ${-side * half * 0.8} 150`;
  return (
    path(d`M${x - 40} ${y - 44}L320 ${y - 110} ${x + w + 40} ${y - 44}z`, s.c(s.accent)) +
    path(d`M320 ${y - 110}L${x + w + 40} ${y - 44}H320z`, INK, FAINT) +
    path(xs.map((left) => arch(left, 6)).join(''), s.c('#FFFFFF')) +
    path(
      xs.map((left) => arch(left, 0)).join(''),
      s.lit && !s.door?.shut ? '#F6C46B' : s.c('#5B2A33'),
    ) +
    path(xs.map((left) => curtain(left, 1) + curtain(left + width, -1)).join(''), s.c('#A33A34')) +
    discs(
      s.lit ? '#FFE3A0' : s.c(SAFFRON),
      range(12, (i) => [x + 12 + (i * (w - 24)) / 11, y + 12, 4] as const),
    ) +
    rects(s.c('#E5D8C4'), [[x - 20, 332, w + 40, 8]]) +
    servingDisplay(s, 320, y - 24, 62)
  );
};
