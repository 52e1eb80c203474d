import type { i18n } from 'i18next';
import * as elAdded from './el/added.ts';
import * as el from './el/index.ts';
import * as enAdded from './en/added.ts';
import * as en from './en/index.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { makeI18n } from './setup.ts';

/** All texts, including those that load with screens. */
export const allTexts = { el: { ...el, ...elAdded }, en: { ...en, ...enAdded } };

/**
 * The translator for servers, the workshop and tests. As in a browser, it has the app's texts of
 * one language, and the screens' texts of both.
 */
export const createI18n = (language: Language = defaultLanguage): i18n =>
  makeI18n(language, { el: elAdded, en: enAdded, [language]: allTexts[language] });

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof allTexts.el };
  }
}
