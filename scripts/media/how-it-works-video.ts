/**
 * Makes the silent film that explains the app in four drawn scenes of five seconds: find a place,
 * take a number, follow it on the phone, arrive when it is your turn. Needs ffmpeg; the captions
 * are `public/video/how-it-works.<el|en>.vtt`.
 */

import { exterior } from '#pictures/exteriors/exterior.ts';
import { facade, sign } from '#pictures/exteriors/facade.ts';
import { interior } from '#pictures/interiors/interior.ts';
import { seededRandom } from '#pictures/base/random.ts';
import { ticketOutline } from '#pictures/spots.ts';
import { INK, LINE, OLIVE, SAFFRON, SEA, setStage, TERRACOTTA } from '#pictures/base/stage.ts';
import { at, card, disc, line, oval, path, range, rects } from '#pictures/base/svg.ts';
import { makeFilm } from './film.ts';

const ease = (from: number, to: number, time: number) => {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

const numeral = (text: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Commissioner,DejaVu Sans,Arial,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

const faded = (opacity: number, content: string) =>
  `<g opacity="${opacity.toFixed(3)}">${content}</g>`;

/** A scene of the listings, cropped to the shape of the film. */
const still = (
  draw: typeof facade,
  kind: Parameters<typeof facade>[1],
  seed: string,
  number = 42,
) => {
  const stage = {
    ...setStage(seed, { light: 'noon' }),
    mirrored: false,
    number,
    random: seededRandom(seed),
  };
  return at(0, -20, draw(stage, kind));
};

function phone(x: number, y: number, content: string): string {
  return at(
    x,
    y,
    card(-76 + 10, -148 + 14, 152, 296, 26, INK, ' opacity=".2"') +
      card(-76, -148, 152, 296, 26, INK) +
      card(-68, -140, 136, 280, 19, '#FAF7F2') +
      card(-22, -134, 44, 8, 4, INK) +
      content,
  );
}

const pin = (x: number, y: number, fill: string, size: number) =>
  at(
    x,
    y,
    oval(0, 1, 9, 3, INK, ' opacity=".2"') +
      path('M0 0C-14-18-18-24-18-32a18 18 0 0 1 36 0c0 8-4 14-18 32', fill) +
      disc(0, -32, 7, '#FFFFFF'),
    size,
  );

const MAP =
  rects('#EFE8DC', [[0, 0, 640, 360]]) +
  path('M0 0h150q40 60 0 120t20 130-40 110H0z', '#A9D2EA') +
  line(
    'M150 60L640 20M170 170L640 150M150 300L640 290M260 0L280 360M400 0L420 360M540 0L560 360',
    '#FFFFFF',
    16,
  ) +
  path('M296 66l90-6 6 80-90 6z', '#CFE0B8') +
  rects(
    '#E0D5C3',
    range(10, (i) => [450 + (i % 3) * 30, 60 + (i % 4) * 66, 22, 30] as const),
  ) +
  rects(
    '#E0D5C3',
    range(8, (i) => [196 + (i % 2) * 34, 70 + (i % 5) * 54, 24, 30] as const),
  ) +
  rects(
    '#E0D5C3',
    range(6, (i) => [312 + (i % 2) * 40, 190 + (i % 3) * 34, 28, 22] as const),
  );

/** 1. Pins drop on a map; a lens comes to one of them. */
function find(time: number): string {
  const places = [
    [240, 120, SEA],
    [340, 250, SEA],
    [480, 130, TERRACOTTA],
    [590, 240, SEA],
    [200, 300, SEA],
  ] as const;
  const lens = ease(0.35, 0.62, time);
  const x = 170 + (480 - 170) * lens;
  const y = 300 + (104 - 300) * lens;
  const chosen = ease(0.62, 0.76, time);
  return (
    MAP +
    places
      .map(([px, py, fill], index) => {
        const drop = ease(0.04 + index * 0.05, 0.14 + index * 0.05, time);
        return faded(
          drop,
          pin(px, py - 40 * (1 - drop), fill, 1.05 + (index === 2 ? chosen * 0.7 : 0)),
        );
      })
      .join('') +
    faded(
      1 - chosen * 0.85,
      at(
        x,
        y,
        line('M26 26L54 54', INK, 12) +
          disc(0, 0, 36, '#FFFFFF', ` fill-opacity=".35" stroke="${INK}" stroke-width="8"`),
      ),
    )
  );
}

/** 2. The place; a ticket slides out of the phone. */
const PLACE = still(facade, 'pharmacy', 'farmakeio-andronikou');
function take(time: number): string {
  const press = ease(0.22, 0.28, time) * (1 - ease(0.3, 0.36, time));
  const out = ease(0.34, 0.62, time);
  const ticket = `<g transform="translate(${320 - 62 - out * 130} ${186 - out * 50}) rotate(${-out * 8})">${
    path(ticketOutline(180, 104, 124, 11, 12), INK, ' opacity=".2" transform="translate(7 9)"') +
    path(ticketOutline(180, 104, 124, 11, 12), '#FFFFFF') +
    line('M124 22V84', LINE, 3, ' stroke-dasharray=".1 9"') +
    numeral('42', 62, 76, 66, SEA) +
    line('M142 36h20M142 52h20M142 68h12', LINE, 5)
  }</g>`;
  return (
    PLACE +
    rects('#FAF7F2', [[0, 0, 640, 360]], ' opacity=".35"') +
    faded(out, out < 0.02 ? '' : ticket) +
    phone(
      440,
      186,
      card(-54, -112, 108, 70, 12, '#DCE9F2') +
        at(0, -76, sign({ ...setStage('x', { light: 'noon' }) }, 'pharmacy', 0, 0, 20)) +
        line('M-50-22H40M-50-2H16', LINE, 8) +
        card(-54, 64 + press * 3, 108, 40, 12, press > 0.1 ? '#084A82' : SEA) +
        path('M-20 76h40v5a4 4 0 0 0 0 7v5h-40v-5a4 4 0 0 0 0-7z', '#FFFFFF') +
        disc(0, 84, 12 + press * 26, SEA, ` opacity="${(press * 0.25).toFixed(2)}"`),
    )
  );
}

/** 3. At the café: the number of those before counts down, the ring fills. */
const CAFE = still(exterior, 'taverna', 'rakadiko-to-charoupi');
function follow(time: number): string {
  const before = Math.max(1, 5 - Math.floor(ease(0.1, 0.9, time) * 4.99));
  const share = 0.1 + 0.85 * ease(0.1, 0.9, time);
  const length = 2 * Math.PI * 44;
  const beat = Math.abs(Math.sin(time * Math.PI * 10));
  return (
    CAFE +
    rects('#FAF7F2', [[0, 0, 640, 360]], ' opacity=".18"') +
    phone(
      320,
      186,
      card(-56, -116, 112, 56, 10, '#FFFFFF', ` stroke="${LINE}" stroke-width="2"`) +
        numeral('42', 0, -74, 40, SEA) +
        disc(0, 16, 44, 'none', ` stroke="${LINE}" stroke-width="11"`) +
        `<circle cx="0" cy="16" r="44" fill="none" stroke="${before < 2 ? OLIVE : SAFFRON}" stroke-width="11" stroke-linecap="round" stroke-dasharray="${(length * share).toFixed(1)} ${length.toFixed(1)}" transform="rotate(-90 0 16)"/>` +
        numeral(String(before), 0, 32, 46, INK) +
        range(5, (i) => disc(-40 + i * 20, 96, 6, i < before ? LINE : OLIVE)).join('') +
        (before < 2 ? disc(58, -128, 9 + beat * 2, TERRACOTTA) : ''),
    )
  );
}

/** 4. The counter: the display shows the number, a tick appears. */
const SHOP = still(interior, 'pharmacy', 'b');
const SHOP_BEFORE = still(interior, 'pharmacy', 'b', 41);
function arrive(time: number): string {
  const now = ease(0.24, 0.3, time);
  const tick = ease(0.42, 0.6, time);
  return (
    SHOP_BEFORE +
    faded(now, SHOP) +
    disc(
      416,
      214,
      60 + now * 20,
      '#FFC860',
      ` opacity="${(0.16 * now * (1 - ease(0.4, 0.6, time))).toFixed(2)}"`,
    ) +
    at(
      112,
      150,
      disc(6, 9, 62 * tick, INK, ' opacity=".18"') +
        disc(0, 0, 62 * tick, OLIVE) +
        faded(ease(0.5, 0.62, time), line('M-26 2L-8 22 28-20', '#FFFFFF', 13)),
    )
  );
}

const SCENES = [find, take, follow, arrive];
const FADE = 0.08;

await makeFilm({
  name: 'how-it-works',
  seconds: 20,
  rate: 15,
  quality: { webm: 40, mp4: 28 },
  draw: (time) => {
    const position = time * SCENES.length;
    const index = Math.floor(position);
    const inside = position - index;
    const scene = SCENES[index]?.(inside) ?? '';
    const previous = index > 0 && inside < FADE ? (SCENES[index - 1]?.(1) ?? '') : '';
    const shown = previous === '' ? scene : previous + faded(inside / FADE, scene);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="1280" height="720">${rects('#FAF7F2', [[0, 0, 640, 360]])}${shown}${rects(SEA, [[0, 354, 640 * time, 6]])}</svg>`;
  },
});
