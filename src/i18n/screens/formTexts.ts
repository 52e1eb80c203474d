import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/written.ts';
import * as en from '#src/i18n/en/written.ts';

export const useFormTexts = (): void => useAddedTexts({ el, en });
