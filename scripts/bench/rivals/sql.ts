/**
 * The rivals' tables: ours with their indexes, without our triggers and foreign keys, so that
 * the bare statement pays for nothing it does not need.
 */
export const RIVAL_TABLES = `
  CREATE SCHEMA rival;
  CREATE TABLE rival.waiting_lists (LIKE public.waiting_lists INCLUDING ALL);
  CREATE TABLE rival.tickets (LIKE public.tickets INCLUDING ALL);
  CREATE TABLE rival.ticket_events (LIKE public.ticket_events INCLUDING ALL);`;

/** A ticket in one statement: $1 the list's code, $2 the person, $3 the ticket's code. */
export const ONE_STATEMENT = `
  WITH list AS (
    UPDATE rival.waiting_lists SET issued = issued + 1
     WHERE code = $1 AND state = 'open' AND released_on >= current_date
       AND (closes_at IS NULL OR closes_at > now()) AND (capacity IS NULL OR issued < capacity)
    RETURNING id, issued, released_on
  ), ticket AS (
    INSERT INTO rival.tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
    SELECT $3, id, $2, issued, released_on, now() FROM list
    RETURNING id, code, rank, due_date, created_at
  ), event AS (
    INSERT INTO rival.ticket_events (ticket_id, at, actor, to_status)
    SELECT id, created_at, 'user', 'scheduled' FROM ticket
  )
  SELECT code, rank, due_date, created_at FROM ticket`;

/** A page of cards as text, straight from PostgreSQL: $1 how many, $2 after how many. */
export const PAGE_IN_SQL = `
  WITH page AS (
    SELECT * FROM organisations ORDER BY position, id LIMIT $1 OFFSET $2
  ), total AS (SELECT count(*) AS n FROM organisations)
  SELECT json_build_object(
    'records', (SELECT coalesce(json_agg(json_build_object(
        'code', o.code, 'slug', o.slug, 'title', o.title, 'address', o.address, 'city', o.city,
        'district', o.district, 'country', o.country, 'main_image', o.main_image,
        'image', o.image, 'images', o.images,
        'tickets_count', coalesce((
          SELECT (SELECT count(*) FROM tickets t
                   WHERE t.waiting_list_id = l.id AND t.status = 'scheduled')
            FROM waiting_lists l
           WHERE l.organisation_id = o.id AND l.released_on >= current_date
           ORDER BY l.released_on, l.id LIMIT 1), 0),
        'category', json_build_object('title', c.title, 'icon_name', c.icon_name),
        'rating', o.rating, 'reviews_count', o.reviews_count, 'views_count', o.views_count,
        'price_level', o.price_level, 'price_from', o.price_from, 'phone', o.phone,
        'website', o.website, 'latitude', o.latitude, 'longitude', o.longitude, 'tags', o.tags,
        'amenities', o.amenities, 'verified', o.verified,
        'author', json_build_object('name', o.author_name, 'image', o.author_image),
        'created_at', o.created_at
      ) ORDER BY o.position, o.id), '[]') FROM page o JOIN categories c ON c.id = o.category_id),
    'current_page', $2 / $1 + 1, 'total_pages', ceil(n / $1::numeric), 'offset', $2, 'count', n
  )::text AS body FROM total`;
