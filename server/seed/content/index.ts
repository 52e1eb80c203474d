import { athensCentre } from './places/athens-centre.ts';
import { athensDistricts } from './places/athens-districts.ts';
import { attica } from './places/attica.ts';
import { complete, type Draft } from './places/complete.ts';
import { heraklion } from './places/heraklion.ts';
import { patras } from './places/patras.ts';
import { thessalonikiCentre } from './places/thessaloniki-centre.ts';
import { thessalonikiDistricts } from './places/thessaloniki-districts.ts';
import type { SeedOrganisation } from './types.ts';

export type * from './types.ts';
export { seedCategories, seedPeople } from './people.ts';
export { reviewsFor } from './reviews/reviews.ts';

/** Spreads each list evenly over the result, so that no part of it comes from one list only. */
function interleave<Item>(...lists: Item[][]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, at: (index + 0.5) / list.length })))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Puts each draft as early as possible while those just before it are of other categories. */
function spread(drafts: Draft[]): SeedOrganisation[] {
  const waiting = drafts.map(complete);
  const placed: SeedOrganisation[] = [];
  while (waiting.length > 0) {
    let index = -1;
    for (let reach = 6; index < 0; reach -= 1) {
      const recent = reach > 0 ? placed.slice(-reach) : [];
      index = waiting.findIndex(({ category }) =>
        recent.every((earlier) => earlier.category !== category),
      );
    }
    placed.push(...waiting.splice(index, 1));
  }
  return placed;
}

/** Sample data: 72 invented organisations, cities and kinds interleaved. */
export const seedOrganisations: readonly SeedOrganisation[] = spread(
  interleave(
    interleave(athensCentre, athensDistricts, attica),
    interleave(thessalonikiCentre, thessalonikiDistricts),
    patras,
    heraklion,
  ),
);
