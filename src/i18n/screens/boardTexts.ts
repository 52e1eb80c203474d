import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/board.ts';
import * as en from '#src/i18n/en/board.ts';

export const useBoardTexts = (): void => useAddedTexts({ el, en });
