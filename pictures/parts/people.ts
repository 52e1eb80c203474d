import { INK, setStage, SHADE, type Stage } from '#pictures/base/stage.ts';
import { at, card, disc, line, mix, oval, path, rects, times } from '#pictures/base/svg.ts';

/** A distant person, faceless and calm; `height` from the ground. A closed place has no staff. */
export function person(s: Stage, x: number, y: number, height = 96, staff = false): string {
  if (staff && s.door?.shut) return '';
  const shirt = s.cloth();
  const legs = s.c(mix(s.accent, INK, 0.6));
  const skin = s.skin();
  const hair = s.hair();
  const long = s.random() < 0.5;
  return at(
    x,
    y,
    oval(6, 0, 20, 4, INK, SHADE) +
      path('M-11-42H11L9 0H1.5V-30h-3V0H-9z', legs) +
      path('M-13-40v-22c0-12 6-16 13-16s13 4 13 16v22z', shirt) +
      path('M5-77c5 2 8 6 8 15v22H6z', INK, ' opacity=".12"') +
      (staff
        ? path('M-8-74h4l4 12 4-12h4v34H-8z', s.c('#FFFFFF')) +
          line('M-11-66l-3 22M11-66l3 22', mix(shirt, INK, 0.14), 6)
        : line('M-10-66l-4 18 10 2', mix(shirt, INK, 0.14), 6) +
          card(-5, -54, 7, 11, 1.5, s.c('#22384F'))) +
      rects(skin, [[-3.5, -84, 7, 8]]) +
      disc(0, -90, 9.5, skin) +
      path(
        long
          ? 'M-10-78c-3-24 0-24 10-24s13 6 10 24h-4c2-10-2-13-6-15-4 3-9 5-10 15'
          : 'M-10-91c0-8 5-11 10-11s10 3 10 11c-6-2-9-4-11-4s-5 2-9 4',
        hair,
      ),
    height / 100,
  );
}

/**
 * People at the door: as many as wait, stable for any number; some passers-by if the number is
 * unknown.
 * @param step distance between two people; the door is at `x`
 * @param passing number of passers-by
 */
export function queue(
  s: Stage,
  x: number,
  y: number,
  height: number,
  step: number,
  passing = 0,
): string {
  // The light of the door falls on them.
  const light = s.light === 'night' ? 'lamplight' : s.light;
  const crowd = s.door ? setStage(`crowd/${s.seed}`, { light }) : s;
  return times(s.door?.people ?? passing, (i) =>
    person(crowd, x + i * step, y + (i % 2) * 4, height),
  );
}

/** A number display like those over counters. */
export function display(s: Stage, x: number, y: number, width: number): string {
  const figure = s.door ? s.door.serving : s.number;
  const text = `<text x="${s.mirrored ? -x : x}" y="${y + width * 0.15}" font-family="Commissioner,Arial,sans-serif" font-weight="700" font-size="${Math.round(width * 0.42)}" text-anchor="middle" fill="#FFC860"${s.mirrored ? ' transform="scale(-1 1)"' : ''}>${s.door?.shut ? '' : (figure ?? '–')}</text>`;
  return (
    card(x - width / 2 + 4, y - width * 0.27 + 6, width, width * 0.54, 6, INK, SHADE) +
    card(x - width / 2, y - width * 0.27, width, width * 0.54, 6, '#0C1A2C') +
    text
  );
}

/** An additional display if the number being served is known, for places without a display. */
export const servingDisplay = (s: Stage, x: number, y: number, width: number): string =>
  s.door && s.door.serving !== null && !s.door.shut ? display(s, x, y, width) : '';
