import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { defaultLanguage, type Language } from './languages.ts';
import './types.ts';

/**
 * Makes the translator in a language, ready at once (the texts are bundled).
 * Greek is the source, English the fallback for a text that is missing in it.
 */
export const createI18n = (language: Language = defaultLanguage): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { el: { translation: el }, en: { translation: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  return instance;
};
