import { MOST_PEOPLE } from '#common/line/drawing.ts';
import type { Wait } from '#common/line/wait.ts';

/** The drawings that show people: all but those of things on a table. */
const DRAWN_WITH_PEOPLE = /^([^?]*\/pictures\/organisations\/[^?]*\/[013-689]\.svg)(\?|$)/;

/**
 * The address of a place's picture as the place is now: a drawing has as many people at its door as
 * wait, its display shows who is served, and its shutters are down while it is closed. Any other
 * picture is as it is.
 * @param serving the number called last; null: not known
 */
export const sceneNow = (
  image: string | null,
  wait: Wait | null,
  serving: number | null = null,
): string | null => {
  const address = image && wait && DRAWN_WITH_PEOPLE.exec(image)?.[1];
  if (!address) return image;
  if (wait.status === 'closed') return `${address}?shut`;
  const people = Math.min(MOST_PEOPLE, wait.waiting ?? 0);
  return `${address}?waiting=${people}${serving === null ? '' : `&serving=${serving}`}`;
};
