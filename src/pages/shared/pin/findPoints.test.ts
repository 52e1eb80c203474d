import { expect, it } from 'vitest';
import { pointsOf } from './findPoints.ts';
import { listingFrom } from '#src/mocks/organisations.ts';

const listing = (code: string, over: object) =>
  listingFrom({ code, city: 'Πάτρα', address: 'Μαιζώνος 1', ...over });

const known = [
  listing('one', { title: 'Φούρνος', district: 'Αγυιά', latitude: 38.2, longitude: 21.7 }),
  listing('two', { title: 'Κουρείο', district: 'Κέντρο', latitude: 38.4, longitude: 21.9 }),
  listing('three', { title: 'Χωρίς θέση', latitude: null, longitude: null }),
];

it('offers the centre of a city in any spelling, followed by its places', () => {
  for (const text of ['Πάτρα', 'πατρ', 'patra']) {
    expect(pointsOf(known, text)).toMatchObject([
      { name: 'Πάτρα', isArea: true, latitude: 38.3, longitude: 21.8 },
      { name: 'Φούρνος', detail: 'Μαιζώνος 1, Πάτρα', latitude: 38.2 },
      { name: 'Κουρείο', isArea: false },
    ]);
  }
});

it('offers a district, and only places if no area matches', () => {
  expect(pointsOf(known, 'Αγυιά')[0]).toMatchObject({ name: 'Αγυιά', latitude: 38.2 });
  expect(pointsOf(known, 'Μαιζώνος').map(({ isArea }) => isArea)).toEqual([false, false]);
});
