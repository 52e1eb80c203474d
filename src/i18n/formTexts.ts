import { useAddedTexts } from './addTexts.ts';
import * as el from './el/written.ts';
import * as en from './en/written.ts';

export const useFormTexts = (): void => useAddedTexts({ el, en });
