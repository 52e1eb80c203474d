import { useAddedTexts } from './addTexts.ts';
import * as el from './el/listings.ts';
import * as en from './en/listings.ts';

export const useListingTexts = (): void => useAddedTexts({ el, en });
