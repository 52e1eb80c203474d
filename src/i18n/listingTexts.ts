import { useAddedTexts, type Texts } from './addTexts.ts';
import { listings as greek } from './el/listings.ts';
import { listings as english } from './en/listings.ts';

const el = { listings: greek };

/** The texts of one's own listings, which come with their screens. */
export const listingTexts = { el, en: { listings: english } satisfies Texts<typeof el> };

/** Makes `listingTexts` available; for the outermost component of a screen that uses them. */
export const useListingTexts = (): void => useAddedTexts(listingTexts);
