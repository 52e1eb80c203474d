import {
  INK,
  OLIVE,
  PAPER,
  SAFFRON,
  SEA,
  TERRACOTTA,
  WOOD,
  isSunlit,
  type Stage,
} from '#pictures/base/stage.ts';
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
import { cat, pot } from '#pictures/parts/nature.ts';
import { ticket } from '#pictures/parts/people.ts';
import type { SceneKind } from '#pictures/parts/symbols.ts';
import {
  bottle,
  dentist,
  papers,
  salon,
  shadow,
  stethoscope,
  taverna,
  tubes,
  type Still,
} from './objects.ts';

const telecom: Still = (s) =>
  shadow(s, 260, 110) +
  card(200, -210, 120, 210, 18, s.c(INK)) +
  card(209, -200, 102, 190, 11, s.c('#E8F1F7')) +
  card(222, -176, 76, 60, 8, '#FFFFFF') +
  rects(s.c(s.accent), [
    [222, -96, 76, 12],
    [222, -74, 54, 12],
    [222, -40, 76, 22],
  ]) +
  line('M320-30q60 40 120 0t80-30', s.c(s.second), 7) +
  pot(s, 460, 14, 1.6);

const vet: Still = (s) =>
  cat(s, 270, 10, 3.4) +
  shadow(s, 430, 90) +
  path('M384-44h96l14 44H370z', s.c(s.accent)) +
  oval(432, -44, 48, 10, s.c('#8B5E3A')) +
  disc(150, -6, 24, s.c(SAFFRON)) +
  line('M132-18q18 10 36 0', '#FFFFFF', 4);

const wheel: Still = (s) =>
  oval(270, 4, 130, 14, INK, ` opacity="${s.shadow}"`) +
  disc(250, -100, 104, s.c('#22303E')) +
  disc(250, -100, 66, s.c('#C8D0D6')) +
  times(5, (i) =>
    line(
      d`M250 -100L${250 + Math.sin(i * 1.257) * 58} ${-100 - Math.cos(i * 1.257) * 58}`,
      s.c('#8B98A3'),
      14,
    ),
  ) +
  disc(250, -100, 16, s.c(s.accent)) +
  shadow(s, 450, 120) +
  rects(s.c(TERRACOTTA), [[380, -70, 140, 70]]) +
  rects(s.c('#8C3423'), [[380, -44, 140, 6]]) +
  line('M420-70v-20h60v20', s.c(INK), 8);

const books: Still = (s) => {
  const colors = [s.accent, PAPER, s.second, SAFFRON, '#8FB7D3'];
  return (
    shadow(s, 250, 230) +
    colors
      .map(
        (color, i) =>
          card(140 + ((i * 37) % 30), -30 - i * 31, 220 - ((i * 53) % 50), 30, 4, s.c(color)) +
          rects(s.c('#FFFFFF'), [[160 + ((i * 37) % 30), -26 - i * 31, 6, 22]], ' opacity=".6"'),
      )
      .join('') +
    line('M450 0v-120q0-50-60-56', s.c(INK), 8) +
    path('M330-150q10-50 60-52 18 20 6 50z', s.c(OLIVE)) +
    path('M336-146L270-30h160L396-150z', '#FFF1C4', ' opacity=".35"') +
    rects(s.c(INK), [[414, -10, 72, 10]])
  );
};

const masks: Still = (s) =>
  shadow(s, 240, 140) +
  path('M150-190Q230-160 310-190C320-80 290-6 230-6S140-80 150-190', s.c(PAPER)) +
  path('M230-172Q280-178 310-190C320-80 290-6 230-6z', INK, ' opacity=".1"') +
  path(
    'M178-120q22-20 40 0-20 12-40 0M244-120q22-20 40 0-20 12-40 0M184-76q46 46 92 0-46 18-92 0',
    s.c(INK),
  ) +
  `<g transform="rotate(12 420 -90)">${path('M350-170Q420-140 490-170C500-70 470-10 420-10S340-70 350-170', s.c(s.accent)) + path('M374-104q20-20 36 0-18 12-36 0M432-104q20-20 36 0-18 12-36 0M384-44q36-40 72 0-36-14-72 0', s.c(INK))}</g>`;

const keys: Still = (s) =>
  pot(s, 190, 10, 2) +
  oval(390, 10, 110, 12, INK, ` opacity="${s.shadow}"`) +
  line('M310-30a34 34 0 1 0 .1 0', s.c('#C9A063'), 13) +
  line('M344 4H480M450 4v26M474 4v22', s.c('#C9A063'), 13) +
  `<g transform="rotate(-14 330 40)">${card(300, 36, 104, 50, 10, s.c(s.accent))}${disc(316, 61, 6, s.c(PAPER))}</g>`;

const luggage: Still = (s) =>
  shadow(s, 250, 200) +
  line('M210-150v-34h80v34', s.c(INK), 10) +
  card(140, -150, 220, 150, 18, s.c(s.accent)) +
  rects(s.c(mix(s.accent, INK, 0.3)), [
    [180, -150, 16, 150],
    [304, -150, 16, 150],
  ]) +
  disc(250, -74, 26, s.c(PAPER)) +
  path('M234-70l16-22 16 22zM234-66h32l-6 8h-20z', s.c(SEA)) +
  shadow(s, 460, 90) +
  path('M400-10H520l-18 30h-84z', '#FFFFFF') +
  path('M456-10v-110l50 90zM448-16v-80l-36 70z', s.c(PAPER)) +
  path('M400-10H520l-4 8H404z', s.c(s.second));

const dumbbells: Still = (s) =>
  shadow(s, 250, 240) +
  rects(s.c('#9FB0BC'), [[150, -52, 200, 18]]) +
  rects(s.c(s.accent), [
    [130, -92, 36, 92],
    [334, -92, 36, 92],
  ]) +
  rects(s.c(mix(s.accent, INK, 0.3)), [
    [108, -74, 24, 62],
    [368, -74, 24, 62],
  ]) +
  bottle(s, 460, 64, 150, '#BFE0EE', s.second) +
  path('M120 20q100 26 220 0l20 40H110z', s.c(PAPER));

const swim: Still = (s) =>
  path('M120-20q140 26 280 0v60H120z', s.c(PAPER)) +
  bars('M120 20H400', s.c(s.accent), 70, 16, 18) +
  path('M190-26a62 58 0 0 1 124 0z', s.c(s.second)) +
  path('M270-80q44 14 44 54h-30z', INK, ' opacity=".14"') +
  line('M392-20q-30-50 20-60 40-6 60 20', s.c(INK), 6) +
  card(370, -30, 66, 40, 18, s.c(SEA)) +
  card(444, -30, 66, 40, 18, s.c(SEA)) +
  path('M382-22h28l-20 22h-8zM456-22h28l-20 22h-8z', '#FFFFFF', ' opacity=".35"') +
  line('M434-14q5-6 12 0', s.c(INK), 6);

/** A still life for each kind, standing on y = 0. */
export const STILLS: Record<SceneKind, Still> = {
  pharmacy: (s) =>
    bottle(s, 170, 80, 130, OLIVE, PAPER) +
    bottle(s, 280, 64, 92, TERRACOTTA, PAPER) +
    shadow(s, 420, 120) +
    path('M356-70h128q0 70-44 70h-40q-44 0-44-70', s.c('#FFFFFF')) +
    path('M440-70h44q0 70-44 70z', INK, ' opacity=".1"') +
    line('M430-80l50-80', s.c('#DCD3C4'), 20),
  kep: papers,
  'tax-office': papers,
  district: papers,
  diagnostics: tubes,
  doctor: stethoscope,
  'health-centre': stethoscope,
  dentist,
  hairdresser: salon,
  barber: salon,
  taverna,
  gym: dumbbells,
  pool: swim,
  vet,
  'telecom-store': telecom,
  garage: wheel,
  library: books,
  theatre: masks,
  guesthouse: keys,
  'ferry-office': luggage,
};

/** Objects on a table in slanting light, with the ticket among them. */
export function detail(s: Stage, kind: SceneKind): string {
  const wall = s.c(mix(s.wall === '#FFFFFF' ? '#DCE9F2' : s.wall, '#FFFFFF', 0.25));
  const table = s.c(s.random.pick([WOOD, '#E6D3B8', '#C9986A', '#DCE4E8']));
  const x = s.random.whole(80, 240);
  const beams = !isSunlit(s)
    ? ''
    : path(
        d`M${x} 0h90L${x - 90} 292h-90zM${x + 110} 0h60L${x + 80} 292h-60z`,
        '#FFFDF4',
        ' opacity=".55"',
      );
  return (
    rects(wall, [[0, 0, 640, 292]]) +
    beams +
    path('M420 0Q470 60 640 50V0z', s.c(OLIVE), ' opacity=".16"') +
    discs(
      s.c(OLIVE),
      range(8, (i) => [440 + i * 28, 22 + ((i * 37) % 46), 17] as const),
    ).replace('/>', ' opacity=".16"/>') +
    rects(table, [[0, 286, 640, 114]]) +
    rects(INK, [[0, 286, 640, 5]], ' opacity=".1"') +
    at(-34, 330, STILLS[kind](s), 1.18) +
    ticket(s, 500 + s.random.whole(0, 14), 342 + s.random.whole(0, 6), 112, -s.random.whole(4, 10))
  );
}
