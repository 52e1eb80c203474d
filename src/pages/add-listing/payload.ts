import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import type { Submission } from '#src/api/submissions.ts';
import {
  blankListing,
  keywordsOf,
  weekdays,
  type AddListingValues,
  type DayHours,
} from '#src/components/forms/schemas/addListing.ts';

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
): SubmissionFields => ({
  ...(Object.fromEntries(SAME.map((name) => [name, values[name]])) as Pick<
    SubmissionFields,
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

const hoursOf = (days: Submission['fields']['hours']): AddListingValues['hours'] => {
  const dayOf = (weekday: number): DayHours => {
    const first = days.find((day) => day.weekday === weekday)?.intervals[0];
    const { from: open, to: close } = first ?? { from: '', to: '' };
    return { open, close: close === DAY_END ? MIDNIGHT : close };
  };
  return Object.fromEntries(
    weekdays.map((name, index) => [name, dayOf(index + 1)]),
  ) as AddListingValues['hours'];
};

/** The form's values of a submission that the server has; the consents are given each time. */
export function valuesOfListing({ fields, photos }: Submission): AddListingValues {
  const { keywords, amenities, hours, ...others } = fields;
  return {
    ...blankListing,
    ...others,
    keywords: keywords.join(', '),
    amenities: Object.fromEntries(amenities.map((name) => [name, true])),
    hours: hoursOf(hours),
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
