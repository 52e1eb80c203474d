import { useTranslation } from 'react-i18next';
import { isLanguage } from '#common/languages.ts';
import { screenTexts } from '#src/i18n/screenTexts.ts';

/** Adds the board's texts to those of the language shown, before anything reads them. */
export const useBoardTexts = (): void => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // Of another language, all other texts would still be missing.
  if (!isLanguage(language) || i18n.exists('board.titleUnknown', { lngs: [language] })) return;
  i18n.addResourceBundle(language, 'translation', screenTexts[language], true);
};
