import type { PageAddress } from '#common/contract/pages.ts';

/** The cookie in which the client repeats the visitor's choice. */
const COOKIE = 'i18nextLng';

const isLanguage = (value: unknown): value is PageAddress['language'] =>
  value === 'el' || value === 'en';

/**
 * The language of a page: what the address asks for (`?lang=en`, as the links between languages
 * do), what the visitor chose before, Greek.
 */
export function languageOf(
  query: URLSearchParams,
  cookies: string | undefined,
): PageAddress['language'] {
  const asked = query.get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
  return isLanguage(kept) ? kept : 'el';
}
