import { useAddedTexts } from './addTexts.ts';
import * as el from './el/homes.ts';
import * as en from './en/homes.ts';

export const useHomesTexts = (): void => useAddedTexts({ el, en });
