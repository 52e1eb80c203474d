import { INK, OLIVE, SEA, TERRACOTTA, isSunlit, type Stage } from '#pictures/base/stage.ts';
import { d, at, card, disc, line, mix, path, range, rects, times } from '#pictures/base/svg.ts';
import { bougainvillea, cat, pot, sea, tree } from '#pictures/parts/nature.ts';
import { person, queue, servingDisplay } from '#pictures/parts/people.ts';
import {
  awning,
  balcony,
  bench,
  bicycle,
  door,
  ground,
  lamp,
  roller,
  scooter,
  shutters,
  sky,
} from '#pictures/parts/street.ts';
import { symbol, type SceneKind } from '#pictures/parts/symbols.ts';
import { windowContents } from '#pictures/parts/windows.ts';

/** The colour that identifies a kind of place from afar. */
const TRADE: Partial<Record<SceneKind, string>> = {
  pharmacy: OLIVE,
  kep: SEA,
  'tax-office': INK,
  'health-centre': TERRACOTTA,
};

/** A round or square sign that juts out of the wall. */
export function sign(s: Stage, kind: SceneKind, x: number, y: number, radius = 26): string {
  const color = TRADE[kind] ?? s.accent;
  const on = s.lit || s.door?.shut;
  const field = on ? color : s.c(color);
  const glow = on ? disc(x, y, radius * 1.7, mix(color, '#FFFFFF', 0.5), ' opacity=".22"') : '';
  const plate =
    kind === 'pharmacy'
      ? card(x - radius, y - radius, radius * 2, radius * 2, 8, field)
      : disc(x, y, radius, field);
  const shade =
    kind === 'pharmacy'
      ? card(
          x - radius + 5,
          y - radius + 7,
          radius * 2,
          radius * 2,
          8,
          INK,
          ` opacity="${s.shadow}"`,
        )
      : disc(x + 5, y + 7, radius, INK, ` opacity="${s.shadow}"`);
  return shade + glow + plate + at(x, y, symbol(kind, '#FFFFFF'), radius / 30);
}

function barberPole(s: Stage, x: number, y: number): string {
  const stripe = (color: string, shift: number) =>
    path(
      range(3, (index) => d`M${x} ${y + 14 + index * 26 + shift}l18-12v10l-18 12z`).join(''),
      color,
    );
  return (
    card(x + 5, y + 6, 18, 92, 8, INK, ` opacity="${s.shadow}"`) +
    card(x, y, 18, 92, 6, s.c('#FFFFFF')) +
    stripe(s.c(TERRACOTTA), 0) +
    stripe(s.c(SEA), 12) +
    card(x - 3, y - 6, 24, 12, 5, s.c('#C9A063')) +
    card(x - 3, y + 86, 24, 12, 5, s.c('#C9A063'))
  );
}

/** The shop front itself: window, door, awning or fascia, sign. */
export function shopFront(
  s: Stage,
  kind: SceneKind,
  x: number,
  y: number,
  w: number,
  base = 340,
): string {
  const doorWidth = 58;
  const gap = 22;
  const wx = x + gap;
  const ww = w - doorWidth - gap * 3;
  const wy = y + 44;
  const wh = base - 20 - wy;
  const trade = TRADE[kind] ?? s.accent;
  const covered = kind !== 'barber' && s.random() < 0.78;
  const front = mix(trade, INK, 0.12);
  return (
    rects(s.c(mix(s.wall2, trade, 0.12)), [[x, y, w, base - y]]) +
    rects(s.c('#FFFFFF'), [[wx - 6, wy - 6, ww + 12, wh + 12]]) +
    rects(s.glass, [[wx, wy, ww, wh]]) +
    windowContents(kind, s, wx, wy, ww, wh) +
    path(
      d`M${wx + ww * 0.56} ${wy}h${ww * 0.16}L${wx + ww * 0.36} ${wy + wh}h${-ww * 0.16}zM${wx + ww * 0.8} ${wy}h${ww * 0.05}L${wx + ww * 0.49} ${wy + wh}h${-ww * 0.05}z`,
      '#FFFFFF',
      ' opacity=".2"',
    ) +
    rects(s.c(front), [
      [wx - 6, wy - 6, ww + 12, 5],
      [wx - 6, wy + wh, ww + 12, 20],
      [wx - 6, wy, 5, wh],
      [wx + ww + 1, wy, 5, wh],
      [wx + ww / 2 - 2, wy, 4, wh],
    ]) +
    door(s, x + w - doorWidth - gap, y + 52, doorWidth, base - y - 52, front) +
    (s.door?.shut ? roller({ ...s, accent: trade }, wx - 6, wy - 6, ww + 12, wh + 26) : '') +
    rects(s.c(covered ? mix(trade, INK, 0.2) : trade), [[x, y - 6, w, covered ? 12 : 32]]) +
    (covered
      ? awning({ ...s, accent: trade }, x + 12, y + 4, w - 24, s.random.whole(34, 50))
      : path(d`M${x} ${y + 26}h${w}v9h${-w}z`, INK, ` opacity="${s.shadow}"`)) +
    (kind === 'barber' ? barberPole(s, x + w - doorWidth - gap - 32, y + 70) : '') +
    servingDisplay(s, x + w - gap - doorWidth / 2, y - 22, 64)
  );
}

/** Floors above a shop. */
function upperFloors(s: Stage, x: number, top: number, w: number, bottom: number): string {
  const columns = Math.max(2, Math.floor(w / 130));
  const color = s.random.pick([s.second, '#5F7F8C', OLIVE, '#7C8F70', SEA]);
  const height = 74;
  const railed = s.random() < 0.6;
  let floors = '';
  for (let y = bottom - height - 22; y > top - height + 10; y -= height + 44) {
    floors += times(columns, (index) =>
      shutters(s, x + (w / columns) * (index + 0.5) - 21, y, 42, height, color),
    );
    if (railed)
      floors += balcony(s, x + w * 0.1, y + height + 6, w * (s.random() < 0.5 ? 0.8 : 0.44));
  }
  return floors;
}

function extras(s: Stage, left: number, right: number): string {
  const things = [
    () => pot(s, left + 26, 344, 1.1) + pot(s, left + 66, 346, 0.8),
    () => bicycle(s, left + 30, 356),
    () => scooter(s, right - 150, 360),
    () => bench(s, left + 40, 352),
    () => cat(s, right - 60, 350),
    () => (s.door ? '' : person(s, left + (right - left) * 0.55, 356, 112)),
    () => lamp(s, right - 18, 352),
    () => pot(s, right - 40, 346, 1.2),
  ];
  const first = s.random.whole(0, things.length - 1);
  const step = s.random.whole(1, 3);
  const count = s.random.whole(2, 3);
  return times(count, (index) => things[(first + index * step) % things.length]?.() ?? '');
}

/** Those who wait, from the door along the window. @param end where the shop front ends */
const atDoor = (s: Stage, end: number): string => queue(s, end - 92, 356, 112, -30);

/** The slanting shadow of the house across the street, which shows the hour on the wall. */
function slant(s: Stage, x: number, w: number): string {
  const reach = s.random.whole(60, 150);
  if (!isSunlit(s)) return '';
  return path(
    d`M${x} 0h${w * 0.4}L${x + w * 0.4 - reach} 340h${-w * 0.4 + reach}z`,
    INK,
    ' opacity=".07"',
  );
}

/** A shop in its street, in one of three compositions. */
export function facade(s: Stage, kind: SceneKind): string {
  const layout = s.random.whole(0, 2);
  const top = s.random.whole(148, 166);
  if (layout === 0) {
    const x = s.random.whole(70, 110);
    const w = 640 - x * 2;
    return (
      rects(s.c(s.wall), [[0, 0, 640, 340]]) +
      upperFloors(s, 30, 0, 580, top) +
      rects(s.c('#E9DFCF'), [[0, top - 14, 640, 8]]) +
      shopFront(s, kind, x, top, w) +
      slant(s, 0, 640) +
      ground(s) +
      sign(s, kind, x - 36, top + 40) +
      extras(s, 20, 640) +
      atDoor(s, x + w)
    );
  }
  if (layout === 1) {
    const w = s.random.whole(400, 440);
    return (
      sky(s) +
      (s.random() < 0.5
        ? sea(s, 262, 80, w - 10, 650 - w)
        : path(d`M${w} 340v-90q60-50 120-30t130-40v160z`, s.far) +
          rects(s.c('#EFE3D2'), [
            [w + 40, 268, 60, 72],
            [w + 120, 250, 70, 90],
          ]) +
          rects(s.c('#C98C6B'), [
            [w + 36, 262, 68, 8],
            [w + 116, 244, 78, 8],
          ]) +
          rects(s.lit ? '#FBD88F' : s.c('#7C97A8'), [
            [w + 60, 288, 14, 20],
            [w + 142, 272, 14, 20],
          ])) +
      rects(s.c(s.wall), [[0, 0, w, 340]]) +
      path(d`M${w - 26} 0h26v340h-26z`, INK, ` opacity="${s.shadow * 0.6}"`) +
      upperFloors(s, 0, 0, w - 26, top) +
      shopFront(s, kind, 26, top, w - 74) +
      ground(s) +
      sign(s, kind, w + 24, top + 6) +
      line(d`M${w} ${top + 6}h6`, s.c(INK), 4) +
      tree(s, w + 112, 350, 1.25) +
      extras(s, 0, w) +
      atDoor(s, w - 48)
    );
  }
  const w = s.random.whole(400, 450);
  const x = (640 - w) / 2;
  const roof = top - 52;
  const tiled = s.random() < 0.6;
  return (
    sky(s) +
    path(d`M0 340V150h84v-34h70v60h70v164zM640 340V120h-90v50h-80v170z`, s.far, ' opacity=".8"') +
    rects(s.c(s.wall), [[x, roof, w, 340 - roof]]) +
    (tiled
      ? path(d`M${x - 16} ${roof + 4}l30-42h${w - 28}l30 42z`, s.c('#C56A45')) +
        line(
          range(Math.floor(w / 22), (i) => d`M${x + 12 + i * 22} ${roof - 34}l-4 34`).join(''),
          s.c('#A34E2E'),
          2,
        )
      : rects(s.c('#F3E9DA'), [[x - 8, roof - 8, w + 16, 14]]) +
        pot(s, x + 60, roof - 8, 0.8) +
        pot(s, x + w - 70, roof - 8, 0.7)) +
    path(d`M${x} ${roof + 4}h${w}v14h${-w}z`, INK, ` opacity="${s.shadow * 0.7}"`) +
    shopFront(s, kind, x + 24, top + 8, w - 48) +
    (s.random() < 0.4 ? bougainvillea(s, x - 10, roof - 6, 150, 130) : '') +
    ground(s) +
    sign(s, kind, x + w - 4, top - 14) +
    tree(s, x - 50, 352, 1.2) +
    extras(s, x, 640) +
    atDoor(s, x + w - 24)
  );
}
