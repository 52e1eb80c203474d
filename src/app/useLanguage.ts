import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { getCategories, getCities } from '#common/contract/organisations.ts';
import { saveLanguage } from '#common/contract/account/users.ts';
import { call } from '#src/api/transport/call.ts';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { keepLanguage } from './start/languageChoice.ts';
import { defaultLanguage, isLanguage, type Language } from '#common/languages.ts';
import { addLanguage } from '#src/i18n/load.ts';

/** Returns true for SWR keys of public data that the server translates. */
const isDirectory = (key: unknown): boolean =>
  Array.isArray(key) && ['organisations', getCategories.path, getCities.path].includes(key[0]);

/** The current language and its setter. The language changes after its texts have loaded. */
export const useLanguage = (): { language: Language; change: (next: Language) => void } => {
  const { i18n, t } = useTranslation();
  const toast = useToast();
  const { mutate, fallback } = useSWRConfig();
  const { data: user, mutate: mutateUser } = useCurrentUser();
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
    // Reloads the data in the other language and drops data that no screen shows.
    void mutate(isDirectory, undefined);
    void mutate((key) => !isDirectory(key));
    // The data of the page is not in the cache.
    for (const key of Object.keys(fallback)) void mutate(key).finally(() => delete fallback[key]);
    if (user?.language === undefined || user.language === next) return;
    // Updates the language of e-mails. After a failure, the account screen shows the stored one.
    await call(saveLanguage, { body: { language: next } }).catch(() => undefined);
    void mutateUser();
  };
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    change: (next) => void change(next),
  };
};
