import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/listings.ts';
import * as en from '#src/i18n/en/listings.ts';

export const useListingTexts = (): void => useAddedTexts({ el, en });
