import type { Camel } from '#common/contract/camel.ts';
import type {
  PublishedListing,
  PublishedListingPayload,
} from '#common/contract/places/submissions.ts';
import { daysOf, hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import type { PublishedListingValues } from '#src/components/forms/schemas/listing.ts';
import { fieldsOf, partsOf } from '#src/pages/shared/listingForm.tsx';
import { storedOf } from '#src/pages/shared/uploads.ts';

export type OwnListing = Camel<PublishedListing>;
type Name = keyof PublishedListingValues;

/** Fields of a change that is pending or was returned. */
export const changedNames = (change: OwnListing['waiting']): Name[] =>
  Object.entries(change ?? {}).flatMap(([name, value]) => (value === null ? [] : [name as Name]));

/** Form values of a listing, including pending changes, so that saving keeps them. */
export function listingValues({ fields, photos, waiting }: OwnListing): PublishedListingValues {
  const news = Object.fromEntries(
    changedNames(waiting).map((name) => [name, waiting?.[name as keyof typeof waiting]]),
  );
  return {
    ...fields,
    ...news,
    ...partsOf(fields),
    hours: hoursByWeekday(fields.hours),
    photos,
  };
}

/** The payload of a form. Unchanged hours are sent as received. */
export function listingPayload(
  values: PublishedListingValues,
  { version, fields: before }: OwnListing,
): PublishedListingPayload {
  const { photos, ...same } = values;
  const hours = isSame(values.hours, hoursByWeekday(before.hours))
    ? before.hours
    : daysOf(values.hours);
  return {
    version,
    photos: storedOf(photos).map(({ code }) => code),
    fields: fieldsOf({ ...same, hours }),
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Merges the changes of two people to the same version. Own changes win conflicts. */
export function mergeValues(
  base: PublishedListingValues,
  mine: PublishedListingValues,
  theirs: PublishedListingValues,
): { values: PublishedListingValues; both: Name[] } {
  const names = Object.keys(mine) as Name[];
  const isMine = (name: Name) =>
    name === 'photos'
      ? mine.photos.some((photo) => photo instanceof File) || !isSame(mine.photos, base.photos)
      : !isSame(mine[name], base[name]);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, (isMine(name) ? mine : theirs)[name]]),
    ) as unknown as PublishedListingValues,
    both: names.filter(
      (name) =>
        isMine(name) && !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
    ),
  };
}
