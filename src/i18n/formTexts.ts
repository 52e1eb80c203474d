import { useAddedTexts } from './addTexts.ts';
import * as el from './el/written.ts';
import * as en from './en/written.ts';

/** The texts of forms that anybody can send; for the outermost component that uses them. */
export const useFormTexts = (): void => useAddedTexts({ el, en });
