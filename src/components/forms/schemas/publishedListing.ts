import { addListingSchema, type AddListingValues } from './addListing.ts';
import { optionalEmail } from './rules.ts';
import { weeklyHours, type PlanValues } from './plan.ts';

/** The values of the form of a published listing. */
export type PublishedListingValues = Omit<
  AddListingValues,
  'hours' | 'owner' | 'privacy' | 'terms' | 'temporaryAddress' | 'zip'
> &
  Pick<PlanValues, 'hours'>;

/** The rules of a new listing, without what is asked for once; a day may have several intervals. */
export const publishedListingSchema = addListingSchema
  .omit(['hours', 'owner', 'privacy', 'terms', 'temporaryAddress', 'zip'])
  .shape({ email: optionalEmail(), hours: weeklyHours() });
