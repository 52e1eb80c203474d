import { INK, OLIVE, PAPER, SAFFRON, SEA, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
import { d, at, bars, card, line, mix, path, range, rects, times } from '#pictures/base/svg.ts';
import { sign } from './facade.ts';
import { cat, pot, sea, tree } from '#pictures/parts/nature.ts';
import { display, person, queue, servingDisplay } from '#pictures/parts/people.ts';
import {
  awning,
  bench,
  bicycle,
  car,
  door,
  ground,
  lamp,
  roller,
  sky,
} from '#pictures/parts/street.ts';
import type { SceneKind } from '#pictures/parts/symbols.ts';
import { windowContents } from '#pictures/parts/windows.ts';

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
      path(d`M${left} ${y}h${w}v9h${-w}z`, INK, ` opacity="${s.shadow}"`) +
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
    path(d`M${x + width * 0.55} 84h${width * 0.45}V340h${-width * 0.62}z`, INK, ' opacity=".06"') +
    path(
      d`M${x + width * 0.26} 78L320 34 ${x + width * 0.74} 78z`,
      s.c(mix(wall, '#FFFFFF', 0.5)),
    ) +
    path(d`M${x + width * 0.34} 74L320 44 ${x + width * 0.66} 74z`, s.c(mix(wall, INK, 0.1))) +
    rects(s.c('#FFFFFF'), [
      [x - 12, 78, width + 24, 14],
      [x - 4, 200, width + 8, 9],
    ]) +
    path(d`M${x} 92h${width}v9h${-width}z`, INK, ` opacity="${s.shadow}"`) +
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
    (s.random() < 0.6 ? tree(s, 604, 352, 1.2) : lamp(s, 606, 352)) +
    (s.door
      ? queue(s, 368, 354, 96, 30)
      : times(s.random.whole(2, 4), (i) => person(s, 400 + i * 38, 354 + (i % 2) * 5, 96))) +
    (s.random() < 0.5 ? bench(s, 176, 354) : cat(s, 250, 352)) +
    pot(s, 250, 345, 0.9)
  );
}

/** A garage with roller doors, one of them open on a lift. */
export function garageFront(s: Stage): string {
  const doors = s.random.whole(2, 3);
  const span = 520 / doors;
  const anyDoor = s.random.whole(0, doors - 1);
  const open = s.door?.shut ? -1 : anyDoor;
  const bay = (i: number) => {
    const x = 60 + span * i + 14;
    const w = span - 28;
    if (i !== open) {
      return (
        rects(s.c(mix(s.accent, '#FFFFFF', 0.35)), [[x, 170, w, 170]]) +
        bars(d`M${x + w / 2} 176v162`, s.c(s.accent), w, 2, 12)
      );
    }
    return (
      rects(s.lit ? '#F6C46B' : s.c('#39506A'), [[x, 170, w, 170]]) +
      rects(s.c(mix(s.accent, '#FFFFFF', 0.35)), [[x, 170, w, 18]]) +
      rects(s.c('#C98A1F'), [
        [x + w * 0.2, 282, 8, 58],
        [x + w * 0.8 - 8, 282, 8, 58],
        [x + 12, 276, w - 24, 8],
      ]) +
      car(s, x + (w - 160 * (w / 230)) / 2, 278, s.second, w / 230) +
      person(s, x + w * 0.5, 340, 84, true)
    );
  };
  return (
    sky(s) +
    path('M0 340V220q160-90 320-50t320-30v200z', s.far) +
    rects(s.c(s.wall), [[44, 110, 552, 230]]) +
    bars('M44 90H596', s.c(mix(s.wall, INK, 0.2)), 40, 22, 22) +
    path('M36 110L64 72H576L604 110z', s.c(mix(s.accent, INK, 0.15))) +
    bars('M60 92H590', s.c(mix(s.accent, INK, 0.32)), 36, 3, 19) +
    path('M44 110h552v14H44z', INK, ` opacity="${s.shadow}"`) +
    times(doors, bay) +
    rects(
      s.c('#FFFFFF'),
      range(doors, (i) => [60 + span * i + 14, 160, span - 28, 6] as const),
    ) +
    ground(s) +
    rects(s.c(SAFFRON), [[0, 341, 640, 4]], ' opacity=".6"') +
    sign(s, 'garage', 320, 134, 24) +
    servingDisplay(s, 400, 136, 52) +
    queue(s, 320, 356, 96, open === 0 ? 30 : -30) +
    car(s, s.random() < 0.5 ? 20 : 440, 384, s.random() < 0.5 ? TERRACOTTA : '#6D9EC4', 0.95) +
    line('M596 340v-40M580 340l8-26h16l8 26z', s.c('#E2703F'), 5) +
    tree(s, 616, 350, 0.9)
  );
}

/** A gym: a tall glazed hall with racks and people behind the panes. */
export function gymHall(s: Stage): string {
  const panes = s.random.whole(4, 6);
  const w = 548 / panes;
  return (
    sky(s) +
    rects(s.c(s.wall), [[30, 56, 580, 286]]) +
    rects(s.c(s.accent), [[30, 56, 580, 46]]) +
    path('M30 102h580v10H30z', INK, ` opacity="${s.shadow}"`) +
    rects(s.glass, [[46, 124, 548, 216]]) +
    windowContents('gym', s, 66, 190, 250, 150) +
    windowContents('gym', s, 340, 190, 240, 150) +
    (s.door?.shut ? roller(s, 46, 124, 548, 216) : '') +
    path('M46 340L190 124h90L136 340zM330 340L474 124h40L370 340z', '#FFFFFF', ' opacity=".14"') +
    rects(s.c(mix(s.accent, INK, 0.3)), [
      ...range(panes + 1, (i) => [44 + w * i, 124, 4, 216] as const),
      [46, 186, 548, 4],
    ]) +
    door(s, 292, 232, 60, 108, s.second) +
    servingDisplay(s, 322, 208, 52) +
    ground(s) +
    sign(s, 'gym', 90, 80, 30) +
    (s.random() < 0.5 ? bars('M340 80h220', s.c(PAPER), 5, 40, 16) : '') +
    (s.random() < 0.5 ? tree(s, 28, 352, 1.15) : pot(s, 60, 346, 1.3) + pot(s, 100, 348, 1)) +
    times(s.random.whole(0, 2), (i) => bicycle(s, 390 + i * 70, 358 + i * 4)) +
    (s.random() >= 0.6 ? bench(s, 170, 354) : s.door ? '' : person(s, 250, 358, 104)) +
    queue(s, 262, 358, 104, -28) +
    (s.random() < 0.5 ? lamp(s, 616, 352) : tree(s, 618, 354, 1.05))
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
        path('M330-62H400L372 0h-70z', INK, ` opacity="${s.shadow}"`) +
        rects(s.c('#FFFFFF'), [
          [40, -104, 300, 42],
          [80, -138, 220, 34],
          [120, -164, 120, 26],
        ]) +
        path('M270-104h70v42h-70zM250-138h50v34h-50z', INK, ` opacity="${s.shadow * 0.7}"`) +
        bars('M52-84H330', s.glass, 14, 12, 10) +
        bars('M92-122H290', s.glass, 12, 12, 12) +
        path('M168-164h44l-6-42h-32z', s.c(s.second)) +
        rects(s.c(PAPER), [[172, -194, 36, 10]]) +
        line('M104-164v-34M104-198l-40 60', s.c(INK), 2),
      1,
    ) +
    rects(s.c('#D9CDB9'), [[0, 340, 640, 60]]) +
    rects(s.c('#B9AB94'), [[0, 340, 640, 7]]) +
    rects(s.c(s.wall), [[20, 214, 150, 130]]) +
    rects(s.glass, [[40, 256, 76, 50]]) +
    door(s, 128, 254, 34, 88, s.second) +
    awning(s, 16, 216, 158, 30) +
    display(s, 78, 272, 50) +
    sign(s, 'ferry-office', 96, 184, 26) +
    (s.door
      ? queue(s, 190, 362, 94, 32)
      : times(s.random.whole(2, 4), (i) => person(s, 190 + i * 40, 362 + (i % 2) * 5, 94))) +
    card(206, 346, 22, 26, 4, s.c(TERRACOTTA)) +
    line('M440 356v-16M560 356v-16', s.c(INK), 14) +
    bench(s, 470, 366)
  );
}
