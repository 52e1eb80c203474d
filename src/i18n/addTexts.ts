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
