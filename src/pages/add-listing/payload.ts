import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import type { Submission } from '#src/api/submissions.ts';
import { blankListing, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { daysOf, hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import { fieldsOf, partsOf } from '#src/pages/shared/listingForm.tsx';

export const fieldsOfValues = ({
  photos: _photos,
  privacy: _privacy,
  terms: _terms,
  ...values
}: AddListingValues): SubmissionFields => fieldsOf({ ...values, hours: daysOf(values.hours) });

/** Form values of a stored submission. Consents are entered each time. */
export const valuesOfListing = ({ fields, photos }: Submission): AddListingValues => ({
  ...blankListing,
  ...fields,
  ...partsOf(fields),
  hours: hoursByWeekday(fields.hours),
  photos,
});
