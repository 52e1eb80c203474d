import {
  type AddListingValues,
  blankListing,
  type DayHours,
  weekdays,
} from '#src/components/forms/schemas/listing.ts';
import { hourChoices } from '#src/lib/hours.ts';
import { keptDraft, type KeptDraft } from '#src/browser/stored/listingDraft.ts';
import { asRecord } from '#src/lib/read.ts';

/** A draft's contents: everything but the photos and the consents, which are given each time. */
export type ListingDraft = Omit<AddListingValues, 'photos' | 'privacy' | 'terms'>;

const textIn = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

const degreesIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const dayIn = (value: unknown, fallback: DayHours): DayHours => {
  const { open, close } = asRecord(value);
  if (open === '') return { open: '', close: '' };
  const known = (time: unknown): time is string => hourChoices.includes(time as string);
  return known(open) ? { open, close: known(close) ? close : '' } : fallback;
};

/** Reads a draft that may come from an older version: values that do not fit stay blank. */
export const draftIn = (raw: unknown): ListingDraft => {
  const found = asRecord(raw);
  const { photos: _photos, privacy: _privacy, terms: _terms, ...blank } = blankListing;
  const texts = Object.fromEntries(
    Object.entries(blank)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([key, fallback]) => [key, textIn(found[key], fallback)]),
  );
  const hours = asRecord(found.hours);
  return {
    ...blank,
    ...texts,
    latitude: degreesIn(found.latitude),
    longitude: degreesIn(found.longitude),
    amenities: Object.fromEntries(
      Object.entries(asRecord(found.amenities)).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    ),
    hours: Object.fromEntries(
      weekdays.map((day) => [day, dayIn(hours[day], blank.hours[day])]),
    ) as ListingDraft['hours'],
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
