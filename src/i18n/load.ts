import type { i18n } from 'i18next';
import type { Language } from '#common/languages.ts';
import { makeI18n, type LanguageTexts } from './setup.ts';

const files: Record<Language, () => Promise<LanguageTexts>> = {
  el: () => import('./el/index.ts'),
  en: () => import('./en/index.ts'),
};

/** The translator of a browser, with the texts of one language. */
export const loadI18n = async (language: Language): Promise<i18n> =>
  makeI18n(language, { [language]: await files[language]() });

/** Loads another language before it is used. @throws if its file is unreachable */
export const addLanguage = async (i18n: i18n, language: Language): Promise<void> => {
  // A screen may have added its own texts of the language, so this checks a text of the app.
  if (i18n.exists('common.brand', { lng: language, fallbackLng: [] })) return;
  // Browsers never retry a failed module.
  if (!navigator.onLine) throw new Error('no connection');
  i18n.addResourceBundle(language, 'translation', await files[language]());
};
