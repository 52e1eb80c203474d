import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type * as el from './el/index.ts';
import type { Language } from '#common/languages.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Texts } from './addTexts.ts';

/** The rule of Greek and English for whole numbers. Source: CLDR, plural rules. */
const plurals = {
  select: (count: number) => (count === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
};

export type LanguageTexts = Texts<typeof el>;

/**
 * Creates a synchronous translator. English is the fallback for a missing Greek text if it is
 * loaded.
 * @param texts loaded languages, including the current one
 */
export const makeI18n = (language: Language, texts: Partial<Record<Language, object>>): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(
      Object.entries(texts).map(([name, translation]) => [name, { translation }]),
    ),
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
  // i18next would create an `Intl` object for each number that it writes. The first in a page takes a
  // phone 50 ms.
  instance.services.formatter?.add('number', (value: number, lng = language) =>
    formatNumber(value, lng),
  );
  instance.services.pluralResolver.getRule = () => plurals;
  return instance;
};
