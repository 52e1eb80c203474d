import { INK, OLIVE, ROSE, SAFFRON, TERRACOTTA, SHADE, type Stage } from '#pictures/base/stage.ts';
import { d, at, disc, discs, line, mix, oval, path, range, rects } from '#pictures/base/svg.ts';

/** A street tree: bitter orange, olive or cypress. The trunk meets the ground at `x`, `y`. */
export function tree(s: Stage, x: number, y: number, size = 1): string {
  const kind = s.random.pick(['orange', 'olive', 'orange', 'cypress'] as const);
  const dark = s.c(kind === 'olive' ? '#5E7350' : '#2F5A22');
  const mid = s.c(kind === 'olive' ? '#7F9468' : OLIVE);
  const light = s.c(kind === 'olive' ? '#A3B585' : '#6B9A3E');
  if (kind === 'cypress') {
    return at(
      x,
      y,
      rects(s.c('#6B4A32'), [[-4, -30, 8, 30]]) +
        path('M0-210C30-160 34-70 18-24H-18C-34-70-30-160 0-210', mid) +
        path('M0-210C30-160 34-70 18-24H4C14-90 14-160 0-210', dark, ' opacity=".55"'),
      size,
    );
  }
  const blobs = [
    [-34, -112, 34],
    [32, -108, 36],
    [0, -140, 42],
    [-4, -96, 36],
  ] as const;
  const fruit = range(9, () => [s.random.whole(-52, 52), s.random.whole(-160, -84), 4.5] as const);
  return at(
    x,
    y,
    path(
      'M-5 0C-3-40-4-60-14-92L-8-94C-2-80 0-76 2-70C4-78 8-86 16-94L21-90C8-66 6-40 6 0z',
      s.c('#6B4A32'),
    ) +
      discs(
        dark,
        blobs.map(([bx, by, r]) => [bx + 5, by + 7, r]),
      ) +
      discs(mid, blobs) +
      discs(light, [
        [-18, -150, 22],
        [-46, -120, 16],
        [14, -128, 15],
      ]) +
      (kind === 'orange' ? discs(s.c(SAFFRON), fruit) : ''),
    size,
  );
}

/** A pot with leaves, or with geraniums. */
export function pot(s: Stage, x: number, y: number, size = 1): string {
  const leaf = s.c(OLIVE);
  const flowers = s.random() < 0.5;
  const clay = s.c(s.random() < 0.7 ? TERRACOTTA : '#F6EBDA');
  const leaves = flowers
    ? discs(leaf, [
        [-10, -36, 11],
        [9, -38, 12],
        [0, -47, 12],
      ]) +
      discs(s.c(s.random() < 0.5 ? ROSE : '#D9623F'), [
        [-12, -44, 4.5],
        [2, -55, 5],
        [14, -44, 4.5],
        [-2, -40, 4],
      ])
    : path(
        'M0-26C-4-50-20-62-28-62-26-46-16-32-2-26zM0-26C4-50 20-62 28-62 26-46 16-32 2-26zM0-26C-8-52-4-70 0-78 4-70 8-52 0-26',
        leaf,
      ) +
      path(
        'M0-26C0-52 2-70 0-78 4-70 8-52 0-26zM2-26C12-40 20-54 28-62 26-46 16-32 2-26',
        s.c('#2F5A22'),
        ' opacity=".6"',
      );
  return at(
    x,
    y,
    oval(6, 0, 20, 4, INK, SHADE) +
      leaves +
      path('M-15-28h30l-4 28h-22z', clay) +
      path('M4-28h11l-4 28h-7z', INK, ' opacity=".14"') +
      rects(mix(clay, '#000000', 0.08), [[-17, -31, 34, 6]]),
    size,
  );
}

export function cat(s: Stage, x: number, y: number, size = 1): string {
  const fur = s.c(s.random.pick([INK, '#D98B3F', '#8B8078', '#F2EADF']));
  return at(
    x,
    y,
    oval(4, 0, 20, 4, INK, SHADE) +
      line('M12-4c14 2 18-8 12-18', fur, 5) +
      path('M-14 0c-2-16 2-26 7-32l-2-16 7 6h8l7-6-1 16c6 8 8 20 6 32z', fur) +
      path('M6-34c6 8 10 20 9 34H6c2-12 3-24 0-34', INK, ' opacity=".16"'),
    size,
  );
}

export function dog(s: Stage, x: number, y: number, size = 1): string {
  const fur = s.c(s.random.pick(['#C98A4B', '#6B4A32', '#F2EADF', '#8B8078']));
  return at(
    x,
    y,
    oval(4, 0, 30, 5, INK, SHADE) +
      line('M24-8c12-2 16-12 14-20', fur, 6) +
      path(
        'M-16 0c0-24-2-36 0-50-6-2-16-2-18-8 0-5 8-6 12-8 2-8 10-12 18-11 12 1 17 10 17 20 8 12 16 36 15 57z',
        fur,
      ) +
      path(
        'M-2-78c8-1 16 6 17 20-1 8-8 10-11 4-3-8-6-14-6-24M6-20c6 4 10 12 9 20H4c3-6 4-13 2-20',
        mix(fur, INK, 0.35),
      ) +
      disc(-12, -66, 2.4, INK) +
      path('M-34-60c0-4 6-5 8-2l-2 5c-3 1-6 0-6-3', INK) +
      line('M-14-48l26 6', s.c(s.accent), 5),
    size,
  );
}

/** A climbing plant hanging from a corner. */
export function bougainvillea(
  s: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const spots = (count: number, shrink: number) =>
    range(count, () => {
      const across = s.random();
      const down = s.random() ** 1.6 * (1 - across * 0.75);
      return [x + across * width, y + down * height, (8 + s.random() * 12) * shrink] as const;
    });
  return (
    discs(s.c('#3E6B2A'), spots(12, 1)) +
    discs(s.c(ROSE), spots(17, 0.95)) +
    discs(s.c('#DD6F8D'), spots(11, 0.6))
  );
}

/** A vine roof: a slatted pergola with leaves. */
export function vine(s: Stage, x: number, y: number, width: number): string {
  const count = Math.round(width / 26);
  const leaves = (shift: number, radius: number) =>
    range(
      count,
      (index) =>
        [
          x + index * 26 + 10 + s.random() * 14,
          y + shift + s.random() * 18,
          radius + s.random() * 9,
        ] as const,
    );
  return (
    rects(s.c('#7A573A'), [
      [x, y - 4, width, 9],
      ...range(Math.round(width / 60), (index) => [x + index * 60 + 20, y - 12, 9, 30] as const),
    ]) +
    discs(s.c('#2F5A22'), leaves(6, 13)) +
    discs(s.c(OLIVE), leaves(-4, 12)) +
    discs(s.c('#7FA948'), leaves(-8, 5))
  );
}

/** Sea with a horizon, glints, and perhaps an island and a sail. */
export function sea(s: Stage, y: number, height: number, x = 0, width = 640): string {
  const water = s.c(s.light === 'evening' ? '#3B7FA6' : '#2F86BD');
  const glints = range(Math.round(width / 45), () => {
    const gy = y + 6 + s.random() * (height - 10);
    return d`M${x + s.random() * (width - 40)} ${gy}h${10 + ((gy - y) / height) * 26}`;
  }).join('');
  const scale = Math.min(1, width / 420);
  const ix = x + width * (0.3 + s.random() * 0.2);
  const sx = x + width * (0.62 + s.random() * 0.22);
  return (
    at(ix, y, path('M-90 0c40-8 54-34 86-30s40 20 70 18 40 12 60 12z', s.far), scale) +
    rects(water, [[x, y, width, height]]) +
    rects(s.c('#1F6FA6'), [[x, y + height * 0.6, width, height * 0.4]], ' opacity=".5"') +
    line(glints, s.light === 'evening' ? '#FBD9A0' : '#D6ECF7', 2, ' opacity=".75"') +
    at(
      sx,
      y + 8,
      path('M0 0l4-34 20 34z', s.c('#FFFFFF')) + path('M-10 2h38l-6 7h-26z', s.c(TERRACOTTA)),
      Math.max(0.5, scale),
    )
  );
}
