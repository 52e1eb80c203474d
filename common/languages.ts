/** The languages of the product. Greek is the default, whatever the browser requests. */
export const languages = ['el', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each in its own language. */
export const languageNames: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };

/** Two letters for each, in its own alphabet. */
export const languageInitials: Record<Language, string> = { el: 'ΕΛ', en: 'EN' };

export const defaultLanguage: Language = 'el';

/** The `localStorage` key of the choice, and the name of the cookie that mirrors it. */
export const languageStorageKey = 'i18nextLng';

/** True for a language of the product. */
export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);
