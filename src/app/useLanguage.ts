import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { defaultLanguage, isLanguage, type Language } from '#common/languages.ts';

/** The current language and its setter, whose code loads with the texts of the language. */
export const useLanguage = (): { language: Language; change: (next: Language) => void } => {
  const { i18n, t } = useTranslation();
  const toast = useToast();
  const { mutate, fallback } = useSWRConfig();
  const { data: user, mutate: mutateUser } = useCurrentUser();
  const change = async (next: Language): Promise<void> => {
    try {
      // Browsers never retry a failed module.
      if (!navigator.onLine) throw new Error('no connection');
      const { changeLanguage } = await import('./changeLanguage.ts');
      await changeLanguage(next, { i18n, mutate, fallback });
    } catch {
      toast.error(t('errors.network'));
      return;
    }
    if (user?.language === undefined || user.language === next) return;
    const { saveForPerson } = await import('./changeLanguage.ts');
    await saveForPerson(next);
    void mutateUser();
  };
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    change: (next) => void change(next),
  };
};
