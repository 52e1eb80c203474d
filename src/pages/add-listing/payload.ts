import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import type { Submission } from '#src/api/submissions.ts';
import {
  blankListing,
  weekdays,
  type AddListingValues,
  type DayHours,
} from '#src/components/forms/schemas/listing.ts';
import { fieldsOf, formErrors, partsOf } from '#src/pages/shared/listingForm.tsx';

const MIDNIGHT = '00:00';
const DAY_END = '24:00';

/** The form's values in the form of the contract. */
export const fieldsOfValues = ({
  photos: _photos,
  privacy: _privacy,
  terms: _terms,
  ...values
}: AddListingValues): SubmissionFields =>
  fieldsOf({
    ...values,
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
  return {
    ...blankListing,
    ...fields,
    ...partsOf(fields),
    hours: hoursOf(fields.hours),
    photos,
  };
}

const DAY = /^hours\.([1-7])\.0\.(?:from|to)$/;

/** The server's problems by the names of the form's fields; those of a day's hours at its end. */
export const listingErrors = (fields: Record<string, string[]> | undefined) =>
  fields &&
  formErrors(
    Object.fromEntries(
      Object.entries(fields).map(([name, problems]) => {
        const day = DAY.exec(name)?.[1];
        return [day ? `hours.${weekdays[Number(day) - 1]}.close` : name, problems];
      }),
    ),
  );
