import { useAddedTexts } from './addTexts.ts';
import * as el from './el/join.ts';
import * as en from './en/join.ts';

export const useJoinTexts = (): void => useAddedTexts({ el, en });
