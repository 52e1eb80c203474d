import { isLanguage, type Language } from '#src/i18n/languages.ts';

/** How a story is shown: one scheme, or both beside each other. */
export type SchemeChoice = 'light' | 'dark' | 'both';

/** What the toolbar (or a Chromatic mode) says about a story, with the product's defaults. */
export const readGlobals = (
  globals: Record<string, unknown>,
): { language: Language; scheme: SchemeChoice } => ({
  language: isLanguage(globals.language) ? globals.language : 'el',
  scheme: globals.scheme === 'dark' || globals.scheme === 'both' ? globals.scheme : 'light',
});
