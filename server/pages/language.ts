import {
  defaultLanguage,
  isLanguage,
  languageStorageKey,
  type Language,
} from '#common/languages.ts';

/**
 * The language of a page: the one in the address (`?lang=en`, as in links between languages),
 * otherwise the visitor's earlier choice, otherwise Greek.
 */
export function languageOf(query: URLSearchParams, cookies: string | undefined): Language {
  const asked = query.get('lang');
  if (isLanguage(asked)) return asked;
  const chosen = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === languageStorageKey)?.[1];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}
