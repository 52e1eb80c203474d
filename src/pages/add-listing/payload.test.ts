import { Submission } from '#common/contract/places/submissions.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { expect, it } from 'vitest';
import { buildSubmission } from '#src/mocks/account.ts';
import { blankListing } from '#src/components/forms/schemas/listing.ts';
import { fieldsOfValues, valuesOfListing } from './payload.ts';

const values = {
  ...blankListing,
  title: 'Κουρείο',
  keywords: 'κούρεμα, ξύρισμα,κούρεμα',
  googlePlus: 'https://plus.google.com/x',
  priceTitle: 'Κούρεμα',
  amenities: { elevator: true, telephone: false },
  hours: { ...blankListing.hours, '6': [{ from: '10:00', to: '24:00' }], '1': [] },
};

it('converts a listing to the contract and back without loss', () => {
  const fields = fieldsOfValues(values);
  expect(fields).toMatchObject({
    keywords: ['κούρεμα', 'ξύρισμα'],
    google_plus: 'https://plus.google.com/x',
    amenities: ['elevator'],
    price_title: 'Κούρεμα',
  });
  expect(fields.hours).toContainEqual({ weekday: 6, intervals: [{ from: '10:00', to: '24:00' }] });
  expect(fields.hours.some(({ weekday }) => weekday === 1)).toBe(false);
  const listing = readResponse(Submission, buildSubmission({ fields }));
  expect(valuesOfListing(listing)).toEqual({
    ...values,
    keywords: 'κούρεμα, ξύρισμα',
    amenities: { elevator: true },
  });
});
