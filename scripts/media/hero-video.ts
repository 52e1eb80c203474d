/**
 * Makes the film of the home page: a street by the sea in daylight, while a number goes from 41 to
 * 42. Needs ffmpeg. Everything moves in whole periods, so that the end meets the beginning.
 */
import { sign } from '#pictures/exteriors/facade.ts';
import { bougainvillea, cat, pot, tree } from '#pictures/parts/nature.ts';
import { person } from '#pictures/parts/people.ts';
import { balcony, bicycle, door, lamp, shutters } from '#pictures/parts/street.ts';
import { seededRandom } from '#pictures/base/random.ts';
import { INK, PAPER, SEA, setStage, TERRACOTTA, type Stage } from '#pictures/base/stage.ts';
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
import { windowContents } from '#pictures/parts/windows.ts';
import { makeFilm } from './film.ts';

const TAU = Math.PI * 2;
const wave = (time: number, cycles: number, phase = 0) => Math.sin(TAU * (time * cycles + phase));
const ease = (from: number, to: number, time: number) => {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A stage whose random numbers start over, so that every frame draws the same things. */
function stageFor(seed: string): Stage {
  return {
    ...setStage(seed, { light: 'noon' }),
    mirrored: false,
    lit: false,
    glass: '#5D87A3',
    random: seededRandom(`hero/${seed}`),
  };
}

const GLINTS = (() => {
  const random = seededRandom('glints');
  return range(46, () => {
    const depth = random() ** 1.3;
    return {
      x: random() * 420,
      y: 196 + depth * 74,
      w: 5 + depth * 20,
      phase: random(),
      cycles: 1 + Math.floor(random() * 3),
    };
  });
})();

const backdrop = (() => {
  const bands = range(14, (index) =>
    rects(mix('#8FC3E8', '#E8F3F8', index / 13), [[0, index * 14, 640, 15]]),
  ).join('');
  return (
    bands +
    disc(96, 62, 24, '#FFF6DC') +
    path('M0 190q60-46 130-40t110 30 120-16 110 26H0z', '#B9D2E0') +
    path('M190 190q70-26 130-22t90 22z', '#9FC0D2')
  );
})();

const cloud = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    path(
      'M0 0h120a15 15 0 0 0-14-22 26 26 0 0 0-46-8 20 20 0 0 0-34 10A16 16 0 0 0 0 0',
      '#FFFFFF',
      ' opacity=".75"',
    ),
    size,
  );

function water(time: number): string {
  const shift = 250 * time;
  const sail = (x: number) =>
    at(
      x,
      204 + wave(time, 2, x > 200 ? 0.5 : 0) * 0.8,
      path('M0 0l3-30 17 30z', '#FFFFFF') +
        path('M-2 0l3-22-11 22z', '#EAF2F6') +
        path('M-14 2h38l-6 7H-8z', TERRACOTTA) +
        line('M-18 13h44', '#D6ECF7', 1.6, ' opacity=".7"'),
      0.9,
    );
  return (
    rects('#2F86BD', [[0, 190, 480, 90]]) +
    rects('#2A7AB0', [[0, 226, 480, 54]]) +
    rects('#246D9F', [[0, 256, 480, 24]]) +
    GLINTS.map(({ x, y, w, phase, cycles }) =>
      line(
        d`M${x} ${y}h${w}`,
        '#DDF0F8',
        1.6,
        ` opacity="${(0.12 + 0.6 * ((wave(time, cycles, phase) + 1) / 2) ** 2).toFixed(2)}"`,
      ),
    ).join('') +
    sail(-40 + shift) +
    sail(210 + shift)
  );
}

const houses = (() => {
  const s = { ...stageFor('houses'), second: SEA };
  const wall = '#FFFFFF';
  return (
    rects('#F0C9A8', [[398, 96, 74, 190]]) +
    path('M392 98l12-20h62l12 20z', '#C56A45') +
    shutters(s, 424, 122, 24, 40, '#2E7D8C') +
    shutters(s, 424, 186, 24, 40, '#2E7D8C') +
    rects(wall, [[466, 0, 174, 290]]) +
    path('M466 0h14v290h-14z', INK, ' opacity=".07"') +
    rects('#EFE6D8', [[460, 136, 180, 6]]) +
    times(2, (index) => shutters(s, 506 + index * 78, 34, 34, 64, SEA)) +
    balcony(s, 486, 104, 140) +
    pot(s, 500, 104, 0.55) +
    pot(s, 612, 104, 0.6)
  );
})();

const shop = (() => {
  const s = { ...stageFor('shop'), accent: '#41701F' };
  return (
    rects(mix('#F6EBDA', '#41701F', 0.1), [[474, 142, 166, 148]]) +
    rects('#FFFFFF', [[488, 184, 98, 92]]) +
    rects(s.glass, [[492, 188, 90, 76]]) +
    windowContents('pharmacy', s, 492, 196, 90, 68) +
    path('M540 188h16l-30 76h-16z', '#FFFFFF', ' opacity=".2"') +
    rects('#355D1B', [
      [488, 264, 98, 14],
      [536, 188, 3, 76],
    ]) +
    door(s, 596, 192, 38, 98, '#355D1B') +
    sign({ ...s, lit: false }, 'pharmacy', 466, 160, 15)
  );
})();

function awning(time: number): string {
  const count = 9;
  const step = 160 / count;
  const wide = 174 / count;
  const stripe = (index: number) => {
    const sway = 26 + wave(time, 2, index * 0.11) * 1.5 + wave(time, 3, index * 0.2) * 0.7;
    const left = 477 + index * step;
    const low = 470 + index * wide;
    return d`M${left} 146h${step}L${low + wide} ${146 + sway}a${wide / 2} ${wide * 0.42} 0 0 1 ${-wide} 0z`;
  };
  const half = (parity: number) =>
    range(count, (i) => (i % 2 === parity ? stripe(i) : '')).join('');
  return (
    path(d`M474 146h170v${50 + wave(time, 2) * 1.2}l-20 12H474z`, INK, ' opacity=".15"') +
    path(half(0), '#41701F') +
    path(half(1), PAPER) +
    rects('#355D1B', [[472, 140, 170, 8]])
  );
}

/** The initial number, as shapes: a picture has no font of its own. */
const FIRST =
  'M530.12 206.94L525.79 213.35L530.12 213.35ZM529.46 203.69L533.85 203.69L533.85 213.35L536.04 213.35L536.04 216.21L533.85 216.21L533.85 219L530.12 219L530.12 216.21L523.33 216.21L523.33 212.83ZM539.46 216.27L542.95 216.27L542.95 206.38L539.37 207.12L539.37 204.43L542.93 203.69L546.68 203.69L546.68 216.27L550.17 216.27L550.17 219L539.46 219Z';

function numberDisplay(time: number, cut: boolean): string {
  const roll = ease(0.46, 0.53, time);
  const dim = time > 0.9 ? 1 - ease(0.91, 0.94, time) + ease(0.95, 0.98, time) : 1;
  const digit = (value: string, y: number, opacity: number) =>
    `<text x="537" y="${y.toFixed(2)}" font-family="Commissioner,DejaVu Sans,Arial,sans-serif" font-weight="700" font-size="21" text-anchor="middle" fill="#FFC860" opacity="${opacity.toFixed(2)}">${value}</text>`;
  const second = time < 0.945;
  const current = second && roll > 0;
  const glow = ease(0.48, 0.54, time) * (1 - ease(0.6, 0.75, time));
  return (
    card(512, 200, 52, 30, 5, INK, ' opacity=".2"') +
    disc(537, 211, 40, '#FFC860', ` opacity="${(glow * 0.25).toFixed(2)}"`) +
    card(509, 196, 56, 31, 5, '#0C1A2C') +
    (current
      ? digit('41', 219 - roll * 14, 1 - roll) + digit('42', 233 - roll * 14, roll * dim)
      : cut
        ? path(FIRST, '#FFC860')
        : digit('41', 219, dim))
  );
}

const ground = (() => {
  const s = stageFor('ground');
  return (
    rects('#E6DDCF', [[0, 280, 640, 80]]) +
    rects('#D8CCB8', [[0, 280, 640, 5]]) +
    rects('#F4EEE3', [[0, 276, 400, 6]]) +
    bars('M20 266H400', '#F7F3EA', 20, 5, 58) +
    rects('#F7F3EA', [[0, 254, 400, 4]]) +
    line(range(10, (i) => d`M${i * 76 + 10} 286l-26 42`).join(''), '#D3C7B4', 1.2) +
    rects('#CDBFAA', [[0, 330, 640, 4]]) +
    rects('#9AA4AD', [[0, 334, 640, 26]]) +
    at(352, 296, lamp(s, 0, 0), 0.72)
  );
})();

function foreground(time: number): string {
  const s = stageFor('fore');
  const sway = wave(time, 1) * 0.9;
  const call = ease(0.5, 0.56, time) * (1 - ease(0.7, 0.8, time));
  const ring = 6 + ease(0.5, 0.72, time) * 12;
  const gull = (x: number, y: number, phase: number) => {
    const flap = wave(time, 7, phase) * 3.4;
    return line(
      d`M${x - 9} ${y - flap}q5 -3 9 ${flap + 1}q4 ${-flap - 4} 9 ${-flap - 1}`,
      '#FFFFFF',
      2,
    );
  };
  const angle = TAU * time;
  return (
    at(
      640,
      108,
      bougainvillea({ ...s, random: seededRandom('flowers') }, 0, 0, 130, 110),
      -0.5,
      0.5,
    ) +
    `<g transform="rotate(${sway.toFixed(2)} 412 298)">${tree({ ...s, random: seededRandom('tree-e') }, 412, 298, 0.74)}</g>` +
    oval(432 + sway, 302, 56, 7, INK, ' opacity=".12"') +
    pot({ ...s, random: seededRandom('pot') }, 590, 294, 0.7) +
    person({ ...s, random: seededRandom('one') }, 480, 300, 70) +
    person({ ...s, random: seededRandom('four') }, 506, 304, 68) +
    disc(482, 264, ring, 'none', ` stroke="${SEA}" stroke-width="2" opacity="${call.toFixed(2)}"`) +
    disc(
      482,
      264,
      ring * 0.55,
      'none',
      ` stroke="${SEA}" stroke-width="2" opacity="${call.toFixed(2)}"`,
    ) +
    at(540, 312, bicycle({ ...s, second: TERRACOTTA }, 0, 0), 0.66) +
    cat({ ...s, random: seededRandom('kitten') }, 444, 306, 0.66) +
    gull(190 + Math.cos(angle) * 26, 86 + Math.sin(angle) * 9, 0) +
    gull(236 + Math.cos(angle + 1) * 22, 102 + Math.sin(angle + 1) * 7, 0.4)
  );
}

const frame = (time: number, cut = false): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="1280" height="720">${
    backdrop +
    cloud(150 + wave(time, 1) * 5, 60, 0.8) +
    cloud(330 + wave(time, 1, 0.3) * 6, 40, 0.6) +
    water(time) +
    ground +
    houses +
    shop +
    awning(time) +
    numberDisplay(time, cut) +
    foreground(time)
  }</svg>`;

await makeFilm({
  name: 'hero',
  seconds: 8,
  rate: 24,
  quality: { webm: 38, mp4: 27 },
  draw: frame,
  poster: frame(0, true),
});
