import { AMENITIES } from '#common/listing.ts';
import { keptDraft, type KeptDraft } from '#src/browser/stored/listingDraft.ts';
import { type AddListingValues, blankListing } from '#src/components/forms/schemas/listing.ts';
import { asRecord, fitting } from '#src/lib/read.ts';

/** A draft's contents: everything but the photos and the consents, which are given each time. */
const { photos: _photos, privacy: _privacy, terms: _terms, ...blank } = blankListing;

/** Reads a draft that may come from an older version: values that do not fit stay blank. */
export const draftIn = (raw: unknown): typeof blank => {
  const { latitude, longitude, amenities } = asRecord(raw);
  const has = asRecord(amenities);
  return {
    ...fitting(raw, blank),
    latitude: typeof latitude === 'number' ? latitude : null,
    longitude: typeof longitude === 'number' ? longitude : null,
    amenities: Object.fromEntries(
      AMENITIES.filter((name) => has[name] === true).map((name) => [name, true]),
    ),
  };
};

/** Stores the form's values, and which listing of the account they are. */
export const keepDraft = (
  values: AddListingValues,
  identity: Pick<KeptDraft, 'code' | 'key'> = {},
): void => {
  const { photos: _photos, privacy: _privacy, terms: _terms, ...rest } = values;
  keptDraft.set({ savedAt: new Date().toISOString(), values: rest, ...identity });
};
