import { CATEGORY_NAMES } from '#common/categories.ts';
import { phoneticKey, storedVariants } from '#common/greek/phonetic.ts';
import { ENGINE_VERSION } from '#common/greek/search.ts';
import type { Db, Queryable } from '#server/db/client.ts';

export interface CrowdSize {
  organisations: number;
  tickets: number;
  /** Distinct words for the search. */
  words?: number;
}

const PER_LIST = 20;
const WORDS = 5_000;
const SYLLABLES = ['ka', 'lo', 'mi', 'ne', 'pa', 'ro', 'si', 'te', 'vo', 'za'];

/** A made-up word of the crowd. Every organisation has number 0. */
export const crowdWord = (n: number): string =>
  [...String(n).padStart(4, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');

/** Number of ticket holders: each has twenty tickets. */
export const crowdPeople = ({ tickets }: CrowdSize): number =>
  Math.max(500, Math.round(tickets / PER_LIST));

/** SQL of today in Athens. */
const TODAY = "(now() AT TIME ZONE 'Europe/Athens')::date";

/** Writes a line for each place and each day of a range, in days from today. */
export const writeLines = (tx: Queryable, { from, to }: { from: number; to: number }) =>
  tx.query(
    `INSERT INTO lines (organisation_id, day) SELECT id, ${TODAY} + ahead
       FROM organisations CROSS JOIN generate_series($1::int, $2::int) ahead`,
    [from, to],
  );

/** Drops what slows down a bulk insert; returns the statements that restore it. */
async function withoutIndexes(tx: Queryable, table: string): Promise<string[]> {
  const rows = await tx.query<{ drop: string; make: string }>(
    `SELECT 'ALTER TABLE ${table} DROP CONSTRAINT ' || conname AS drop,
            'ALTER TABLE ${table} ADD CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(oid) AS make
       FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'u'
     UNION ALL
     SELECT 'DROP INDEX ' || indexrelid::regclass, pg_get_indexdef(indexrelid) FROM pg_index i
      WHERE indrelid = '${table}'::regclass
        AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const { drop } of rows) await tx.exec(drop);
  return rows.map(({ make }) => make);
}

/**
 * Fills an empty migrated database with the requested number of rows, generated from their index:
 * as a superuser, bypassing triggers and foreign keys, with the counts that triggers would
 * maintain. All visits are in the past, so that a call is the latest one.
 */
export async function writeCrowd(db: Db, size: CrowdSize): Promise<void> {
  const { words = WORDS } = size;
  const days = Math.max(1, Math.round(size.tickets / PER_LIST / size.organisations));
  const people = crowdPeople(size);
  await db.for('maintenance').transaction(async (tx) => {
    await tx.exec("SET LOCAL session_replication_role = 'replica'");
    await tx.query(
      `INSERT INTO categories (code, title, icon_name, position)
       SELECT 'cat_' || icon, 'Κατηγορία ' || icon, icon, place
         FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS t (icon, place)`,
      [JSON.stringify(CATEGORY_NAMES)],
    );
    await tx.query(
      `INSERT INTO organisations (code, slug, category_id, title, address, city, district,
         description, main_image, image, images, rating, reviews_count, views_count, price_level,
         price_from, phone, email, website, latitude, longitude, tags, amenities, opening_hours,
         verified, author_name, author_image, position, created_at)
       SELECT 'org_' || n, 'org-' || n, 1 + n % 8, 'Επιχείρηση ' || n, 'Οδός ' || n % 400, 'Αθήνα',
         'Κυψέλη', repeat('Λίγα λόγια για το μέρος. ', 12), p, p,
         jsonb_build_array(jsonb_build_object('url', p)), 1 + (n * 7 % 41) / 10.0, n * 13 % 500,
         n * 31 % 90000, 1 + n % 4, 5 + n * 3 % 200, '2101234567', 'info@org.example',
         'https://org.example', 37.9 + n % 100 / 500.0, 23.7 + n % 90 / 500.0, '["καφές", "γωνία"]',
         CASE n % 3 WHEN 0 THEN '["wireless_internet"]' ELSE '["bike_parking", "elevator"]' END::jsonb, (
           SELECT jsonb_agg(jsonb_build_object('weekday', day, 'intervals', jsonb_build_array(
                    jsonb_build_object('from', lpad((6 + n % 5)::text, 2, '0') || ':30',
                                       'to', lpad((14 + n % 10)::text, 2, '0') || ':00'))))
             FROM generate_series(1, 7) day WHERE (n + day) % 9 > 0),
         n % 3 = 0, 'Μαρία Δοκιμή', '/pictures/portraits/1.svg', n, now() - n * interval '1 minute'
         FROM generate_series(1, $1::int) n,
              LATERAL (SELECT '/pictures/organisations/shop/org-' || n || '/0.svg' AS p)`,
      [size.organisations],
    );
    await tx.exec(
      `INSERT INTO organisation_counts (category_id, country, number)
         SELECT category_id, country, count(*) FROM organisations GROUP BY 1, 2`,
    );
    await tx.query(
      `INSERT INTO search_words (word) SELECT DISTINCT jsonb_array_elements_text($1::jsonb)`,
      [JSON.stringify(Array.from({ length: words }, (_, n) => phoneticKey(crowdWord(n))))],
    );
    await tx.query(
      `INSERT INTO search_variants (variant, word_id)
       SELECT DISTINCT v, w.id FROM jsonb_to_recordset($1::jsonb) AS t (w text, vs jsonb)
         JOIN search_words w ON w.word = t.w, jsonb_array_elements_text(t.vs) AS v`,
      [
        JSON.stringify(
          Array.from({ length: words }, (_, n) => ({
            w: phoneticKey(crowdWord(n)),
            vs: storedVariants(crowdWord(n)),
          })),
        ),
      ],
    );
    await tx.query(
      `INSERT INTO organisation_words (word_id, organisation_id, weight)
       SELECT (SELECT id FROM search_words WHERE word = $1), id, 3 FROM organisations
       UNION ALL
       SELECT w.id, o.id, 8 FROM organisations o
         CROSS JOIN generate_series(1, 6) k
         JOIN search_words w ON w.id = 1 + (o.id * 17 + k * 811) % (SELECT max(id) FROM search_words)
        WHERE w.word <> $1
       ON CONFLICT DO NOTHING`,
      [phoneticKey(crowdWord(0))],
    );
    await tx.query(
      `INSERT INTO users (code, email, email_key, first_name, last_name, created_at)
       SELECT 'usr_b' || n, n || '@b.example', n || '@b.example', 'Άννα', 'Δοκιμή', now()
         FROM generate_series(1, $1::int) n`,
      [people],
    );
    await tx.exec(
      `INSERT INTO sessions (code, user_id, created_at)
         SELECT 'ses_' || code, id, now() FROM users`,
    );
    await tx.exec(
      `INSERT INTO services (organisation_id, is_default) SELECT id, true FROM organisations`,
    );
    await writeLines(tx, { from: 1 - days, to: 0 });
    await tx.query(
      `INSERT INTO waiting_lists (code, organisation_id, line_id, service_id, released_on,
                                  average_minutes, issued, served_count, waiting_count, open_count)
       SELECT 'lst_' || o.id || '_' || ago, o.id, n.id, s.id, n.day, 8, per, per - waiting, waiting,
              waiting
         FROM generate_series(0, $1::int - 1) ago CROSS JOIN organisations o
         JOIN services s ON s.organisation_id = o.id
         JOIN lines n ON n.organisation_id = o.id AND n.day = ${TODAY} - ago,
              LATERAL (SELECT least(${PER_LIST}, $2::int / $3::int / $1::int)::int AS per),
              LATERAL (SELECT CASE ago WHEN 0 THEN (o.id % (per / 2 + 1))::int ELSE 0 END AS waiting)`,
      [days, size.tickets, size.organisations],
    );
    const indexed = await withoutIndexes(tx, 'tickets');
    await tx.query(
      `INSERT INTO tickets (code, waiting_list_id, line_id, service_id, line_position, user_id,
                            rank, status, due_date, created_at, called_at, processed_at, counter)
       SELECT 'tkt_' || l.id || '_' || r, l.id, l.line_id, l.service_id, r,
              1 + (l.id * 7919 + r) % $1::bigint, r,
              CASE WHEN is_served THEN 'processed' ELSE 'scheduled' END, l.released_on,
              least(l.released_on + interval '8 hours', now() - interval '1 hour'),
              CASE WHEN is_served THEN least(l.released_on + interval '8 hours' + r * interval '8 minutes',
                                             now() - (l.issued + 1 - r) * interval '1 minute') END,
              CASE WHEN is_served THEN least(l.released_on + interval '8 hours' + (r * 8 + 6) * interval '1 minute',
                                             now() - (l.issued - r) * interval '1 minute') END,
              CASE WHEN is_served THEN 'Θυρίδα 1' END
         FROM waiting_lists l CROSS JOIN LATERAL generate_series(1, l.issued) r,
              LATERAL (SELECT r <= l.served_count AS is_served) served`,
      [people],
    );
    await tx.exec(
      `INSERT INTO visits (ticket_id, service_id, counter, called_at, ended_at, outcome)
         SELECT id, service_id, counter, called_at, processed_at, status FROM tickets
          WHERE status = 'processed'`,
    );
    // A server rebuilds an index of an older version when it starts, without the words of the crowd.
    await tx.query('INSERT INTO search_engine (version) VALUES ($1)', [ENGINE_VERSION]);
    for (const sql of indexed) await tx.exec(sql);
  });
  await db.for('maintenance').exec('VACUUM ANALYZE');
}
