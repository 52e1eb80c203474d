import {
  defaultLanguage,
  isLanguage,
  languageStorageKey,
  type Language,
} from '#common/languages.ts';

/**
 * The language that the visitor chose earlier. Defaults to Greek.
 * @param rendered uses the language of the server-rendered page
 */
export const readLanguage = (rendered = false): Language => {
  const { lang } = document.documentElement;
  if (rendered && isLanguage(lang)) return lang;
  try {
    const stored = localStorage.getItem(languageStorageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
};

/** Stores the language and sets it on the document for hyphenation, capitalisation and speech. */
export const keepLanguage = (language: Language): void => {
  // Even the same value makes the browser compute all styles again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  // The server reads only cookies. This one contains nothing but the language.
  document.cookie = `${languageStorageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    return;
  }
};
