import type { Queryable } from '#server/db/client.ts';
import { systemClock } from '#server/lib/clock.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { signAccessToken } from '#server/lib/secrets/tokens.ts';

/** Signs the tokens of these people. */
export const SECRET = 'a secret of the tests, long enough';
const KEYS = { current: keyFrom(SECRET), previous: null };

/** Writes a place, `org-1`, with a list of today, `lst_1`. */
export const writePlace = (db: Queryable): Promise<void> =>
  db.exec(
    `INSERT INTO categories (code, title, icon_name) VALUES ('cat_shops', 'Μαγαζιά', 'shops');
     INSERT INTO organisations (code, slug, category_id, title, address, city, opening_hours,
                                author_name, created_at)
       SELECT 'org_1', 'org-1', id, 'Επιχείρηση', 'Οδός 1', 'Αθήνα',
              '[{"weekday":1,"intervals":[{"from":"09:00","to":"21:00"}]}]', 'Δοκιμή', now()
         FROM categories;
     INSERT INTO waiting_lists (code, organisation_id, released_on, average_minutes)
       SELECT 'lst_1', id, (now() AT TIME ZONE 'Europe/Athens')::date, 8 FROM organisations;
     ANALYZE`,
  );

/** Writes logged-in people with confirmed e-mail addresses. Their codes have the prefix. */
export async function writePeople(db: Queryable, count: number, prefix = 'usr_b'): Promise<void> {
  await db.query(
    `INSERT INTO users (code, email, email_key, first_name, last_name, created_at, confirmed_at)
     SELECT $1 || n, $1 || n || '@bench.example', $1 || n || '@bench.example', 'Άννα', 'Δοκιμή',
            now(), now()
       FROM generate_series(1, $2::int) n`,
    [prefix, count],
  );
  // A session without a refresh token has ended.
  await db.query(
    `WITH own AS (
       INSERT INTO sessions (code, user_id, created_at)
       SELECT 'ses_' || code, id, now() FROM users WHERE code LIKE $1 || '%' RETURNING id)
     INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
     SELECT 'bench-' || id, id, now(), now() + interval '1 year' FROM own`,
    [prefix],
  );
}

/** An access token of a person from `writePeople`, for a day. */
export const tokenOf = (user: string, clock = systemClock): string =>
  signAccessToken({ user, session: `ses_${user}` }, { keys: KEYS, clock, seconds: 86_400 });

/** Access tokens of people from `writePeople`. */
export const tokensOf = (count: number, prefix = 'usr_b'): string[] =>
  Array.from({ length: count }, (_, index) => tokenOf(`${prefix}${index + 1}`));

/** Writes members of the place. @returns their access tokens */
export async function writeClerks(db: Queryable, count: number): Promise<string[]> {
  await writePeople(db, count);
  await db.exec(
    `INSERT INTO members SELECT o.id, u.id, 'clerk', now() FROM organisations o, users u
      WHERE o.slug = 'org-1' AND u.code LIKE 'usr_b%'`,
  );
  return tokensOf(count);
}

/**
 * Writes lists with these codes for the first organisation, open for years and without a limit.
 * @param apart days from one list to the next; lists of one day share a line
 */
export async function writeOpenLists(db: Queryable, codes: string[], apart = 0): Promise<void> {
  await db.query(
    `INSERT INTO waiting_lists (code, organisation_id, service, released_on)
     SELECT code, (SELECT min(id) FROM organisations), code, date '2040-01-01' + $2::int * (n - 1)::int
       FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS list (code, n)`,
    [JSON.stringify(codes), apart],
  );
}
