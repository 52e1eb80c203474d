import { useAddedTexts } from './addTexts.ts';
import * as el from './el/account.ts';
import * as en from './en/account.ts';

/** The texts of the account; for the outermost component that uses them. */
export const useAccountTexts = (): void => useAddedTexts({ el, en });
