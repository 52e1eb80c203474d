import type { i18n } from 'i18next';
import type { Language } from '#common/languages.ts';
import { makeI18n, type LanguageTexts } from './setup.ts';

const files: Record<Language, () => Promise<LanguageTexts>> = {
  el: () => import('./el/index.ts'),
  en: () => import('./en/index.ts'),
};

/** The translator with the texts of one language, as a browser needs it. */
export const loadI18n = async (language: Language): Promise<i18n> =>
  makeI18n(language, { [language]: await files[language]() });

/** Loads another language before it is used. @throws when its file cannot be reached */
export const addLanguage = async (i18n: i18n, language: Language): Promise<void> => {
  // A screen may have added its own texts of the language before.
  if (i18n.exists('common.brand', { lng: language, fallbackLng: [] })) return;
  // A file that could not be had once is never asked for again.
  if (!navigator.onLine) throw new Error('no connection');
  i18n.addResourceBundle(language, 'translation', await files[language]());
};
