import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/about.ts';
import * as en from '#src/i18n/en/about.ts';

export const useAboutTexts = (): void => useAddedTexts({ el, en });
