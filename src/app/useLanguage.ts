import { useTranslation } from 'react-i18next';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { keepLanguage } from '#src/i18n/choice.ts';
import { defaultLanguage, isLanguage, type Language } from '#common/languages.ts';
import { addLanguage } from '#src/i18n/load.ts';

/** The language shown and the only way to change it; it changes once its texts have loaded. */
export const useLanguage = (): { language: Language; change: (next: Language) => void } => {
  const { i18n, t } = useTranslation();
  const toast = useToast();
  const change = async (next: Language): Promise<void> => {
    try {
      await addLanguage(i18n, next);
    } catch {
      toast.error(t('errors.network'));
      return;
    }
    keepLanguage(next);
    requestLanguage.set(next);
    await i18n.changeLanguage(next);
  };
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    change: (next) => void change(next),
  };
};
