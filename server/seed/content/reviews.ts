import { seededRandom, type Random } from '#common/random.ts';
import {
  COMMON,
  COMMON_OFFICIAL,
  KIND_BANKS,
  ENGLISH,
  MILD,
  REVIEW_BANKS,
  REVIEWERS,
  WAITING,
  type ReviewBank,
} from './sentences.ts';
import type { SeedOrganisation } from './places.ts';

interface SeedReview {
  author_name: string;
  rating: number;
  text: string;
  days_ago: number;
  reply: { text: string; days_ago: number } | null;
}

const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, by: random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item);

function ratingFor(random: Random, kindness: number): number {
  const roll = random();
  if (roll < kindness) return 5;
  return roll < kindness + (1 - kindness) * 0.7 ? 4 : 3;
}

/** Some sentences that fit the rating. */
function textFor(
  random: Random,
  { bank, common }: { bank: ReviewBank; common: readonly string[] },
  rating: number,
): string {
  const [praise = '', more = ''] = shuffled(random, bank.praise);
  const mild = shuffled(random, [bank.mild, ...MILD]).slice(0, 5 - rating);
  const sentences = [
    random() < 0.45 ? random.pick(WAITING) : '',
    praise,
    rating > 3 && random() < 0.3 ? more : '',
    random() < 0.55 ? random.pick(common) : '',
    ...mild,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The number of reviews: none for the newest places, few for most, many for well-known ones. */
function countFor(random: Random, organisation: SeedOrganisation): number {
  if (organisation.created_days_ago < 7) return 0;
  const ceiling = Math.min(40, Math.ceil(organisation.created_days_ago / 6));
  return Math.min(ceiling, Math.floor(2 + 40 * random() ** 1.8));
}

/** 0–40 reviews that suit the organisation, newest first; stable per slug. */
export function reviewsFor(
  organisation: SeedOrganisation,
  random: Random = seededRandom(`reviews/${organisation.slug}`),
): SeedReview[] {
  const isOffice = organisation.kind === 'kep' || organisation.kind === 'tax-office';
  const bank =
    KIND_BANKS[organisation.kind] ?? REVIEW_BANKS[isOffice ? 'office' : organisation.category];
  const common = organisation.category === 'business' ? COMMON_OFFICIAL : COMMON;
  const names = shuffled(random, REVIEWERS);
  const english = shuffled(random, [bank.english, ...ENGLISH]);
  const kindness = 0.35 + random() * 0.45;
  const reviews = new Map<string, SeedReview>();
  const count = countFor(random, organisation);
  for (let index = 0; index < count; index += 1) {
    const rating = ratingFor(random, kindness);
    const author = names[index % names.length]!;
    const daysAgo = random.whole(1, Math.max(1, organisation.created_days_ago - 1));
    const replied = random() < 0.33;
    const text =
      (/^[A-Z]/.test(author) && english.pop()) || textFor(random, { bank, common }, rating);
    // Keyed by text, so that no two reviews of a place are equal.
    reviews.set(text, {
      author_name: author,
      rating,
      text,
      days_ago: daysAgo,
      reply: replied
        ? { text: bank.reply, days_ago: Math.max(0, daysAgo - random.whole(0, 3)) }
        : null,
    });
  }
  return [...reviews.values()].sort((one, other) => one.days_ago - other.days_ago);
}
