import { sign } from './exteriors/facade.ts';
import { seededRandom } from './base/random.ts';
import { INK, PAPER, SEA, setStage, TERRACOTTA, type Stage } from './base/stage.ts';
import { at, bars, card, d, disc, line, mix, oval, path, range, rects, times } from './base/svg.ts';
import { bougainvillea, cat, pot, tree } from './parts/nature.ts';
import { person } from './parts/people.ts';
import { balcony, door, lamp, shutters } from './parts/street.ts';
import { windowContents } from './parts/windows.ts';

const LAMPLIGHT = '#E9C37C';
const GREEN = '#41701F';

/** Lights are pale, to stay behind the page's text and the ticket in front of the picture. */
const stageFor = (seed: string): Stage => ({
  ...setStage(seed, { light: 'night' }),
  mirrored: false,
  lit: true,
  glass: LAMPLIGHT,
  random: seededRandom(`hero-night/${seed}`),
});

const glow = (x: number, y: number, radius: number): string =>
  [1, 0.68, 0.4].map((share) => disc(x, y, radius * share, LAMPLIGHT, ' opacity=".09"')).join('');

function heavens(): string {
  const random = seededRandom('hero-night/stars');
  const bands = times(14, (index) =>
    rects(mix('#071221', '#1E3D60', index / 13), [[0, index * 14, 640, 15]]),
  );
  const stars = range(60, () => {
    const [x, y] = [random() * 450, random() ** 1.4 * 160];
    return Math.hypot(x - 300, y - 66) < 46
      ? ''
      : disc(
          x,
          y,
          0.5 + random() * 0.7,
          '#DCE7F2',
          ` opacity="${(0.3 + random() * 0.6).toFixed(2)}"`,
        );
  });
  return (
    bands +
    stars.join('') +
    disc(300, 66, 46, '#F3E9CF', ' opacity=".07"') +
    path('M300 42a25 25 0 1 0 23 35a20 20 0 0 1-23-35', '#F3E9CF') +
    path('M0 190q60-46 130-40t110 30 120-16 110 26H0z', '#142C47') +
    path('M190 190q70-26 130-22t90 22z', '#10253D')
  );
}

/** The lights of the far shore, a path of moonlight, and a boat that fishes with a lamp. */
function water(): string {
  const random = seededRandom('hero-night/glints');
  const shore = range(26, () => {
    const x = 20 + random() * 380;
    return disc(x, 181 + random() * 7, 0.9, LAMPLIGHT, ' opacity=".8"');
  });
  const moonlight = range(34, () => {
    const depth = random();
    const width = 5 + depth * 26;
    const x = 306 + (random() - 0.5) * (14 + depth * 70) - width / 2;
    return line(d`M${x} ${195 + depth * 56}h${width}`, '#F3E9CF', 1.4, ' opacity=".34"');
  });
  const ripples = range(30, () =>
    line(
      d`M${random() * 470} ${196 + random() * 74}h${8 + random() * 20}`,
      '#6FA3CB',
      1.2,
      ' opacity=".2"',
    ),
  );
  const boat =
    glow(0, -12, 26) +
    path('M-20 0h42l-7 9h-28z', mix(TERRACOTTA, '#12294A', 0.5)) +
    line('M0 0v-14', '#0A1626', 1.6) +
    disc(0, -14, 2.4, '#FFE9B3') +
    line('M-3 14h6M-5 19h10', LAMPLIGHT, 1.4, ' opacity=".5"');
  return (
    rects('#123A5C', [[0, 190, 480, 90]]) +
    rects('#0F3150', [[0, 226, 480, 54]]) +
    rects('#0C2945', [[0, 256, 480, 24]]) +
    shore.join('') +
    ripples.join('') +
    moonlight.join('') +
    at(176, 214, boat, 0.9)
  );
}

function houses(): string {
  const s = { ...stageFor('houses'), second: SEA };
  const window = (x: number, y: number, w: number, h: number) =>
    glow(x + w / 2, y + h / 2, w * 1.1) +
    rects(LAMPLIGHT, [[x, y, w, h]]) +
    line(d`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, s.c(SEA), 2);
  return (
    rects(s.c('#F0C9A8'), [[398, 96, 74, 190]]) +
    path('M392 98l12-20h62l12 20z', s.c('#C56A45')) +
    shutters(s, 424, 122, 24, 40, '#2E7D8C') +
    window(424, 186, 24, 40) +
    rects(s.c('#FFFFFF'), [[466, 0, 174, 290]]) +
    path('M466 0h14v290h-14z', INK, ' opacity=".2"') +
    rects(s.c('#EFE6D8'), [[460, 136, 180, 6]]) +
    window(506, 34, 34, 64) +
    shutters(s, 584, 34, 34, 64, SEA) +
    balcony(s, 486, 104, 140) +
    pot(s, 500, 104, 0.55) +
    pot(s, 612, 104, 0.6)
  );
}

/** The number being served, as shapes: a picture has no font of its own. */
const NUMBER =
  'M530.12 206.94L525.79 213.35L530.12 213.35ZM529.46 203.69L533.85 203.69L533.85 213.35L536.04 213.35L536.04 216.21L533.85 216.21L533.85 219L530.12 219L530.12 216.21L523.33 216.21L523.33 212.83ZM539.46 216.27L542.95 216.27L542.95 206.38L539.37 207.12L539.37 204.43L542.93 203.69L546.68 203.69L546.68 216.27L550.17 216.27L550.17 219L539.46 219Z';

function shop(): string {
  const s = { ...stageFor('shop'), accent: GREEN };
  const step = 160 / 9;
  const wide = 174 / 9;
  const stripe = (index: number) => {
    const [left, low] = [477 + index * step, 470 + index * wide];
    return d`M${left} 146h${step}L${low + wide} 172a${wide / 2} ${wide * 0.42} 0 0 1 ${-wide} 0z`;
  };
  const stripes = (parity: number) =>
    range(9, (index) => (index % 2 === parity ? stripe(index) : '')).join('');
  const green = s.c('#355D1B');
  return (
    rects(s.c(mix('#F6EBDA', GREEN, 0.1)), [[474, 142, 166, 148]]) +
    rects(s.c('#FFFFFF'), [[488, 184, 98, 92]]) +
    rects(s.glass, [[492, 188, 90, 76]]) +
    windowContents('pharmacy', s, 492, 196, 90, 68) +
    rects(green, [
      [488, 264, 98, 14],
      [536, 188, 3, 76],
    ]) +
    door(s, 596, 192, 38, 98, '#355D1B') +
    sign(s, 'pharmacy', 466, 160, 15) +
    path(stripes(0), s.c(GREEN)) +
    path(stripes(1), s.c(PAPER)) +
    rects(green, [[472, 140, 170, 8]]) +
    glow(537, 211, 34) +
    card(509, 196, 56, 31, 5, '#081220') +
    path(NUMBER, '#FFC860')
  );
}

function street(): string {
  const s = stageFor('ground');
  return (
    rects(s.c('#E6DDCF'), [[0, 280, 640, 80]]) +
    rects(s.c('#F4EEE3'), [[0, 276, 400, 6]]) +
    bars('M20 266H400', s.c('#F7F3EA'), 20, 5, 58) +
    rects(s.c('#F7F3EA'), [[0, 254, 400, 4]]) +
    line(range(10, (i) => d`M${i * 76 + 10} 286l-26 42`).join(''), s.c('#D3C7B4'), 1.2) +
    rects(s.c('#CDBFAA'), [[0, 330, 640, 4]]) +
    rects('#101C2A', [[0, 334, 640, 26]]) +
    oval(352, 300, 74, 11, LAMPLIGHT, ' opacity=".16"') +
    path('M482 290h104l34 40H446z', LAMPLIGHT, ' opacity=".14"') +
    at(352, 296, lamp(s, 0, 0), 0.72)
  );
}

function foreground(): string {
  const s = stageFor('fore');
  const own = (name: string): Stage => ({ ...s, random: seededRandom(`hero-night/${name}`) });
  return (
    at(640, 108, bougainvillea(own('flowers'), 0, 0, 130, 110), -0.5, 0.5) +
    tree(own('tree'), 412, 298, 0.74) +
    pot(own('pot'), 590, 294, 0.7) +
    person(own('one'), 480, 300, 70) +
    person(own('four'), 506, 304, 68) +
    cat(own('kitten'), 444, 306, 0.66)
  );
}

/** The street by the sea of the home page's film, at night: what stands behind it in the dark. */
export const drawHeroNight = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="1280" height="720">${
    heavens() + water() + street() + houses() + shop() + foreground()
  }</svg>`;
