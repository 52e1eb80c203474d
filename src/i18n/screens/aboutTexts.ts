import { useAddedTexts } from '#src/i18n/addTexts.ts';
import { about as el } from '#src/i18n/el/about.ts';
import { about as en } from '#src/i18n/en/about.ts';

export const useAboutTexts = (): void => useAddedTexts({ el: { about: el }, en: { about: en } });
