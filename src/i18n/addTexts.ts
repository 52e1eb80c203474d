import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#common/languages.ts';

/**
 * Makes texts available that come with a screen, not with the app. For the outermost component that
 * uses them.
 */
export const useAddedTexts = (texts: Record<Language, object>): void => {
  const { i18n } = useTranslation();
  useState(() => {
    for (const language of Object.keys(texts) as Language[])
      i18n.addResourceBundle(language, 'translation', texts[language]);
  });
};

/**
 * The shape every language has: the keys of the Greek texts, any text as value.
 * `en satisfies Texts<typeof el>` makes a missing or superfluous key a type error.
 */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
