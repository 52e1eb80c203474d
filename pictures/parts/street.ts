import { seededRandom } from '#common/random.ts';
import { INK, PAPER, SAFFRON, SHADE, type Stage } from '#pictures/base/stage.ts';
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
  range,
  rects,
  times,
  type Rect,
} from '#pictures/base/svg.ts';

/** The sky as bands of flat colour, with the sun or the moon. */
export function sky(s: Stage, horizon = 340): string {
  const [top, bottom] = s.sky;
  const bands = times(5, (index) =>
    rects(mix(top, bottom, index / 4), [[0, (horizon / 5) * index, 640, horizon / 5 + 1]]),
  );
  const x = s.random.whole(90, 550);
  const stars = seededRandom(`stars/${s.seed}`);
  const body =
    s.light === 'night'
      ? path(d`M${x} 40a24 24 0 1 0 22 34a19 19 0 0 1-22-34`, '#F3E9CF') +
        path(
          range(9, () => d`M${stars.whole(10, 630)} ${stars.whole(8, 130)}h2v2h-2z`).join(''),
          '#DCE7F2',
        )
      : disc(
          x,
          s.light === 'noon' ? 46 : 92,
          s.light === 'noon' ? 24 : 38,
          s.light === 'evening' ? '#FBE7B5' : '#FFF6DC',
        );
  const cx = (x + 300) % 600;
  const cloud =
    s.light === 'night'
      ? ''
      : path(
          d`M${cx} 88h120a15 15 0 0 0-14-22 26 26 0 0 0-46-8 20 20 0 0 0-34 10 16 16 0 0 0-26 20`,
          '#FFFFFF',
          ' opacity=".6"',
        );
  return bands + body + cloud;
}

/** Pavement, kerb and road. */
export function ground(s: Stage, y = 340): string {
  return (
    rects(s.c('#E6DDCF'), [[0, y, 640, 400 - y]]) +
    line(range(9, (index) => d`M${index * 80 + 24} ${y}l${-18} 32`).join(''), s.c('#D3C7B4'), 1.5) +
    rects(s.c('#CDBFAA'), [[0, y + 32, 640, 5]]) +
    rects(s.c('#8D97A1'), [[0, y + 37, 640, 30]])
  );
}

/** A striped awning with scallops and the shadow it casts. */
export function awning(s: Stage, x: number, y: number, width: number, depth = 42): string {
  const count = Math.max(4, Math.round(width / 26));
  const step = width / count;
  const flare = 12;
  const wide = (width + flare * 2) / count;
  const stripe = (index: number) => {
    const left = x + index * step;
    const low = x - flare + index * wide;
    const r = wide / 2;
    return d`M${left} ${y}h${step}L${low + wide} ${y + depth}a${r} ${r * 0.8} 0 0 1 ${-wide} 0z`;
  };
  const odd = range(count, (index) => (index % 2 === 0 ? stripe(index) : '')).join('');
  const even = range(count, (index) => (index % 2 === 1 ? stripe(index) : '')).join('');
  return (
    path(d`M${x - 4} ${y}h${width + 8}v${depth + 34}l-26 18h${-width + 30}z`, INK, SHADE) +
    path(odd, s.c(s.accent)) +
    path(even, s.c(PAPER)) +
    path(d`M${x} ${y}h${width}l2 8h${-width - 4}z`, INK, ' opacity=".12"')
  );
}

export function shutters(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const open = s.random() < 0.7 && !s.door?.shut;
  const leaf = w * 0.46;
  const lit = s.random() < 0.6 && s.lit;
  const leaves: number[] = open ? [x - leaf - 1, x + w + 1] : [x + 1, x + w / 2 + 1];
  const leafWidth = open ? leaf : w / 2 - 2;
  return (
    rects(s.c('#FFFFFF'), [[x - 4, y - 4, w + 8, h + 8]]) +
    rects(lit ? '#FBD88F' : s.c('#6C8FA6'), [[x, y, w, h]]) +
    path(d`M${x} ${y}h${w}v8h${-w}z`, INK, SHADE) +
    rects(s.c('#FFFFFF'), [
      [x + w / 2 - 1.5, y, 3, h],
      [x, y + h * 0.4, w, 2.5],
    ]) +
    path(
      leaves.map((left) => d`M${left + 7} ${y + 2}h${leafWidth}v${h + 5}h${-leafWidth}z`).join(''),
      INK,
      SHADE,
    ) +
    rects(
      s.c(color),
      leaves.map((left) => [left, y - 2, leafWidth, h + 4] as Rect),
    ) +
    bars(
      leaves.map((left) => d`M${left + leafWidth / 2} ${y + 5}v${h - 8}`).join(''),
      s.c(mix(color, INK, 0.28)),
      leafWidth - 7,
      2,
      6,
    ) +
    rects(s.c('#EFE6D8'), [[x - 6, y + h + 4, w + 12, 5]])
  );
}

export function balcony(s: Stage, x: number, y: number, width: number): string {
  return (
    path(d`M${x} ${y + 8}h${width}l-14 18h${-width + 8}z`, INK, SHADE) +
    bars(d`M${x + 1} ${y - 17}h${width - 2}`, s.c(INK), 34, 1.6, 7) +
    rects(s.c(INK), [[x, y - 35, width, 2.5]]) +
    rects(s.c('#F7F1E6'), [[x - 4, y, width + 8, 8]])
  );
}

export function door(s: Stage, x: number, y: number, w: number, h: number, color: string): string {
  return (
    rects(s.c('#FFFFFF'), [[x - 5, y - 5, w + 10, h + 5]]) +
    rects(s.c(color), [[x, y, w, h]]) +
    rects(s.glass, [[x + 6, y + 6, w - 12, h * 0.5]]) +
    path(
      d`M${x + 6} ${y + 6 + h * 0.5}l${w - 12} ${-h * 0.3}v${-h * 0.14}l${12 - w} ${h * 0.3}z`,
      '#FFFFFF',
      ' opacity=".22"',
    ) +
    rects(s.c(mix(color, INK, 0.25)), [[x + 6, y + h * 0.62, w - 12, h * 0.28]]) +
    disc(x + w - 8, y + h * 0.57, 3, s.c(SAFFRON)) +
    rects(s.c('#D9CDB9'), [[x - 8, y + h - 4, w + 16, 6]])
  );
}

export function lamp(s: Stage, x: number, y: number): string {
  const on = s.lit || s.door?.shut;
  const glow = on ? disc(x, y - 166, 46, '#FBD88F', ' opacity=".2"') : '';
  return (
    glow +
    line(d`M${x} ${y}v-150`, s.c(INK), 4) +
    rects(s.c(INK), [[x - 7, y - 8, 14, 8]]) +
    path(d`M${x - 9} ${y - 176}h18l-4 24h-10z`, on ? '#FFE9B3' : s.c('#F3EEE2')) +
    path(d`M${x - 12} ${y - 176}l12-9 12 9z`, s.c(INK))
  );
}

export function bicycle(s: Stage, x: number, y: number): string {
  const frame = s.c(s.second);
  return at(
    x,
    y,
    oval(36, 0, 58, 4, INK, SHADE) +
      line('M0-42a21 21 0 1 0 .1 0M72-42a21 21 0 1 0 .1 0', s.c(INK), 3) +
      line('M0-21L22-56H58L34-21H0M34-21L20-60M58-56L72-21M58-56L55-68H66', frame, 3.5) +
      line('M12-61h16', s.c(INK), 5) +
      path('M60-66h22l-4 17H64z', s.c('#C59A63')),
  );
}

export function roller(s: Stage, x: number, y: number, w: number, h: number): string {
  const color = mix(s.accent, '#9AA7B2', 0.72);
  return (
    rects(s.c(color), [[x, y, w, h]]) +
    bars(d`M${x + w / 2} ${y + 4}v${h - 6}`, s.c(mix(color, INK, 0.22)), w, 2, 7) +
    rects(s.c(mix(color, INK, 0.35)), [[x, y + h - 5, w, 5]])
  );
}

function car(s: Stage, x: number, y: number, color: string, size = 1): string {
  return at(
    x,
    y,
    oval(80, 0, 100, 7, INK, SHADE) +
      path(
        'M-6-16c-4-18 4-28 18-30l22-3 24-30q4-5 10-5h46q7 0 11 6l18 28 20 4c10 3 12 14 8 30z',
        s.c(color),
      ) +
      path('M46-50l18-24q2-3 6-3h14v27zM92-50v-27h20q5 0 8 5l13 22z', s.c('#A9CADD')) +
      path('M-6-16c-1-4-1-8 0-12h174c1 4 0 8-1 12z', INK, ' opacity=".14"') +
      disc(30, -14, 18, s.c(INK)) +
      disc(132, -14, 18, s.c(INK)) +
      disc(30, -14, 8, s.c('#C8D0D6')) +
      disc(132, -14, 8, s.c('#C8D0D6')) +
      card(154, -38, 12, 7, 3, s.lit ? '#FFF0B8' : s.c(SAFFRON)),
    size,
  );
}

/** A car raised on a lift; `y` is the height of the wheels. */
export const carLift = (s: Stage, x: number, y: number, w: number): string =>
  rects(s.c('#C98A1F'), [
    [x + w * 0.18, y, 8, 340 - y],
    [x + w * 0.82 - 8, y, 8, 340 - y],
    [x + 12, y - 6, w - 24, 8],
  ]) + car(s, x + w * 0.15, y - 4, s.second, w / 230);
