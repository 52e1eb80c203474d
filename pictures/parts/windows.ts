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
  type Rect,
} from '#pictures/base/svg.ts';
import {
  INK,
  OLIVE,
  PAPER,
  SAFFRON,
  SEA,
  TERRACOTTA,
  WOOD,
  SHADE,
  type Stage,
} from '#pictures/base/stage.ts';
import { cat, dog, pot } from './nature.ts';
import { display, person } from './people.ts';
import type { SceneKind } from './symbols.ts';

type Draw = (s: Stage, x: number, y: number, w: number, h: number) => string;

/** Rows of bottles, boxes or books that fill a width. */
function shelves(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  books = false,
) {
  const colors = [s.accent, PAPER, s.second, '#9CC0D6', SAFFRON, '#D9C9B2'].map(s.c);
  const groups: Rect[][] = colors.map(() => []);
  const gap = h / rows;
  for (let row = 0; row < rows; row += 1) {
    let left = x + 3;
    while (left < x + w - 16) {
      const width = books ? s.random.whole(5, 10) : s.random.whole(9, 17);
      const height = gap * (books ? 0.58 + s.random() * 0.24 : 0.34 + s.random() * 0.4);
      groups[s.random.whole(0, colors.length - 1)]?.push([
        left,
        y + gap * (row + 1) - 4 - height,
        width,
        height,
      ]);
      left += width + (books ? 1 : s.random.whole(2, 8)) + (books && s.random() < 0.1 ? 16 : 0);
    }
  }
  return (
    groups
      .map((group, index) => (group.length > 0 ? rects(colors[index] as string, group) : ''))
      .join('') +
    rects(
      s.c(WOOD),
      range(rows, (row) => [x, y + gap * (row + 1) - 4, w, 4] as Rect),
    )
  );
}

export function salonChair(s: Stage, x: number, y: number, size = 1) {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})">${
    oval(4, 0, 36, 5, INK, SHADE) +
    rects(s.c('#7C8A97'), [[-5, -34, 10, 32]]) +
    path('M-24 0q0-6 24-6t24 6z', s.c('#5C6A78')) +
    card(-34, -50, 66, 18, 8, s.c(s.accent)) +
    path('M-38-110q0-10 10-10h8q8 0 9 10l8 62h-22q-8 0-10-10z', s.c(s.accent)) +
    path('M-20-118q6 0 7 8l8 62h-10z', INK, ' opacity=".16"') +
    line('M-12-70H26', s.c('#7C8A97'), 6) +
    line('M22-34L40-14H52', s.c('#7C8A97'), 5)
  }</g>`;
}

export function mirror(s: Stage, x: number, y: number, w: number, h: number) {
  const arch = (grow: number) =>
    d`M${x - w / 2 - grow} ${y + h + grow}V${y + w / 2}a${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${w + grow * 2} 0V${y + h + grow}z`;
  return (
    path(arch(5), s.c('#C9A063')) +
    path(arch(0), s.c('#D7E8F1')) +
    path(
      d`M${x - w / 2} ${y + h * 0.8}L${x + w / 2} ${y + h * 0.3}v${h * 0.22}L${x - w / 2 + w * 0.3} ${y + h}h${-w * 0.3}z`,
      '#FFFFFF',
      ' opacity=".55"',
    )
  );
}

export function dentalChair(s: Stage, x: number, y: number, size = 1) {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})">${
    oval(0, 0, 60, 6, INK, SHADE) +
    rects(s.c('#C9D3DA'), [[-14, -34, 28, 32]]) +
    card(-30, -8, 60, 8, 4, s.c('#8FA0AD')) +
    line('M-66-92L-30-50H34L78-34', s.c(s.accent), 18) +
    line('M-66-92L-72-108', s.c(s.accent), 14) +
    line('M-8-62H30', s.c('#8FA0AD'), 6) +
    line('M60 0V-150H0L-26-130', s.c('#A9B7C1'), 5) +
    path('M-46-132l26-14 8 14-26 14z', s.c(PAPER)) +
    path('M-44-126L-78-84l30-8 18-28z', '#FFF3C9', ' opacity=".4"')
  }</g>`;
}

const waitingRoom: Draw = (s, x, y, w, h) =>
  rects(s.c('#F3EADB'), [[x, y + h * 0.62, w, h * 0.38]]) +
  (s.door
    ? ''
    : display(s, x + w * 0.5, y + 24, 60) +
      person(s, x + w * 0.24, y + h, h * 0.82) +
      person(s, x + w * 0.72, y + h, h * 0.76));

const clinicWindow: Draw = (s, x, y, w, h) =>
  pot(s, x + w * 0.18, y + h, 0.9) +
  line(range(7, (index) => d`M${x} ${y + 6 + index * 7}h${w}`).join(''), s.c('#F4F1EA'), 4) +
  card(x + w * 0.48, y + h - 34, w * 0.42, 34, 8, s.c(s.second)) +
  rects(s.c(INK), [[x + w * 0.48, y + h - 8, w * 0.42, 8]], ' opacity=".3"');

const shelfWindow =
  (rows: number, books = false): Draw =>
  (s, x, y, w, h) =>
    shelves(s, x, y + 4, w, h - 4, rows, books);

const CONTENTS: Partial<Record<SceneKind, Draw>> = {
  pharmacy: shelfWindow(3),
  library: shelfWindow(3, true),
  'health-centre': waitingRoom,
  hairdresser: (s, x, y, w, h) =>
    mirror(s, x + w * 0.72, y + 14, w * 0.2, h * 0.52) +
    salonChair(s, x + w * 0.34, y + h, h / 140),
  barber: (s, x, y, w, h) =>
    mirror(s, x + w * 0.25, y + 14, w * 0.2, h * 0.5) +
    salonChair(s, x + w * 0.62, y + h, h / 150) +
    person(s, x + w * 0.86, y + h, h * 0.86),
  'telecom-store': (s, x, y, w, h) => {
    const count = Math.max(3, Math.floor(w / 44));
    return times(count, (index) => {
      const px = x + (w / count) * (index + 0.5);
      return (
        card(px - 10, y + h - 62, 20, 38, 4, s.c(INK)) +
        card(px - 7, y + h - 58, 14, 30, 2, s.c(index % 2 === 0 ? s.second : '#9CC9E8')) +
        rects(s.c(PAPER), [[px - 16, y + h - 24, 32, 24]])
      );
    });
  },
  vet: (s, x, y, w, h) =>
    dog(s, x + w * 0.34, y + h, Math.min(1, h / 100)) + cat(s, x + w * 0.72, y + h, 1.1),
  dentist: (s, x, y, w, h) => dentalChair(s, x + w * 0.5, y + h, Math.min(0.8, h / 165)),
  doctor: clinicWindow,
  diagnostics: (s, x, y, w, h) =>
    rects(s.c(PAPER), [[x, y + h - 20, w, 20]]) +
    times(Math.floor(w / 26), (index) => {
      const tx = x + 14 + index * 26;
      const fill = [TERRACOTTA, SEA, SAFFRON, OLIVE][s.random.whole(0, 3)] as string;
      return (
        card(tx, y + h - 66, 11, 46, 5, '#FFFFFF', ' opacity=".8"') +
        card(tx, y + h - 46 + s.random.whole(0, 12), 11, 26 - 6, 5, s.c(fill))
      );
    }),
  gym: (s, x, y, w, h) =>
    line(d`M${x + w * 0.14} ${y + h}v-78M${x + w * 0.44} ${y + h}v-78`, s.c(INK), 5) +
    line(d`M${x + w * 0.06} ${y + h - 66}h${w * 0.46}`, s.c('#B9C4CC'), 4) +
    rects(s.c(s.accent), [
      [x + w * 0.06, y + h - 86, 8, 40],
      [x + w * 0.52 - 8, y + h - 86, 8, 40],
    ]) +
    person(s, x + w * 0.74, y + h, h * 0.86) +
    disc(x + w * 0.92, y + h - 14, 14, s.c(s.second)),
};

/** The display behind the glass of a shop window. */
export function windowContents(
  kind: SceneKind,
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  return (CONTENTS[kind] ?? clinicWindow)(s, x, y, w, h);
}

export function rushChair(s: Stage, x: number, y: number, facing = 1): string {
  const wood = s.c(s.second === INK ? SEA : s.second);
  return at(
    x,
    y,
    line('M-16 0v-84M16 0v-38', wood, 5) +
      line('M-16-62H-14M-16-78H-12M-16-14H16', wood, 3.5) +
      card(-19, -44, 40, 8, 3, s.c('#D9B36C')),
    facing,
    1,
  );
}

export function laidTable(s: Stage, x: number, y: number, size = 1): string {
  const check = s.c(mix(s.accent, '#FFFFFF', 0.25));
  return at(
    x,
    y,
    oval(0, 2, 70, 6, INK, SHADE) +
      line('M-40 0L-34-56M40 0L34-56', s.c('#7A573A'), 5) +
      path('M-62-66H62l6 30q-20 8-34 0t-34 0-34 0-34 0z', s.c(PAPER)) +
      bars('M-64-56H64', check, 18, 9, 9) +
      path('M-62-66H62l2 8H-64z', s.c('#FFFFFF')) +
      oval(-20, -68, 22, 4.5, s.c('#FFFFFF')) +
      discs(s.c(OLIVE), [
        [-28, -71, 4],
        [-20, -72, 4],
        [-13, -71, 4],
      ]) +
      disc(-24, -73, 3.5, s.c(TERRACOTTA)) +
      path('M14-68q-4-12 2-18v-14h10v14q6 6 2 18z', '#CFE6EF', ' opacity=".9"') +
      path('M14-68q-3-8 0-13h14q3 5 0 13z', s.c('#C9A03F')) +
      path('M40-68l-3-16h13l-3 16z', '#E4F1F6', ' opacity=".9"'),
    size,
  );
}
