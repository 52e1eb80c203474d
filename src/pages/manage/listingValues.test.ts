import { expect, it } from 'vitest';
import { listingPayload, listingValues, mergeValues, type OwnListing } from './listingValues.ts';

const listing: OwnListing = {
  version: 3,
  fields: {
    title: 'Κουρείο Ερμής', category: 'salons', address: 'Μαιζώνος 12', city: 'Πάτρα', state: '',
    country: 'GR', latitude: 38.2, longitude: 21.7, description: 'Από το 1962.', phone: '2610123456',
    email: '', website: '', facebook: '', twitter: '', googlePlus: '', linkedIn: '',
    keywords: ['κούρεμα', 'ξύρισμα'], amenities: ['elevator'],
    hours: [{ weekday: 5, intervals: [{ from: '20:00', to: '02:00' }] }],
    priceTitle: '', price: '', priceDescription: '',
  },
  photos: [],
  waiting: {
    title: 'Κουρείο Απόλλων', category: null, address: null, city: null, state: null, country: null,
    latitude: null, longitude: null,
  },
  returned: null,
}; // prettier-ignore

it('keeps pending changes and hours past midnight when another field is saved', () => {
  const values = { ...listingValues(listing), phone: '2610999999' };
  expect(listingPayload(values, listing)).toMatchObject({
    version: 3,
    fields: {
      title: 'Κουρείο Απόλλων',
      phone: '2610999999',
      keywords: ['κούρεμα', 'ξύρισμα'],
      amenities: ['elevator'],
      hours: listing.fields.hours,
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
