import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/join.ts';
import * as en from '#src/i18n/en/join.ts';

export const useJoinTexts = (): void => useAddedTexts({ el, en });
