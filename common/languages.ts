/** The languages of the product; Greek is the default whatever the browser says. */
export const languages = ['el', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'el';

/** The key under which the choice is kept in `localStorage`, and the cookie that repeats it. */
export const languageStorageKey = 'i18nextLng';

/** Narrows any text to a language of the product. */
export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);
