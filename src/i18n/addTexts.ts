import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The shape of every language: the keys of the Greek texts with any text as value.
 * `en satisfies Texts<typeof el>` makes a missing or superfluous key a type error.
 */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Adds texts that load with a screen. Call it in the outermost component that uses them. */
export const useAddedTexts = <T extends object>(texts: { el: T; en: Texts<T> }): void => {
  const { i18n } = useTranslation();
  useState(() => {
    for (const language of ['el', 'en'] as const)
      i18n.addResourceBundle(language, 'translation', texts[language]);
  });
};
