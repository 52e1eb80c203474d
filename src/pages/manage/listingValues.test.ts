import { expect, it } from 'vitest';
import { PublishedListing } from '#common/contract/places/submissions.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { buildPublishedListing } from '#src/mocks/manage.ts';
import { listingPayload, listingValues, mergeValues } from './listingValues.ts';

const { fields } = buildPublishedListing();
const late = [{ weekday: 5, intervals: [{ from: '20:00', to: '02:00' }] }];
const pending = { fields: { ...fields, hours: late }, waiting: { title: 'Κουρείο Απόλλων' } };
const listing = readResponse(PublishedListing, buildPublishedListing(pending));

it('keeps pending changes and hours past midnight when another field is saved', () => {
  const values = { ...listingValues(listing), phone: '2610999999' };
  expect(listingPayload(values, listing)).toMatchObject({
    version: 3,
    fields: {
      title: 'Κουρείο Απόλλων',
      phone: '2610999999',
      keywords: fields.keywords,
      amenities: fields.amenities,
      hours: late,
    },
  });
});

it('merges the changes of two people and names conflicting fields', () => {
  const base = listingValues(listing);
  const mine = { ...base, phone: '1', description: 'Δική μου' };
  const theirs = { ...base, website: 'https://ermis.example', description: 'Δική τους' };
  const { values, both } = mergeValues(base, mine, theirs);
  expect(values).toMatchObject({
    phone: '1',
    website: 'https://ermis.example',
    description: 'Δική μου',
  });
  expect(both).toEqual(['description']);
});
