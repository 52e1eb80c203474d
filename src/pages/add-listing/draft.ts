import { AMENITIES } from '#common/listing.ts';
import { storedDraft, type StoredDraft } from '#src/browser/stored/listingDraft.ts';
import { type AddListingValues, blankListing } from '#src/components/forms/schemas/listing.ts';
import { asRecord, withShapeOf } from '#src/lib/read.ts';

/** Contents of a draft: everything except photos and consents, which are entered each time. */
const { photos: _photos, privacy: _privacy, terms: _terms, ...blank } = blankListing;

/** Reads a draft, possibly of an older version. Invalid values become blank. */
export const draftIn = (raw: unknown): typeof blank => {
  const { latitude, longitude, amenities } = asRecord(raw);
  const has = asRecord(amenities);
  return {
    ...withShapeOf(raw, blank),
    latitude: typeof latitude === 'number' ? latitude : null,
    longitude: typeof longitude === 'number' ? longitude : null,
    amenities: Object.fromEntries(
      AMENITIES.filter((name) => has[name] === true).map((name) => [name, true]),
    ),
  };
};

export const keepDraft = (
  values: AddListingValues,
  identity: Pick<StoredDraft, 'code' | 'key'> = {},
): void => {
  const { photos: _photos, privacy: _privacy, terms: _terms, ...rest } = values;
  storedDraft.set({ savedAt: new Date().toISOString(), values: rest, ...identity });
};
