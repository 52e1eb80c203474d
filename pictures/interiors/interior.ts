import { INTERIORS_LEISURE } from './leisure.ts';
import {
  INK,
  OLIVE,
  PAPER,
  SAFFRON,
  SEA,
  TERRACOTTA,
  WOOD,
  type Stage,
} from '#pictures/base/stage.ts';
import {
  d,
  at,
  bars,
  card,
  disc,
  line,
  mix,
  oval,
  path,
  rects,
  times,
} from '#pictures/base/svg.ts';
import { chairs, counter, livedIn, pendants, room, view, type Interior } from './room.ts';
import { cat, dog } from '#pictures/parts/nature.ts';
import { display, person, queue } from '#pictures/parts/people.ts';
import { symbol, type SceneKind } from '#pictures/parts/symbols.ts';
import {
  dentalChair,
  mirror,
  salonChair,
  shelves,
  windowContents,
} from '#pictures/parts/windows.ts';

const pharmacy: Interior = (s) => {
  const green = { ...s, accent: OLIVE };
  return (
    room(green, 'tiles') +
    rects(s.c('#F4EBDC'), [[40, 70, 560, 212]]) +
    shelves(green, 50, 80, 250, 196, 4) +
    shelves(green, 340, 80, 250, 196, 4) +
    rects(s.c(WOOD), [
      [304, 70, 32, 212],
      [34, 64, 572, 10],
    ]) +
    card(290, 84, 60, 60, 8, s.c(OLIVE)) +
    at(320, 114, symbol('pharmacy', '#FFFFFF')) +
    person(s, 250, 296, 150, true) +
    counter(green, 130, 260, 330, 84) +
    display(s, 416, 234, 70) +
    card(176, 236, 30, 16, 3, s.c(PAPER)) +
    (s.door ? queue(s, 520, 384, 168, 46) : person(s, 520, 384, 168)) +
    pendants(green, 3, 50)
  );
};

const desks: Interior = (s, kind) => {
  const count = s.random.whole(2, 3);
  const step = 560 / count;
  return (
    room(s, 'plain', 286) +
    view(s, 40, 56, 110, 110) +
    (kind === 'ferry-office'
      ? card(200, 50, 170, 110, 4, s.c('#BFE0F0')) +
        path(
          'M226 120q20-30 40-8t34-18 20 22 28 8q-20 26-60 14t-62-18M236 72h20v12h-20zM318 72q16-8 26 4t-18 10z',
          s.c(OLIVE),
        ) +
        line('M240 80Q300 70 330 120', s.c(TERRACOTTA), 2, ' stroke-dasharray="4 6"')
      : rects(s.c(PAPER), [
          [200, 60, 60, 80],
          [274, 60, 60, 80],
        ]) + bars('M214 74v56M288 74v56', s.c('#C9BFAE'), 36, 3, 8)) +
    display(s, 500, 92, 150) +
    times(count, (i) => {
      const x = 40 + step * i + 8;
      return (
        person(s, x + step * 0.5 - 20, 300, 140, true) +
        counter(s, x, 252, step - 16, 76) +
        card(x + step * 0.6, 218, 46, 32, 4, s.c(INK)) +
        rects('#DDEBF5', [[x + step * 0.6 + 4, 222, 38, 22]], ' opacity=".8"') +
        rects('#CFE4EE', [[x + 6, 196, step - 28, 4]], ' opacity=".9"') +
        disc(x + 26, 284, 14, s.c(PAPER)) +
        rects(s.c(s.accent), [[x + 24, 277, 4, 14]])
      );
    }) +
    chairs(s, 30, 392, 3) +
    (s.door ? queue(s, 480, 392, 160, 64) : person(s, 480, 392, 160) + person(s, 560, 396, 152))
  );
};

const laboratory: Interior = (s) =>
  room(s, 'plain') +
  view(s, 60, 50, 130, 120) +
  rects(s.c('#FFFFFF'), [[260, 60, 320, 90]]) +
  bars('M266 105H574', s.c('#DCE6EC'), 82, 74, 6) +
  counter({ ...s, accent: '#DDE6EB' }, 60, 236, 520, 86) +
  at(
    150,
    226,
    line('M-20 0H34M0 0C30-6 34-50 8-64', s.c('#6A7B89'), 9) +
      line('M-6-50L14-92', s.c(INK), 15) +
      rects(s.c(INK), [[-18, -34, 36, 6]]) +
      rects(s.c('#8FA0AD'), [[-30, -6, 70, 8]]),
  ) +
  rects(s.c(WOOD), [
    [260, 210, 170, 18],
    [260, 186, 170, 5],
  ]) +
  times(
    8,
    (i) =>
      card(268 + i * 20, 168, 11, 50, 5, '#FFFFFF', ' opacity=".85"') +
      card(
        268 + i * 20,
        186 + s.random.whole(0, 14),
        11,
        18,
        5,
        s.c([TERRACOTTA, SAFFRON, SEA, '#8C3B4A'][s.random.whole(0, 3)] as string),
      ),
  ) +
  at(
    500,
    228,
    path('M-8-70H8v30l22 34q4 6-4 6H-26q-8 0-4-6L-8-40z', '#E6F1F6', ' opacity=".9"') +
      path('M-18-24H18l12 18q4 6-4 6H-26q-8 0-4-6z', s.c(s.second)),
  ) +
  person(s, 400, 392, 190, true) +
  livedIn(s);

const consulting: Interior = (s) =>
  room(s, 'wood') +
  view(s, 70, 54, 140, 130) +
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
  card(434, 170, 46, 18, 9, s.c(PAPER)) +
  rects(s.c(PAPER), [[520, 182, 60, 24]]) +
  person(s, 250, 330, 180, true) +
  counter({ ...s, accent: WOOD }, 90, 270, 220, 86) +
  card(120, 226, 60, 38, 4, s.c(INK)) +
  line('M240 262h40M240 256h30', s.c(PAPER), 5) +
  chairs(s, 350, 388, 2) +
  livedIn(s);

const INTERIORS: Partial<Record<SceneKind, Interior>> = {
  pharmacy,
  kep: desks,
  'tax-office': desks,
  'ferry-office': desks,
  'health-centre': desks,
  'telecom-store': (s, kind) =>
    s.random() < 0.5
      ? desks(s, kind)
      : room(s, 'plain') +
        pendants(s, 4, 60) +
        rects(s.c('#FFFFFF'), [[50, 110, 540, 130]]) +
        windowContents('telecom-store', s, 60, 110, 250, 128) +
        windowContents('telecom-store', { ...s, second: s.accent }, 330, 110, 250, 128) +
        counter(s, 90, 268, 300, 76) +
        person(s, 200, 300, 130, true) +
        display(s, 340, 240, 70) +
        (s.door ? queue(s, 480, 390, 176, 56) : person(s, 480, 390, 176)),
  diagnostics: laboratory,
  doctor: consulting,
  dentist: (s) =>
    room(s, 'plain') +
    view(s, 60, 50, 150, 130) +
    rects(s.c('#FFFFFF'), [[400, 150, 200, 140]]) +
    bars('M400 220H600', s.c('#D6DEE3'), 132, 64, 4) +
    rects(s.c(WOOD), [[394, 142, 212, 10]]) +
    person(s, 470, 350, 190, true) +
    dentalChair(s, 270, 372, 1.5) +
    livedIn(s),
  hairdresser: (s) =>
    room(s, 'tiles') +
    times(
      3,
      (i) =>
        mirror(s, 130 + i * 190, 60, 92, 136) +
        rects(s.c(WOOD), [[74 + i * 190, 214, 112, 8]]) +
        card(92 + i * 190, 190, 10, 24, 3, s.c(s.second)) +
        card(108 + i * 190, 196, 12, 18, 3, s.c(SAFFRON)),
    ) +
    times(3, (i) => salonChair(s, 140 + i * 190, 364 + (i % 2) * 6, 1.25)) +
    person(s, 240, 372, 176, true) +
    pendants(s, 3, 44) +
    livedIn(s),
  barber: (s) =>
    room(s, 'tiles') +
    rects(s.c(mix(WOOD, INK, 0.2)), [[60, 50, 520, 176]]) +
    times(2, (i) => mirror(s, 200 + i * 240, 66, 150, 106)) +
    shelves(s, 84, 180, 470, 44, 1) +
    times(2, (i) => salonChair(s, 200 + i * 240, 374, 1.5)) +
    person(s, 302, 378, 184, true) +
    livedIn(s),
  vet: (s) =>
    room(s, 'plain') +
    view(s, 60, 50, 140, 120) +
    shelves(s, 430, 60, 160, 120, 3) +
    rects(s.c('#B9C6CE'), [
      [190, 262, 260, 12],
      [230, 274, 10, 96],
      [400, 274, 10, 96],
    ]) +
    path('M206 370h230l-20 12H190z', INK, ` opacity="${s.shadow}"`) +
    person(s, 440, 330, 178, true) +
    (s.random() < 0.5 ? dog(s, 320, 264, 1.4) : cat(s, 320, 264, 2.2)) +
    dog(s, 100, 386, 1.3) +
    (s.random() < 0.6 ? cat(s, 560, 388, 1.4) : '') +
    line('M340 0v70', s.c(INK), 3) +
    oval(340, 80, 50, 14, s.c(PAPER)),
  ...INTERIORS_LEISURE,
};

/** The place from inside. */
export const interior = (s: Stage, kind: SceneKind) => (INTERIORS[kind] ?? consulting)(s, kind);
