import type { Language } from '#common/languages.ts';

const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/**
 * The language of a user's text for `lang`, if it differs from the page's. It is detected by the
 * alphabet, because users do not state it.
 */
export function foreign(text: string, page: string): Language | undefined {
  const greek = lettersOf(text, /\p{Script=Greek}/gu);
  const latin = lettersOf(text, /\p{Script=Latin}/gu);
  if (greek + latin === 0) return undefined;
  const written = greek >= latin ? 'el' : 'en';
  return written === page ? undefined : written;
}
