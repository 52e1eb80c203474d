import { insertRows, type Queryable } from '#server/db/client.ts';
import { athensInstant } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { GREEK_COUNTER_NOUNS } from '#common/counterNouns.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { seededRandom } from '#common/random.ts';
import { indexOrganisation } from '#server/repositories/organisations/searchIndex.ts';
import { CATEGORY_ORDER, ensureCategory } from '#server/repositories/places/savePlace.ts';
import { KINDS } from './content/kinds.ts';
import { seedPeople } from './content/people.ts';
import { seedOrganisations, type SeedOrganisation } from './content/places.ts';
import { reviewsFor } from './content/reviews.ts';
import { seedServices } from './services.ts';

const picture = ({ kind, slug }: SeedOrganisation, variant: number) =>
  `/pictures/organisations/${kind}/${slug}/${variant}.svg`;

/** The façade, the room, and a façade at night. */
const GALLERY = [0, 1, 2];

/** A time of day on a day in the past, stable per subject. */
const momentAgo = (today: string, daysAgo: number, subject: string) =>
  athensInstant(addDays(today, -daysAgo), seededRandom(`moment/${subject}`).whole(540, 1260));

const average = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function organisationRow(
  seed: SeedOrganisation,
  { position, today, ids }: { position: number; today: string; ids: Map<string, number> },
) {
  const { kind, category, pictures, author, created_days_ago: days, ...columns } = seed;
  const reviews = reviewsFor(seed);
  const main = pictures > 0 ? picture(seed, 0) : null;
  return {
    ...columns,
    code: sampleCode('org', seededRandom(`code/${seed.slug}`)),
    category_id: ids.get(category),
    main_image: main,
    image: main,
    images: GALLERY.slice(0, pictures).map((variant) => ({ url: picture(seed, variant) })),
    rating: reviews.length
      ? Math.round(average(reviews.map(({ rating }) => rating)) * 10) / 10
      : null,
    reviews_count: reviews.length,
    price_from: seed.prices.length ? Math.min(...seed.prices.map(({ amount }) => amount)) : null,
    author_name: seedPeople[author]?.name ?? seed.title,
    author_image: `/pictures/portraits/${author}.svg`,
    counter_name: GREEK_COUNTER_NOUNS[KINDS[kind].counter],
    position,
    created_at: momentAgo(today, days, seed.slug),
  };
}

async function seedReviews(tx: Queryable, ids: Map<string, number>, today: string): Promise<void> {
  const rows = seedOrganisations.flatMap((seed) =>
    reviewsFor(seed).map((review, index) => ({
      code: sampleCode('rev', seededRandom(`review/${seed.slug}/${index}`)),
      organisation_id: ids.get(seed.slug),
      author_name: review.author_name,
      rating: review.rating,
      text: review.text,
      created_at: momentAgo(today, review.days_ago, `${seed.slug}/${index}`),
      reply_text: review.reply?.text ?? null,
      reply_at: review.reply
        ? momentAgo(today, review.reply.days_ago, `${seed.slug}/${index}/reply`)
        : null,
    })),
  );
  await insertRows(tx, 'reviews', rows);
}

export async function seedDirectory(tx: Queryable, today: string): Promise<void> {
  const categories = new Map<string, number>();
  for (const icon of CATEGORY_ORDER) categories.set(icon, await ensureCategory(tx, icon));
  await insertRows(
    tx,
    'organisations',
    seedOrganisations.map((seed, position) =>
      organisationRow(seed, { position, today, ids: categories }),
    ),
  );
  const rows = await tx.query<{ id: number; slug: string }>('SELECT id, slug FROM organisations');
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  await seedServices(tx);
  for (const { id } of rows) await indexOrganisation(tx, id);
  await seedReviews(tx, ids, today);
}
