import { useAddedTexts } from './addTexts.ts';
import * as el from './el/homes.ts';
import * as en from './en/homes.ts';

/** Loads the texts of the other home pages. Call it in the outermost component that uses them. */
export const useHomesTexts = (): void => useAddedTexts({ el, en });
