import { useTranslation } from 'react-i18next';
import { setRequestLanguage } from '#src/api/client.ts';
import { keepLanguage } from '#src/i18n/choice.ts';
import { defaultLanguage, isLanguage, type Language } from '#src/i18n/languages.ts';

/** The language shown and the one way to change it. */
export const useLanguage = (): { language: Language; change: (next: Language) => void } => {
  const { i18n } = useTranslation();
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    change: (next) => {
      keepLanguage(next);
      setRequestLanguage(next);
      void i18n.changeLanguage(next);
    },
  };
};
