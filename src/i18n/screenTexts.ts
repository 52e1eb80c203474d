import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#common/languages.ts';
import { board as greekBoard } from './el/board.ts';
import { counter as greekCounter } from './el/counter.ts';
import { board as englishBoard } from './en/board.ts';
import { counter as englishCounter } from './en/counter.ts';
import type { el as common } from './el/index.ts';
import type { Texts } from './types.ts';

const el = { board: greekBoard, counter: greekCounter };

/** The texts of screens that few people open: they come with these screens, not with the app. */
export const screenTexts = {
  el,
  en: { board: englishBoard, counter: englishCounter } satisfies Texts<typeof el>,
};

const add = (i18n: i18n): void => {
  for (const language of Object.keys(screenTexts) as Language[])
    i18n.addResourceBundle(language, 'translation', screenTexts[language]);
};

/** Makes `screenTexts` available; for the outermost component of a screen that uses them. */
export const useScreenTexts = (): void => {
  const { i18n } = useTranslation();
  useState(() => add(i18n));
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof common & typeof el };
  }
}
