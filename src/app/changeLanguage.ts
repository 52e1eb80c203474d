import type { i18n } from 'i18next';
import type { useSWRConfig } from 'swr';
import { saveLanguage } from '#common/contract/account/users.ts';
import { getCategories, getCities } from '#common/contract/organisations.ts';
import type { Language } from '#common/languages.ts';
import { call } from '#src/api/transport/call.ts';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { hydrateParts } from '#src/components/lazy/hydrateParts.ts';
import { addLanguage } from '#src/i18n/load.ts';
import { keepLanguage } from './start/languageChoice.ts';

/** Returns true for SWR keys of public data that the server translates. */
const isDirectory = (key: unknown): boolean =>
  Array.isArray(key) && ['organisations', getCategories.path, getCities.path].includes(key[0]);

interface Shown extends Pick<ReturnType<typeof useSWRConfig>, 'mutate' | 'fallback'> {
  i18n: i18n;
}

/**
 * Shows the app in another language and reloads its data.
 * @throws if the texts of the language are unreachable
 */
export async function changeLanguage(
  next: Language,
  { i18n, mutate, fallback }: Shown,
): Promise<void> {
  // A part that hydrated later would not match its HTML in the old language.
  await Promise.all([addLanguage(i18n, next), hydrateParts()]);
  keepLanguage(next);
  requestLanguage.set(next);
  await i18n.changeLanguage(next);
  // Reloads the data in the other language and drops data that no screen shows.
  void mutate(isDirectory, undefined);
  void mutate((key) => !isDirectory(key));
  // The data of the page is not in the cache.
  for (const key of Object.keys(fallback)) void mutate(key).finally(() => delete fallback[key]);
}

/** Sets the language of e-mails. After a failure, the account screen shows the stored one. */
export const saveForPerson = async (language: Language): Promise<void> => {
  await call(saveLanguage, { body: { language } }).catch(() => undefined);
};
