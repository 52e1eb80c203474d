export type * from './types.ts';
export { seedCategories, seedPeople } from './people.ts';
export { seedOrganisations } from './places.ts';
export { reviewsFor } from './reviews.ts';
