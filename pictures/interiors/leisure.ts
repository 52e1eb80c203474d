import { car } from '#pictures/exteriors/public.ts';
import { laidTable, rushChair } from '#pictures/exteriors/taverna.ts';
import type { SceneKind } from '#pictures/base/kinds.ts';
import { cat } from '#pictures/parts/nature.ts';
import { person } from '#pictures/parts/people.ts';
import { livedIn, pendants, room, view } from './room.ts';
import { INK, PAPER, SAFFRON, TERRACOTTA, WOOD, type Stage } from '#pictures/base/stage.ts';
import {
  at,
  bars,
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
import { shelves, windowContents } from '#pictures/parts/windows.ts';
import { guesthouse, library, theatre } from './culture.ts';

type Interior = (s: Stage, kind: SceneKind) => string;

const taverna: Interior = (s) =>
  room(s, 'tiles') +
  times(
    3,
    (i) =>
      oval(96 + i * 62, 92, 30, 30, s.c(WOOD)) +
      oval(96 + i * 62, 92, 21, 21, s.c('#8B5E3A')) +
      disc(96 + i * 62, 104, 4, s.c(INK)),
  ) +
  rects(s.c('#7A573A'), [[56, 122, 206, 10]]) +
  view(s, 330, 56, 110, 124) +
  shelves(s, 490, 60, 120, 120, 3) +
  pendants(s, 4, 56) +
  times(3, (i) => {
    const x = 120 + i * 200;
    const y = 340 + (i % 2) * 36;
    return rushChair(s, x - 84, y) + rushChair(s, x + 84, y, -1) + laidTable(s, x, y, 1.1);
  }) +
  person(s, 220, 330, 150, true) +
  (s.random() < 0.5 ? cat(s, 590, 392, 1.2) : '');

const gym: Interior = (s) => {
  const rack = (x: number) =>
    line(d`M${x} 350v-190M${x + 120} 350v-190M${x} 162h120`, s.c(INK), 8) +
    line(d`M${x - 40} 226h200`, s.c('#C3CCD3'), 6) +
    rects(s.c(s.accent), [
      [x - 34, 186, 14, 80],
      [x + 140, 186, 14, 80],
    ]) +
    rects(s.c(s.second), [
      [x - 46, 198, 11, 56],
      [x + 155, 198, 11, 56],
    ]) +
    rects(s.c(WOOD), [[x + 10, 318, 100, 14]]) +
    line(d`M${x + 24} 348v-18M${x + 96} 348v-18`, s.c(INK), 6);
  const dumbbells = times(6, (i) => {
    const x = 360 + i * 40;
    return rects(s.c(INK), [
      [x, 300, 9, 24],
      [x + 21, 300, 9, 24],
      [x + 9, 309, 12, 6],
    ]);
  });
  return (
    room(s, 'plain') +
    view(s, 60, 40, 150, 130) +
    view(s, 250, 40, 150, 130) +
    view(s, 440, 40, 150, 130) +
    rack(90) +
    rects(s.c('#5C6A78'), [
      [346, 326, 254, 8],
      [360, 334, 8, 40],
      [578, 334, 8, 40],
    ]) +
    dumbbells +
    disc(330, 366, 30, s.c(s.second)) +
    disc(322, 356, 9, '#FFFFFF', ' opacity=".25"') +
    person(s, 470, 384, 184)
  );
};

const pool: Interior = (s) => {
  const ropes = range(4, (i) => d`M${214 + i * 71} 200L${-20 + i * 226} 400`).join('');
  return (
    rects(s.c(mix(s.wall, '#FFFFFF', 0.4)), [[0, 0, 640, 200]]) +
    times(5, (i) => view(s, 26 + i * 122, 46, 96, 106)) +
    bars('M0 16H640', s.c(s.accent), 14, 60, 62) +
    rects(s.c('#E9DFCF'), [[0, 178, 640, 222]]) +
    path('M136 194H504L760 400H-120z', s.c('#FFFFFF')) +
    path('M144 200H496L730 400H-90z', s.c('#4CB2D6')) +
    path('M200 200h60L120 400H0zM360 200h50l90 200H400z', '#FFFFFF', ' opacity=".2"') +
    line(
      range(
        14,
        () => d`M${s.random.whole(100, 520)} ${s.random.whole(216, 392)}q8 5 16 0t16 0`,
      ).join(''),
      '#DDF2F8',
      2.5,
    ) +
    `<path d="${ropes}" fill="none" stroke="#FFFFFF" stroke-width="6"/><path d="${ropes}" fill="none" stroke="${s.c(TERRACOTTA)}" stroke-width="6" stroke-dasharray="12 12"/>` +
    at(
      300,
      320,
      oval(0, 14, 12, 20, s.skin()) +
        disc(0, -6, 12, s.c(SAFFRON)) +
        line('M-16 26q16 10 32 0', '#FFFFFF', 3),
      1.2,
    ) +
    rects(s.c(PAPER), [
      [200, 182, 30, 18],
      [271, 182, 30, 18],
      [342, 182, 30, 18],
      [413, 182, 30, 18],
    ]) +
    person(s, 590, 330, 150)
  );
};

const garage: Interior = (s) =>
  room(s, 'plain') +
  view(s, 440, 50, 150, 110) +
  rects(s.c(mix(s.accent, INK, 0.2)), [[40, 60, 130, 100]]) +
  line('M60 80v50M84 80v36M108 80v56M132 80v30', s.c('#D8DEE3'), 6) +
  discs(s.c('#D8DEE3'), [
    [60, 80, 8],
    [84, 80, 8],
    [108, 80, 8],
    [132, 80, 8],
  ]) +
  rects(s.c(SAFFRON), [
    [150, 110, 14, 250],
    [470, 110, 14, 250],
    [140, 352, 34, 10],
    [460, 352, 34, 10],
    [164, 226, 306, 10],
  ]) +
  car(s, 200, 230, s.second, 1.45) +
  person(s, 330, 384, 140, true) +
  rects(s.c(TERRACOTTA), [[540, 290, 70, 90]]) +
  bars('M575 294v84', s.c('#8C3423'), 62, 3, 17) +
  times(
    2,
    (i) => oval(70, 372 - i * 24, 40, 13, s.c(INK)) + oval(70, 369 - i * 24, 18, 5, s.c('#5C6A78')),
  );

/** Rooms for leisure, travel and culture. */
export const INTERIORS_LEISURE: Partial<Record<SceneKind, Interior>> = {
  taverna,
  gym,
  pool,
  garage,
  library,
  theatre,
  guesthouse,
  district: (s) =>
    room(s, 'wood') +
    view(s, 80, 50, 160, 140) +
    windowContents('doctor', s, 320, 120, 240, 160) +
    livedIn(s),
};
