import type { i18n } from 'i18next';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { accountTexts } from './accountTexts.ts';
import { formTexts } from './formTexts.ts';
import { homesTexts } from './homesTexts.ts';
import { moderationTexts } from './moderationTexts.ts';
import { reviewTexts } from './reviewTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { screenTexts } from './screenTexts.ts';
import { makeI18n } from './setup.ts';
import { socialTexts } from './socialTexts.ts';
import { statisticsTexts } from './statisticsTexts.ts';
import { subscriptionTexts } from './subscriptionTexts.ts';
import { ticketTexts } from './ticketTexts.ts';

/** All texts, those that come with their screens included. */
export const allTexts = {
  el: {
    ...el,
    ...screenTexts.el,
    ...accountTexts.el,
    ...ticketTexts.el,
    ...formTexts.el,
    ...homesTexts.el,
    ...socialTexts.el,
    ...moderationTexts.el,
    ...reviewTexts.el,
    ...statisticsTexts.el,
    ...listingTexts.el,
    ...subscriptionTexts.el,
  },
  en: {
    ...en,
    ...screenTexts.en,
    ...accountTexts.en,
    ...ticketTexts.en,
    ...formTexts.en,
    ...homesTexts.en,
    ...socialTexts.en,
    ...moderationTexts.en,
    ...reviewTexts.en,
    ...statisticsTexts.en,
    ...listingTexts.en,
    ...subscriptionTexts.en,
  },
};

/** The translator with all languages at hand: for servers, the workshop and tests. */
export const createI18n = (language: Language = defaultLanguage): i18n =>
  makeI18n(language, allTexts);
