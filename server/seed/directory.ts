import type { Queryable } from '#server/db/client.ts';
import { athensInstant } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { sampleCode } from '#server/lib/secrets/codes.ts';
import { seededRandom } from '#server/lib/random.ts';
import { CATEGORY_TITLES } from '#common/categories.ts';
import { indexOrganisations } from '#server/repositories/organisations/searchIndex.ts';
import {
  reviewsFor,
  seedCategories,
  seedOrganisations,
  seedPeople,
  type SeedOrganisation,
} from './content/index.ts';

const picture = ({ kind, slug }: SeedOrganisation, variant: number) =>
  `/pictures/organisations/${kind}/${slug}/${variant}.svg`;

const COUNTER_NAMES: Partial<Record<SeedOrganisation['category'], string>> = {
  restaurants: 'Τραπέζι',
  salons: 'Καρέκλα',
  shops: 'Ταμείο',
};

/** A time of day on a day in the past, the same for the same subject. */
const momentAgo = (today: string, daysAgo: number, subject: string) =>
  athensInstant(addDays(today, -daysAgo), seededRandom(`moment/${subject}`).whole(540, 1260));

const average = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function organisationRow(seed: SeedOrganisation, position: number, today: string) {
  const reviews = reviewsFor(seed);
  const author = seedPeople[seed.author];
  const main = seed.pictures > 0 ? picture(seed, 0) : null;
  return {
    code: sampleCode('org', seededRandom(`code/${seed.slug}`)),
    slug: seed.slug,
    icon: seed.category,
    title: seed.title,
    address: seed.address,
    city: seed.city,
    district: seed.district,
    english: seed.english,
    description: seed.description,
    main_image: main,
    image: main,
    images: Array.from({ length: seed.pictures }, (_, n) => ({ url: picture(seed, n) })),
    rating: reviews.length
      ? Math.round(average(reviews.map(({ rating }) => rating)) * 10) / 10
      : null,
    reviews_count: reviews.length,
    views_count: seed.views,
    price_level: seed.price_level,
    price_from: seed.prices.length ? Math.min(...seed.prices.map(({ amount }) => amount)) : null,
    phone: seed.phone,
    email: seed.email,
    website: seed.website,
    latitude: seed.latitude,
    longitude: seed.longitude,
    tags: seed.tags,
    amenities: seed.amenities,
    prices: seed.prices,
    opening_hours: seed.opening_hours,
    verified: seed.verified,
    author_name: author ? `${author.first_name} ${author.last_name}` : seed.title,
    author_image: `/pictures/portraits/${seed.author}.svg`,
    average_minutes: seed.average_minutes,
    counters: seed.counters,
    counter_name: COUNTER_NAMES[seed.category] ?? 'Θυρίδα',
    daily_capacity: seed.daily_capacity,
    list_pattern: seed.listPattern,
    position,
    created_at: momentAgo(today, seed.created_days_ago, seed.slug),
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
  await tx.query(
    `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at,
                          reply_text, reply_at)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS t (code text, organisation_id bigint,
       author_name text, rating smallint, text text, created_at timestamptz, reply_text text,
       reply_at timestamptz)`,
    [JSON.stringify(rows)],
  );
}

/** Writes the sample categories, organisations with their search index, and reviews. */
export async function seedDirectory(tx: Queryable, today: string): Promise<void> {
  await tx.query(
    `INSERT INTO categories (code, title, english_title, icon_name, position)
     SELECT 'cat_' || icon_name, title, english_title, icon_name, position
       FROM jsonb_to_recordset($1::jsonb)
            AS t (title text, english_title text, icon_name text, position int)`,
    [JSON.stringify(seedCategories.map((category, position) => ({ ...category, position })))],
  );
  const rows = seedOrganisations.map((seed, position) => organisationRow(seed, position, today));
  const written = await tx.query<{ id: number; slug: string }>(
    `INSERT INTO organisations (code, slug, category_id, title, address, city, district,
       description, main_image, image, images, rating, reviews_count, views_count, price_level,
       price_from, phone, email, website, latitude, longitude, tags, amenities, prices,
       opening_hours, verified, author_name, author_image, average_minutes, counters,
       counter_name, daily_capacity, list_pattern, position, created_at, english)
     SELECT t.code, slug, c.id, t.title, address, city, district, description, main_image, image,
       images, rating, reviews_count, views_count, price_level, price_from, phone, email, website,
       latitude, longitude, tags, amenities, prices, opening_hours, verified, author_name,
       author_image, average_minutes, counters, counter_name, daily_capacity, list_pattern,
       t.position, created_at, english
       FROM jsonb_to_recordset($1::jsonb) AS t (code text, slug text, icon text, title text,
         address text, city text, district text, description text, main_image text, image text,
         images jsonb, rating numeric, reviews_count int, views_count int, price_level smallint,
         price_from numeric, phone text, email text, website text, latitude float8,
         longitude float8, tags jsonb, amenities jsonb, prices jsonb, opening_hours jsonb,
         verified boolean, author_name text, author_image text, average_minutes numeric,
         counters int, counter_name text, daily_capacity int, list_pattern text, position int,
         created_at timestamptz, english jsonb)
       JOIN categories c ON c.icon_name = t.icon
      ORDER BY t.position
     RETURNING id, slug`,
    [JSON.stringify(rows)],
  );
  const ids = new Map(written.map(({ id, slug }) => [slug, id]));
  await indexOrganisations(
    tx,
    seedOrganisations.map((seed) => ({
      ...seed,
      id: ids.get(seed.slug)!,
      category: {
        title: CATEGORY_TITLES.el[seed.category],
        english: CATEGORY_TITLES.en[seed.category],
        icon: seed.category,
      },
    })),
  );
  await seedReviews(tx, ids, today);
}
