import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/help.ts';
import * as en from '#src/i18n/en/help.ts';

export const useHelpTexts = (): void => useAddedTexts({ el, en });
