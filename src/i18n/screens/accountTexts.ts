import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/account.ts';
import * as en from '#src/i18n/en/account.ts';

export const useAccountTexts = (): void => useAddedTexts({ el, en });
