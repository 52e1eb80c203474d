import type { i18n } from 'i18next';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { accountTexts } from './accountTexts.ts';
import { screenTexts } from './screenTexts.ts';
import { makeI18n } from './setup.ts';

/** The translator with all languages at hand: for servers, the workshop and tests. */
export const createI18n = (language: Language = defaultLanguage): i18n =>
  makeI18n(language, {
    el: { ...el, ...screenTexts.el, ...accountTexts.el },
    en: { ...en, ...screenTexts.en, ...accountTexts.en },
  });
