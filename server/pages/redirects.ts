import { ownPath } from '#common/addresses.ts';

/** A path without slashes at either end, found in one pass however many there are. */
function withoutSlashes(path: string): string {
  let from = 0;
  let to = path.length;
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

/**
 * The canonical address of the same screen; null when the target is canonical already.
 * @param target path and query
 */
export function redirectOf(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  // Never more than one slash at the start: `//host` would lead to another site.
  const plain = `/${withoutSlashes(path)}`;
  const own = ownPath(plain);
  return own === path ? null : own + query;
}
