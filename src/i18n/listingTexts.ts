import { useAddedTexts } from './addTexts.ts';
import * as el from './el/listings.ts';
import * as en from './en/listings.ts';

/** The texts of one's own listings; for the outermost component that uses them. */
export const useListingTexts = (): void => useAddedTexts({ el, en });
