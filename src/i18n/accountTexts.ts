import { useAddedTexts } from './addTexts.ts';
import * as el from './el/account.ts';
import * as en from './en/account.ts';

export const useAccountTexts = (): void => useAddedTexts({ el, en });
