import type { Db } from '#server/db/client.ts';

const ICONS = [
  'shops', 'hotels', 'restaurants', 'fitness', 'travel', 'salons', 'event', 'business',
]; // prettier-ignore

/** Writes so many organisations of eight kinds, made up by their number, without words to search. */
export async function writeOrganisations(db: Db, count: number): Promise<void> {
  await db.query(
    `INSERT INTO categories (code, title, icon_name, position)
     SELECT 'cat_' || icon, 'Κατηγορία ' || icon, icon, place
       FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS t (icon, place)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(ICONS)],
  );
  await db.query(
    `INSERT INTO organisations (code, slug, category_id, title, address, city, district, description,
       main_image, image, images, rating, reviews_count, views_count, price_level, price_from,
       phone, email, website, latitude, longitude, tags, amenities, opening_hours, verified,
       author_name, author_image, position, created_at)
     SELECT 'org_' || n, 'org-' || n, c.id, 'Επιχείρηση ' || n, 'Οδός ' || n % 400, 'Αθήνα', 'Κυψέλη',
       repeat('Λίγα λόγια για το μέρος. ', 12), '/pictures/organisations/shop/org-' || n || '/0.svg',
       '/pictures/organisations/shop/org-' || n || '/0.svg',
       jsonb_build_array(jsonb_build_object('url', '/pictures/organisations/shop/org-' || n || '/0.svg')),
       1 + (n * 7 % 41) / 10.0, n * 13 % 500, n * 31 % 90000, 1 + n % 4, 5 + n * 3 % 200,
       '2101234567', 'info@org.example', 'https://org.example', 37.9 + n % 100 / 500.0,
       23.7 + n % 90 / 500.0, '["καφές", "γωνία"]', '["wifi", "parking"]',
       '[{"weekday":1,"intervals":[{"from":"09:00","to":"21:00"}]},{"weekday":3,"intervals":[{"from":"09:00","to":"14:00"},{"from":"17:00","to":"21:00"}]},{"weekday":5,"intervals":[{"from":"00:00","to":"24:00"}]}]',
       n % 3 = 0, 'Μαρία Δοκιμή', '/pictures/portraits/1.svg', n, now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n
       JOIN categories c ON c.icon_name = ($2::jsonb ->> (n % 8))`,
    [count, JSON.stringify(ICONS)],
  );
  await db.query(
    `INSERT INTO waiting_lists (code, organisation_id, released_on, average_minutes)
     SELECT 'lst_' || id, id, (now() AT TIME ZONE 'Europe/Athens')::date, 8 FROM organisations`,
  );
  await db.exec('ANALYZE');
}
