import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/homes.ts';
import * as en from '#src/i18n/en/homes.ts';

export const useHomesTexts = (): void => useAddedTexts({ el, en });
