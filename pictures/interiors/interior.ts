import { INK, PAPER, SAFFRON, SHADE, TERRACOTTA, WOOD, type Stage } from '#pictures/base/stage.ts';
import {
  at,
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
import { basin } from '#pictures/exteriors/landmarks.ts';
import { cat, dog, pot } from '#pictures/parts/nature.ts';
import { display, person, queue } from '#pictures/parts/people.ts';
import { carLift } from '#pictures/parts/street.ts';
import { sign, tradeColor, type SceneKind } from '#pictures/parts/symbols.ts';
import {
  dentalChair,
  laidTable,
  mirror,
  rushChair,
  salonChair,
  windowContents,
} from '#pictures/parts/windows.ts';
import { counter, pendants, room, view } from './room.ts';

type Interior = (s: Stage, kind: SceneKind) => string;

/** The goods of the shop's window along the wall, and a counter in front of them. */
const shop: Interior = (s, kind) => {
  const trade = { ...s, accent: tradeColor(s, kind) };
  return (
    room(trade, kind === 'library' ? 'wood' : 'tiles') +
    rects(s.c('#F4EBDC'), [[40, 70, 560, 212]]) +
    windowContents(kind, trade, 50, 80, 250, 196) +
    windowContents(kind, trade, 340, 80, 250, 196) +
    rects(s.c(WOOD), [
      [304, 70, 32, 212],
      [34, 64, 572, 10],
    ]) +
    sign(trade, kind, 320, 110, 28) +
    person(s, 250, 296, 150, true) +
    counter(trade, 130, 260, 330, 84) +
    display(s, 416, 234, 70) +
    queue(s, 520, 384, 168, 46, 1) +
    pendants(trade, 3, 50)
  );
};

/** Desks of an office under its number display. */
const office: Interior = (s) => {
  const desks = s.random.whole(2, 3);
  const step = 560 / desks;
  return (
    room(s, 'plain', 286) +
    view(s, 40, 56, 110, 110) +
    rects(s.c(PAPER), [
      [200, 60, 60, 80],
      [274, 60, 60, 80],
    ]) +
    bars('M214 74v56M288 74v56', s.c('#C9BFAE'), 36, 3, 8) +
    display(s, 500, 92, 150) +
    times(desks, (i) => {
      const x = 48 + step * i;
      return (
        person(s, x + step * 0.5 - 20, 300, 140, true) +
        counter(s, x, 252, step - 16, 76) +
        card(x + step * 0.6, 218, 46, 32, 4, s.c(INK)) +
        rects('#CFE4EE', [[x + 6, 196, step - 28, 4]], ' opacity=".9"')
      );
    }) +
    queue(s, 480, 392, 160, 64, 2)
  );
};

const EQUIPMENT: Partial<Record<SceneKind, (s: Stage) => string>> = {
  dentist: (s) => dentalChair(s, 470, 372, 1.5),
  vet: (s) =>
    rects(s.c('#B9C6CE'), [
      [360, 262, 240, 12],
      [390, 274, 10, 96],
      [550, 274, 10, 96],
    ]) +
    dog(s, 440, 264, 1.2) +
    cat(s, 530, 264, 1.6),
};

const couch = (s: Stage): string =>
  card(300, 60, 70, 110, 3, s.c('#FFFFFF')) +
  times(4, (i) =>
    bars(d`M${314 + i * 4} ${80 + i * 24}h${44 - i * 8}`, s.c(INK), 14 - i * 3, 10 - i * 2, 7 - i),
  ) +
  rects(s.c('#E9DFCF'), [
    [430, 200, 190, 16],
    [440, 216, 8, 90],
    [602, 216, 8, 90],
  ]) +
  card(430, 184, 190, 20, 8, s.c(s.second)) +
  card(434, 170, 46, 18, 9, s.c(PAPER));

/** A desk, and the equipment of a doctor, a dentist or a vet. */
const practice: Interior = (s, kind) =>
  room(s, 'plain') +
  view(s, 70, 54, 140, 130) +
  (EQUIPMENT[kind] ?? couch)(s) +
  person(s, 250, 330, 180, true) +
  counter({ ...s, accent: WOOD }, 90, 270, 220, 86) +
  card(120, 226, 60, 38, 4, s.c(INK)) +
  pot(s, 600, 388, 1.7);

const salon: Interior = (s) =>
  room(s, 'tiles') +
  times(
    3,
    (i) => mirror(s, 130 + i * 190, 60, 92, 136) + rects(s.c(WOOD), [[74 + i * 190, 214, 112, 8]]),
  ) +
  times(3, (i) => salonChair(s, 140 + i * 190, 364 + (i % 2) * 6, 1.25)) +
  person(s, 240, 372, 176, true) +
  pendants(s, 3, 44);

const taverna: Interior = (s) =>
  room(s, 'tiles') +
  times(3, (i) => oval(96 + i * 62, 92, 30, 30, s.c(WOOD)) + disc(96 + i * 62, 104, 4, s.c(INK))) +
  rects(s.c('#7A573A'), [[56, 122, 206, 10]]) +
  view(s, 330, 56, 110, 124) +
  windowContents('pharmacy', s, 490, 60, 120, 120) +
  pendants(s, 4, 56) +
  times(3, (i) => {
    const x = 120 + i * 200;
    const y = 340 + (i % 2) * 36;
    return rushChair(s, x - 84, y) + rushChair(s, x + 84, y, -1) + laidTable(s, x, y, 1.1);
  }) +
  person(s, 220, 330, 150, true);

const gym: Interior = (s) =>
  room(s, 'plain') +
  times(3, (i) => view(s, 60 + i * 190, 40, 150, 130)) +
  times(2, (i) => at(30 + i * 290, 190, windowContents('gym', s, 0, 0, 160, 106), 1.8));

const pool: Interior = (s) =>
  rects(s.c(mix(s.wall, '#FFFFFF', 0.4)), [[0, 0, 640, 200]]) +
  times(5, (i) => view(s, 26 + i * 122, 46, 96, 106)) +
  bars('M0 16H640', s.c(s.accent), 14, 60, 62) +
  basin(s) +
  person(s, 590, 330, 150);

const garage: Interior = (s) =>
  room(s, 'plain') +
  view(s, 440, 50, 150, 110) +
  rects(s.c(mix(s.accent, INK, 0.2)), [[40, 60, 130, 100]]) +
  line('M60 80v50M84 80v36M108 80v56M132 80v30', s.c('#D8DEE3'), 6) +
  carLift(s, 120, 236, 400) +
  person(s, 330, 384, 140, true) +
  rects(s.c(TERRACOTTA), [[540, 290, 70, 90]]) +
  bars('M575 294v84', s.c('#8C3423'), 62, 3, 17);

/** A stage seen from the seats. */
const theatre: Interior = (s) => {
  const folds = (x: number) =>
    range(4, (i) => d`M${x + i * 26} 40q8 130 0 230h12q6-110 0-230z`).join('');
  return (
    rects(s.c('#3A1F2B'), [[0, 0, 640, 400]]) +
    rects(s.c(mix(s.accent, INK, 0.4)), [[110, 40, 420, 220]]) +
    path('M300 40h40L470 262H170z', '#FFF1C4', ' opacity=".35"') +
    rects(s.c('#C9986A'), [[90, 258, 460, 24]]) +
    person(s, 290, 262, 120) +
    person(s, 362, 262, 116) +
    rects(s.c('#A33A34'), [
      [60, 30, 130, 240],
      [450, 30, 130, 240],
    ]) +
    path(folds(70) + folds(462), INK, ' opacity=".2"') +
    path('M40 0H600V52q-40 26-80 0t-80 0-80 0-80 0-80 0-80 0-80 0z', s.c('#8C2F2C')) +
    times(3, (row) => {
      const seat = s.c(mix('#7A2B33', INK, row * 0.16));
      return times(9, (i) => card(i * 78 - (row % 2) * 36, 300 + row * 36, 64, 54, 16, seat));
    })
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
  card(290, 150, 300, 120, 12, s.c(WOOD)) +
  path('M280 364h320l-20 14H262z', INK, SHADE) +
  card(284, 236, 312, 96, 14, s.c('#FFFFFF')) +
  path('M284 268q80 14 156 0t156 0v50q0 14-14 14H298q-14 0-14-14z', s.c(s.accent)) +
  bars('M296 300H586', s.c(mix(s.accent, '#FFFFFF', 0.35)), 60, 5, 22) +
  card(312, 212, 110, 44, 16, s.c(PAPER)) +
  card(456, 212, 110, 44, 16, s.c(PAPER)) +
  card(384, 60, 100, 64, 3, s.c('#FFFFFF')) +
  path('M392 110q24-34 44-12t40-20v38h-84z', s.c('#7FB2D0')) +
  disc(456, 82, 8, s.c(SAFFRON)) +
  pot(s, 120, 226, 0.7);

const INTERIORS: Record<SceneKind, Interior> = {
  pharmacy: shop,
  diagnostics: shop,
  'telecom-store': shop,
  library: shop,
  kep: office,
  'tax-office': office,
  'ferry-office': office,
  'health-centre': office,
  district: office,
  doctor: practice,
  dentist: practice,
  vet: practice,
  hairdresser: salon,
  barber: salon,
  taverna,
  gym,
  pool,
  garage,
  theatre,
  guesthouse,
};

export const interior = (s: Stage, kind: SceneKind) => INTERIORS[kind](s, kind);
