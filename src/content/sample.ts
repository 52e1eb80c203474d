import type { Language } from '#common/languages.ts';

/** A sample text in every language of the product. */
export type Bilingual = Record<Language, string>;

/** The text in a language. Greek for an unknown one. */
export const inLanguage = (text: Bilingual, language: string): string =>
  language.startsWith('en') ? text.en : text.el;
