import { INK, WOOD, SHADE, type Stage } from '#pictures/base/stage.ts';
import { d, bars, disc, line, mix, oval, path, range, rects, times } from '#pictures/base/svg.ts';
import { sea } from '#pictures/parts/nature.ts';

/** An empty room: wall, floor, and sunlight through a window. */
export function room(s: Stage, floor: 'wood' | 'tiles' | 'plain' = 'wood', horizon = 290): string {
  const wall = s.c(s.wall === '#FFFFFF' ? '#F3E6D2' : mix(s.wall, '#FFFFFF', 0.15));
  const base = floor === 'wood' ? '#C9986A' : floor === 'tiles' ? '#EFE6D8' : '#D8D3CB';
  const depth = 400 - horizon;
  const pattern =
    floor === 'wood'
      ? line(
          range(13, (i) => d`M${i * 64 - 60} 400L${110 + i * 36} ${horizon}`).join(''),
          s.c('#B3835A'),
          1.5,
        )
      : floor === 'tiles'
        ? path(
            range(7, (i) => {
              const left = -120 + i * 130;
              const far = 60 + i * 78;
              return d`M${left} 400L${far} ${horizon}h39L${left + 65} 400z`;
            }).join(''),
            s.c(mix(s.accent, '#FFFFFF', 0.6)),
          ) +
          rects(s.c('#EFE6D8'), [[0, horizon + depth * 0.28, 640, depth * 0.3]], ' opacity=".6"')
        : '';
  const patch = s.random.whole(300, 430);
  const sun = s.lit
    ? ''
    : path(
        d`M${patch} 60h120l-70 ${horizon - 60}h-120zM${patch - 84} ${horizon}h130l-80 ${depth}h-150z`,
        '#FFF3CF',
        ' opacity=".42"',
      );
  return (
    rects(wall, [[0, 0, 640, horizon]]) +
    rects(s.c(mix(s.wall, s.accent, 0.16)), [[0, horizon - 92, 640, 92]]) +
    rects(s.c('#FFFFFF'), [
      [0, horizon - 96, 640, 5],
      [0, horizon - 12, 640, 12],
    ]) +
    rects(s.c(base), [[0, horizon, 640, depth]]) +
    pattern +
    sun
  );
}

export function view(s: Stage, x: number, y: number, w: number, h: number): string {
  const [top, bottom] = s.sky;
  return (
    rects(s.c('#FFFFFF'), [[x - 8, y - 8, w + 16, h + 16]]) +
    rects(top, [[x, y, w, h]]) +
    rects(bottom, [[x, y + h * 0.35, w, h * 0.65]]) +
    (s.random() < 0.5
      ? sea(s, y + h * 0.6, h * 0.4, x, w)
      : rects(s.far, [
          [x, y + h * 0.55, w * 0.4, h * 0.45],
          [x + w * 0.5, y + h * 0.68, w * 0.5, h * 0.32],
        ]) + disc(x + w * 0.5, y + h * 0.8, h * 0.16, s.c('#5E8A3C'))) +
    rects(s.c('#FFFFFF'), [
      [x + w / 2 - 3, y, 6, h],
      [x, y + h * 0.42, w, 5],
      [x - 14, y + h + 6, w + 28, 9],
    ])
  );
}

/** Lamps hanging from the ceiling. */
export function pendants(s: Stage, count: number, y = 78): string {
  return times(count, (i) => {
    const x = (640 / count) * (i + 0.5);
    return (
      line(d`M${x} 0V${y - 22}`, s.c(INK), 2) +
      (s.lit ? disc(x, y + 6, 42, '#FFE3A0', ' opacity=".25"') : '') +
      path(d`M${x - 28} ${y}q4-26 28-26t28 26z`, s.c(s.accent)) +
      oval(x, y, 28, 4, '#FFF1C9')
    );
  });
}

export function counter(s: Stage, x: number, y: number, w: number, h: number): string {
  return (
    path(d`M${x + 8} ${y + h}h${w + 18}l-16 12h${-w}z`, INK, SHADE) +
    rects(s.c(s.accent), [[x, y, w, h]]) +
    bars(d`M${x + 6} ${y + h / 2 + 5}h${w - 12}`, s.c(mix(s.accent, INK, 0.16)), h - 10, 3, 20) +
    rects(s.c(WOOD), [[x - 8, y - 8, w + 16, 12]]) +
    path(d`M${x} ${y + 4}h${w}v8h${-w}z`, INK, ' opacity=".18"')
  );
}
