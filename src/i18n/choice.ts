import { defaultLanguage, isLanguage, languageStorageKey, type Language } from './languages.ts';

/** The language that the visitor chose here before; Greek when none was chosen. */
export const readLanguage = (): Language => {
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
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    return;
  }
};
