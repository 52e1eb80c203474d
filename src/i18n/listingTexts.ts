import { useAddedTexts } from './addTexts.ts';
import * as el from './el/listings.ts';
import * as en from './en/listings.ts';

/**
 * Loads the texts of the person's own listings. Call it in the outermost component that uses them.
 */
export const useListingTexts = (): void => useAddedTexts({ el, en });
