export type Rect = readonly [x: number, y: number, width: number, height: number];

const tidy = (value: number) => String(Math.round(value * 10) / 10);

/** Rounds every number of a path to one decimal. */
export const d = (strings: TemplateStringsArray, ...values: number[]) =>
  strings.reduce((text, part, index) => text + tidy(values[index - 1] ?? 0) + part);

export const path = (data: string, fill: string, extra = '') =>
  `<path d="${data}" fill="${fill}"${extra}/>`;

export const line = (data: string, stroke: string, width = 2, extra = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** Parallel bars as one dashed stroke: `data` runs across them; `length` is their length. */
export const bars = (data: string, stroke: string, length: number, thick: number, gap: number) =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${tidy(length)}" stroke-dasharray="${tidy(thick)} ${tidy(gap)}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"${extra}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${fill}"${extra}/>`;

export const card = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  extra = '',
) =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(w)}" height="${tidy(h)}" rx="${tidy(r)}" fill="${fill}"${extra}/>`;

/** Rectangles of one colour, as one path. */
export const rects = (fill: string, list: readonly Rect[], extra = '') =>
  path(list.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join(''), fill, extra);

/** Discs of one colour, as one path. */
export const discs = (
  fill: string,
  list: readonly (readonly [x: number, y: number, radius: number])[],
) =>
  path(
    list
      .map(([x, y, r]) => d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`)
      .join(''),
    fill,
  );

/** A group, moved and scaled. */
export const at = (x: number, y: number, content: string, scale = 1, scaleY = scale) =>
  `<g transform="translate(${tidy(x)} ${tidy(y)})${scale === 1 && scaleY === 1 ? '' : ` scale(${Math.round(scale * 100) / 100} ${Math.round(scaleY * 100) / 100})`}">${content}</g>`;

/** Calls a function this many times and joins the results. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Calls a function this many times and lists the results. */
export const range = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A colour between two, with `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  const hex = [0, 1, 2].map((index) =>
    Math.round(channel(one, index) * (1 - share) + channel(other, index) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
