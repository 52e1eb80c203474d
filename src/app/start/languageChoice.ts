import {
  defaultLanguage,
  isLanguage,
  languageStorageKey,
  type Language,
} from '#common/languages.ts';

/**
 * The language that the visitor chose here before; Greek when none was chosen.
 * @param rendered a server rendered the page, in the language that it says: that one is taken over
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

/** Remembers the choice and tells the document, so that hyphens, capitals and voices are right. */
export const keepLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  // Servers see cookies alone; it says no more than the page's language.
  document.cookie = `${languageStorageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    return;
  }
};
