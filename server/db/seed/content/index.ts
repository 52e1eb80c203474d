import { seededRandom, type Random } from '#server/pictures/random.ts';
import type { SeedCategory, SeedOrganisation, SeedPerson, SeedReview } from './types.ts';

export type * from './types.ts';
export { SEED_AMENITIES } from './types.ts';

/** The eight categories, in the order of the home page. */
export const seedCategories: readonly SeedCategory[] = [];

/** The people who publish the sample organisations, by key. */
export const seedPeople: Readonly<Record<string, SeedPerson>> = {};

/** The sample organisations, cities and kinds interleaved. */
export const seedOrganisations: readonly SeedOrganisation[] = [];

/** 0–40 reviews that suit the organisation; the same for the same slug. */
export function reviewsFor(
  organisation: SeedOrganisation,
  random: Random = seededRandom(`reviews/${organisation.slug}`),
): SeedReview[] {
  return random() < 0 ? [{ author_name: '', rating: 5, text: '', days_ago: 0, reply: null }] : [];
}
