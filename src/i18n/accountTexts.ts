import { useAddedTexts, type Texts } from './addTexts.ts';
import { account as greek } from './el/account.ts';
import { account as english } from './en/account.ts';

const el = { account: greek };

/** The texts of the account, which come with its screens. */
export const accountTexts = { el, en: { account: english } satisfies Texts<typeof el> };

/** Makes `accountTexts` available; for the outermost component of a screen that uses them. */
export const useAccountTexts = (): void => useAddedTexts(accountTexts);
