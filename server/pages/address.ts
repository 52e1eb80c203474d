import { ownPath } from '#common/addresses.ts';
import {
  defaultLanguage,
  isLanguage,
  languageStorageKey,
  type Language,
} from '#common/languages.ts';

/** Trims slashes in one pass, however many there are. */
function withoutSlashes(path: string): string {
  let from = 0;
  let to = path.length;
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

/**
 * The canonical address of a screen; null if `target` is canonical.
 * @param target path and query
 */
export function redirectOf(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  // At most one leading slash, because `//host` would lead to another site.
  const plain = `/${withoutSlashes(path)}`;
  const own = ownPath(plain);
  return own === path ? null : own + query;
}

/**
 * The language of a page: the one in the address (`?lang=en`, as in links between languages),
 * otherwise the visitor's earlier choice, otherwise Greek.
 */
export function pageLanguage(query: URLSearchParams, cookies: string | undefined): Language {
  const language = query.get('lang');
  if (isLanguage(language)) return language;
  const chosen = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === languageStorageKey)?.[1];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}
