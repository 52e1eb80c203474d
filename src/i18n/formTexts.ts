import { useAddedTexts } from './addTexts.ts';
import * as el from './el/written.ts';
import * as en from './en/written.ts';

/** Loads the texts of public forms. Call it in the outermost component that uses them. */
export const useFormTexts = (): void => useAddedTexts({ el, en });
