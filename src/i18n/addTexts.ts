import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The shape every language has: the keys of the Greek texts, any text as value.
 * `en satisfies Texts<typeof el>` makes a missing or superfluous key a type error.
 */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Makes texts available that come with a screen, not with the app. */
export const useAddedTexts = <T extends object>(texts: { el: T; en: Texts<T> }): void => {
  const { i18n } = useTranslation();
  useState(() => {
    for (const language of ['el', 'en'] as const)
      i18n.addResourceBundle(language, 'translation', texts[language]);
  });
};
