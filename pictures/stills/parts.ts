import { INK, PAPER, type Stage } from '#pictures/base/stage.ts';
import { card, d, path, rects } from '#pictures/base/svg.ts';

/** Draws objects standing on y = 0. */
export type Still = (s: Stage) => string;

/** The slanting shadow of an object on a table. */
export const shadow = (s: Stage, x: number, w: number) =>
  path(d`M${x - w / 2} 0h${w}l60 26h${-w}z`, INK, ` opacity="${s.shadow}"`);

/** A bottle with a label. */
export const bottle = (s: Stage, x: number, w: number, h: number, color: string, cap: string) =>
  shadow(s, x, w) +
  card(x - w / 2, -h, w, h, w * 0.2, s.c(color)) +
  rects(s.c(cap), [[x - w * 0.28, -h - w * 0.3, w * 0.56, w * 0.36]]) +
  rects(s.c(PAPER), [[x - w / 2, -h * 0.66, w, h * 0.4]]) +
  path(
    d`M${x + w * 0.18} ${-h}h${w * 0.12}q${w * 0.2} 0 ${w * 0.2} ${w * 0.2}V-8q0 8-8 8h${-w * 0.24}z`,
    INK,
    ' opacity=".12"',
  );

/** A glass with a drink. */
export const glass = (s: Stage, x: number, w: number, h: number, drink: string, level = 0.7) =>
  shadow(s, x, w * 0.8) +
  path(d`M${x - w / 2} ${-h}h${w}L${x + w * 0.4} 0h${-w * 0.8}z`, '#FFFFFF', ' opacity=".55"') +
  path(
    d`M${x - w * 0.46} ${-h * level}h${w * 0.92}L${x + w * 0.4} 0h${-w * 0.8}z`,
    s.c(drink),
    ' opacity=".9"',
  ) +
  path(
    d`M${x - w * 0.3} ${-h}h${w * 0.14}L${x - w * 0.2} 0h${-w * 0.08}z`,
    '#FFFFFF',
    ' opacity=".5"',
  );
