import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/checkout.ts';
import * as en from '#src/i18n/en/checkout.ts';

export const useCheckoutTexts = (): void => useAddedTexts({ el, en });
