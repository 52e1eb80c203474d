import { seededRandom, type Random } from '#common/random.ts';
import {
  COMMON,
  ENGLISH,
  GREEKLISH,
  MILD,
  REVIEW_BANKS,
  REVIEWERS,
  WAITING,
  type ReviewBank,
} from './sentences.ts';
import type { SeedOrganisation } from './places.ts';

/** A sample review, dated relative to today. */
interface SeedReview {
  author_name: string;
  rating: number;
  text: string;
  days_ago: number;
  reply: { text: string; days_ago: number } | null;
}

/** Takes from the list in a random order and starts over only when all have been taken. */
function shuffleBag<Item>(random: Random, items: readonly Item[]): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return left.splice(Math.floor(random() * left.length), 1)[0] as Item;
  };
}

/** The way many people type on a phone: without accents. */
function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .normalize('NFC');
}

function ratingFor(random: Random, kindness: number): number {
  const roll = random();
  if (roll < kindness) return 5;
  return roll < kindness + (1 - kindness) * 0.7 ? 4 : 3;
}

function writer(random: Random, bank: ReviewBank) {
  const praise = shuffleBag(random, bank.praise);
  const mild = shuffleBag(random, [bank.mild, ...MILD]);
  const waiting = shuffleBag(random, WAITING);
  const common = shuffleBag(random, COMMON);
  const greeklish = [random.pick(GREEKLISH)];
  const english = shuffleBag(random, [bank.english, ...ENGLISH]);
  return (rating: number, latinName: boolean): string => {
    if (latinName) return english();
    if (random() < 0.08 && rating > 3 && greeklish.length > 0) return greeklish.pop() as string;
    const sentences = [praise()];
    if (random() < 0.45) sentences.unshift(waiting());
    if (rating > 3 && random() < 0.3) sentences.push(praise());
    if (rating > 3 && random() < 0.55) sentences.push(common());
    if (rating === 3) sentences.push(mild(), mild());
    else if (rating === 4) sentences.push(mild());
    if (sentences.length === 1) sentences.push(common());
    const text = sentences.join(' ');
    return random() < 0.12 ? unaccented(text) : text;
  };
}

/** The number of reviews: none for the newest places, few for most, many for well-known ones. */
function countFor(random: Random, organisation: SeedOrganisation): number {
  if (organisation.created_days_ago < 7) return 0;
  const ceiling = Math.min(40, Math.ceil(organisation.created_days_ago / 6));
  return Math.min(ceiling, Math.floor(2 + 40 * random() ** 1.8));
}

/** 0–40 reviews that suit the organisation, newest first; the same for the same slug. */
export function reviewsFor(
  organisation: SeedOrganisation,
  random: Random = seededRandom(`reviews/${organisation.slug}`),
): SeedReview[] {
  const isOffice = organisation.kind === 'kep' || organisation.kind === 'tax-office';
  const bank = REVIEW_BANKS[isOffice ? 'office' : organisation.category];
  const write = writer(random, bank);
  const name = shuffleBag(random, REVIEWERS);
  const kindness = 0.35 + random() * 0.45;
  const reviews = new Map<string, SeedReview>();
  const count = countFor(random, organisation);
  for (let index = 0; index < count; index += 1) {
    const rating = ratingFor(random, kindness);
    const author = name();
    const daysAgo = random.whole(1, Math.max(1, organisation.created_days_ago - 1));
    const replied = random() < 0.33;
    const text = write(rating, /^[A-Z]/.test(author));
    // Nobody says the same twice at one place.
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
