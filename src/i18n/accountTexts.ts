import { useAddedTexts } from './addTexts.ts';
import * as el from './el/account.ts';
import * as en from './en/account.ts';

/** Loads the texts of the account. Call it in the outermost component that uses them. */
export const useAccountTexts = (): void => useAddedTexts({ el, en });
