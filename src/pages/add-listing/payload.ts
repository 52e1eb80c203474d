import type { Listing, ListingFields } from '#src/api/account/listings.ts';
import {
  blankListing,
  keywordsOf,
  weekdays,
  type AddListingValues,
  type DayHours,
} from '#src/components/forms/schemas/addListing.ts';
import { bag, number, records, text } from '#src/lib/read.ts';

/** The form's fields that are texts under another name in the contract. */
const RENAMED = {
  temporaryAddress: 'temporary_address',
  googlePlus: 'google_plus',
  linkedIn: 'linked_in',
  priceTitle: 'price_title',
  priceDescription: 'price_description',
} as const;

const SAME = [
  'title', 'category', 'description', 'address', 'city', 'state', 'country', 'zip', 'owner', 'email',
  'phone', 'website', 'facebook', 'twitter', 'price',
] as const; // prettier-ignore

const MIDNIGHT = '00:00';
const DAY_END = '24:00';

/** The form's values in the form of the contract. */
export const fieldsOfValues = (
  values: Omit<AddListingValues, 'photos' | 'privacy' | 'terms'>,
): ListingFields => ({
  ...(Object.fromEntries(SAME.map((name) => [name, values[name]])) as Pick<
    ListingFields,
    (typeof SAME)[number]
  >),
  temporary_address: values.temporaryAddress,
  google_plus: values.googlePlus,
  linked_in: values.linkedIn,
  price_title: values.priceTitle,
  price_description: values.priceDescription,
  keywords: keywordsOf(values.keywords),
  latitude: values.latitude,
  longitude: values.longitude,
  amenities: Object.entries(values.amenities).flatMap(([name, has]) => (has ? [name] : [])),
  hours: weekdays.flatMap((name, index) => {
    const { open, close } = values.hours[name];
    if (!open || !close) return [];
    const to = close === MIDNIGHT ? DAY_END : close;
    return [{ weekday: index + 1, intervals: [{ from: open, to }] }];
  }),
});

const hoursOf = (raw: unknown): AddListingValues['hours'] => {
  const days = new Map(records(raw).map((day) => [number(bag(day).weekday), bag(day)]));
  const dayOf = (weekday: number): DayHours => {
    const first = bag(records(days.get(weekday)?.intervals)[0]);
    const [open, close] = [text(first.from) ?? '', text(first.to) ?? ''];
    return { open, close: close === DAY_END ? MIDNIGHT : close };
  };
  return Object.fromEntries(
    weekdays.map((name, index) => [name, dayOf(index + 1)]),
  ) as AddListingValues['hours'];
};

/** The form's values of a listing that the server has; the consents are given each time. */
export function valuesOfListing({ fields, photos }: Listing): AddListingValues {
  const words = records(fields.keywords).filter((word) => typeof word === 'string');
  const has = records(fields.amenities).filter((name) => typeof name === 'string');
  const texts = (names: readonly (readonly [string, string])[]) =>
    Object.fromEntries(names.map(([own, theirs]) => [own, text(bag(fields)[theirs]) ?? '']));
  return {
    ...blankListing,
    ...texts(SAME.map((name) => [name, name])),
    ...texts(Object.entries(RENAMED)),
    keywords: words.join(', '),
    latitude: number(fields.latitude),
    longitude: number(fields.longitude),
    amenities: Object.fromEntries(has.map((name) => [name, true])),
    hours: hoursOf(fields.hours),
    photos,
  };
}

const DAY = /^hours\.([1-7])\.0\.(?:from|to)$/;

/** A field of the contract by its name in the form. */
export function formFieldOf(name: string): string {
  if (name === 'photo') return 'photos';
  const day = DAY.exec(name)?.[1];
  if (day) return `hours.${weekdays[Number(day) - 1]}.close`;
  return Object.entries(RENAMED).find(([, theirs]) => theirs === name)?.[0] ?? name;
}
