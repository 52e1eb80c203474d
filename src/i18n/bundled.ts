import type { i18n } from 'i18next';
import * as elAdded from './el/added.ts';
import * as el from './el/index.ts';
import * as enAdded from './en/added.ts';
import * as en from './en/index.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { makeI18n } from './setup.ts';

/** All texts, those that come with their screens included. */
export const allTexts = { el: { ...el, ...elAdded }, en: { ...en, ...enAdded } };

/**
 * The translator of servers, the workshop and tests: as in a browser, it has the texts of one
 * language, and of both those that come with screens.
 */
export const createI18n = (language: Language = defaultLanguage): i18n =>
  makeI18n(language, { el: elAdded, en: enAdded, [language]: allTexts[language] });

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof allTexts.el };
  }
}
