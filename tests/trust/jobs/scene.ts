import type { Db } from '#server/db/client.ts';
import { moderationKinds } from '#server/repositories/moderation/decisions.ts';
import { pendingItems } from '#server/repositories/moderation/kind.ts';

/** Just after midnight in Athens, on a Monday on which owners get their weekly report. */
export const MIDNIGHT = new Date('2030-03-03T22:10:00Z');
/** The same day, an hour and more after its lists have closed. */
export const EVENING = new Date('2030-03-04T19:00:00Z');

const OWNERS = 3;
const DELETED = 5;
/** Rows of a table that is purged: two statements of 2,000, and one for the rest. */
const PURGED = 4_100;

/** SQL that writes some tickets per list, each for the next person. */
const tickets = (lists: string, each: number, values: string) =>
  `INSERT INTO tickets (code, waiting_list_id, user_id, rank, status, due_date, created_at,
                        called_at, processed_at, note, idempotency_key)
   SELECT 'tkt_' || l.id || '_' || r, l.id, 1 + (l.id * 31 + r) % 1500, r, ${values}
     FROM waiting_lists l CROSS JOIN generate_series(1, ${each}) r WHERE l.code LIKE 'lst_${lists}%'`;

/** The same for people who wait since an instant. */
const waiting = (lists: string, each: number, since: string) =>
  tickets(
    lists,
    each,
    `'scheduled', l.released_on, '${since}'::timestamptz, NULL, NULL, NULL, NULL`,
  );

const PLACES = `
  INSERT INTO categories (code, title, icon_name) VALUES ('cat_shops', 'Μαγαζιά', 'shops');
  INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at,
                             position, list_pattern, days_ahead, opening_hours)
  SELECT 'org_' || n, 'org-' || n, 1, 'Μαγαζί ' || n, 'Οδός ' || n, 'Αθήνα', 'Μαρία', '2029-01-01',
         n, CASE WHEN n <= 450 THEN 'daily' ELSE 'none' END, 1,
         (SELECT jsonb_agg(jsonb_build_object('weekday', day, 'intervals', jsonb_build_array(
                   jsonb_build_object('from', '09:00', 'to', '17:00'))))
            FROM generate_series(1, 7) day)
    FROM generate_series(1, 1100) n;
  INSERT INTO organisation_counts (category_id, country, number)
  SELECT category_id, country, count(*) FROM organisations GROUP BY 1, 2`;

const PEOPLE = `
  INSERT INTO users (code, email, email_key, first_name, last_name, created_at, confirmed_at)
  SELECT 'usr_' || n, n || '@jobs.example', n || '@jobs.example', 'Άννα', 'Δοκιμή', '2029-01-01',
         '2029-01-01'
    FROM generate_series(1, 1500) n;
  -- Keys as earlier versions stored them.
  UPDATE users SET email = 'a' || id || '@δοκιμή.gr', email_key = 'a' || id || '@δοκιμή.gr'
   WHERE id > 1497;
  UPDATE users SET moderator = true WHERE id IN (1400, 1401);
  UPDATE users SET delete_at = '2030-03-01' WHERE id <= ${DELETED};
  INSERT INTO members (organisation_id, user_id, role, created_at)
  SELECT 19 + n, 1300 + n, 'owner', '2029-01-01' FROM generate_series(1, ${OWNERS}) n`;

/** Columns of a list: code, place, day, tickets issued, served and open, closing time. */
const list = (code: string, places: string, values: string) =>
  `INSERT INTO waiting_lists (code, organisation_id, released_on, issued, served_count,
                              waiting_count, open_count, closes_at, average_minutes)
   SELECT 'lst_${code}_' || n, n, ${values}, 8 FROM generate_series(${places}) n`;

const LINES = [
  list('yesterday', '1, 3', "'2030-03-03'::date, 1500, 0, 1500, 1500, NULL::timestamptz"),
  list('old', '1, 450', "'2027-01-10'::date, 10, 10, 0, 0, NULL"),
  list('closed', '11, 13', "'2030-03-04'::date, 700, 0, 700, 700, '2030-03-04T15:00:00Z'"),
  list('week', '20, 22', "'2030-02-26'::date, 5, 5, 0, 0, NULL"),
  list('break', '7, 7', "'2030-03-03'::date, 150, 0, 150, 150, NULL"),
  list('open', '5, 5', "'2030-03-04'::date, 0, 0, 0, 0, NULL"),
  waiting('yesterday', 1500, '2030-03-03T08:00:00Z'),
  waiting('break', 150, '2030-03-03T08:00:00Z'),
  `UPDATE tickets SET away_until = '2030-03-03T22:05:00Z'
    WHERE waiting_list_id = (SELECT id FROM waiting_lists WHERE code = 'lst_break_7')`,
  "UPDATE organisations SET presence = 'shown' WHERE id = 7",
  tickets(
    'old',
    10,
    `'processed', l.released_on, '2027-01-10T08:00:00Z', '2027-01-10T09:00:00Z',
     '2027-01-10T09:05:00Z', CASE WHEN l.organisation_id <= 250 THEN 'Σημείωση' END, 'key-' || l.id || r`,
  ),
  waiting('closed', 700, '2030-03-04T06:00:00Z'),
  tickets(
    'week',
    5,
    `'processed', l.released_on, '2030-02-26T08:00:00Z'::timestamptz, '2030-02-26T09:00:00Z',
     '2030-02-26T09:05:00Z', NULL, NULL`,
  ),
  // As of today's version, except the last ones.
  'SELECT fill_lines(array_agg(id)) FROM waiting_lists',
  list('unfilled', '600, 850', "'2030-03-05'::date, 2, 0, 2, 2, NULL"),
  waiting('unfilled', 2, '2030-03-03T08:00:00Z'),
  `INSERT INTO ticket_alerts (ticket_id, waiting_list_id, ahead, email, language, fired_at)
   SELECT id, waiting_list_id, 3, true, 'el', '2030-03-03T09:00:00Z'::timestamptz + id * interval '1 second'
     FROM tickets WHERE status = 'scheduled' AND due_date = '2030-03-03' ORDER BY id LIMIT 250`,
];

const purged = (into: string, values: string) =>
  `INSERT INTO ${into} SELECT ${values} FROM generate_series(1, ${PURGED}) n`;

/** More than one batch for each job that deletes or changes what is over. */
const OVER = [
  purged(
    'rate_counters (key, count, started_at, ends_at)',
    "'key-' || n, 1, '2030-03-01'::timestamptz, '2030-03-02'::timestamptz",
  ),
  purged('door_phones (organisation_id, phone, at)', "1, 'phone-' || n, '2030-02-01'::timestamptz"),
  `INSERT INTO ticket_names (ticket_id, name, day)
   SELECT id, 'Άννα', '2030-02-01' FROM tickets ORDER BY id LIMIT ${PURGED}`,
  `INSERT INTO network_takes (waiting_list_id, network, user_id, taken_at)
   SELECT waiting_list_id, 'net-' || id, user_id, '2029-01-01' FROM tickets ORDER BY id LIMIT ${PURGED}`,
  purged(
    `social_sign_ins (token_hash, browser_hash, provider, subject, email, email_confirmed,
                      first_name, last_name, expires_at)`,
    "'token-' || n, 'browser', 'google', 'subject-' || n, n || '@x.example', true, 'Α', 'Δ', '2030-03-01'::timestamptz",
  ),
  purged(
    'subscriptions (topic, email, email_key, language, token_hash, expires_at)',
    "'newsletter', n || '@x.example', n || '@x.example', 'el', 'token-' || n, '2030-03-01'::timestamptz",
  ),
  `INSERT INTO subscriptions (topic, organisation_id, email, email_key, language, token_hash,
                              expires_at, confirmed_at)
   SELECT 'openings', 5, n || '@o.example', n || '@o.example', 'el', 'open-' || n, '2030-03-01', '2030-03-01'
     FROM generate_series(1, 250) n`,
  purged(
    'account_links (code, user_id, purpose, token_hash, created_at, expires_at)',
    "'lnk_' || n, 100 + n % 1000, 'recover', 'token-' || n, '2029-01-01'::timestamptz, '2029-01-02'::timestamptz",
  ),
  purged(
    `invitations (code, organisation_id, email, email_key, role, language, token_hash, created_at,
                  expires_at)`,
    "'inv_' || n, 1 + n % 1000, n || '@i.example', n || '@i.example', 'clerk', 'el', 'token-' || n, '2029-01-01'::timestamptz, '2029-01-09'::timestamptz",
  ),
  purged(
    'messages (code, about, name, email, email_key, text, created_at, state)',
    "'msg_' || n, 'contact', 'Άννα', n || '@m.example', n || '@m.example', 'Κείμενο', '2028-01-01'::timestamptz, 'waiting'",
  ),
  purged(
    'sessions (code, user_id, created_at)',
    "'ses_' || n, 100 + n % 1000, '2029-01-01'::timestamptz",
  ),
  `INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
   SELECT 'hash-' || id, id, '2029-01-01', '2029-02-01' FROM sessions`,
  purged(
    'idempotency_keys (scope, key, response, at)',
    "'scope', 'key-' || n, '{}'::jsonb, '2030-02-01'::timestamptz",
  ),
  purged(
    'mail_outbox (cause, sealed, state, created_at, due_at, ended_at)',
    "'old/' || n, 'x', 'sent', '2030-02-01'::timestamptz, '2030-02-01'::timestamptz, '2030-02-01'::timestamptz",
  ),
  purged(
    'mail_outbox (cause, sealed, state, created_at, due_at, ended_at)',
    "'older/' || n, NULL, 'sent', '2028-02-01'::timestamptz, '2028-02-01'::timestamptz, '2028-02-01'::timestamptz",
  ),
  purged(
    'audit (organisation_id, user_id, at, action, subject)',
    "1 + n % 1000, 100, '2027-01-01'::timestamptz, 'call', 'tkt_' || n",
  ),
  `INSERT INTO photos (code, hash, user_id, width, height, created_at, free_since)
   SELECT 'pho_' || n, 'hash-' || n, 100, 1, 1, '2029-01-01', '2029-01-01' FROM generate_series(1, 5) n`,
];

const REVIEWS = `
  INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id, state)
  SELECT 'rev_' || n, n, 'Άννα Δ.', 5, 'Όλα καλά.', '2030-03-03', 100 + n, 'waiting'
    FROM generate_series(1, 5) n`;

/** Decides about every review, in time for the job to apply the decisions. */
async function holdDecisions(db: Db): Promise<void> {
  const reviews = moderationKinds.find(({ kind }) => kind === 'review')!;
  const pending = await pendingItems(db, reviews, { language: 'el', limit: 50 });
  const rows = pending.map(({ item: { code, version } }) => ({ code, version }));
  await db.query(
    `INSERT INTO held_decisions (kind, code, version, decision, reason, user_id, due_at)
     SELECT 'review', code, version, 'approve', '', 1400, '2030-03-03'
       FROM jsonb_to_recordset($1::jsonb) AS held (code text, version text)`,
    [JSON.stringify(rows)],
  );
}

/** Fills a migrated database with work for every job: more than one batch for each that has batches. */
export async function writeScene(db: Db): Promise<void> {
  const statements = [PLACES, PEOPLE, ...LINES, ...OVER, REVIEWS];
  await db.for('maintenance').transaction(async (tx) => {
    // Without triggers, which would count and check each ticket.
    await tx.exec("SET LOCAL session_replication_role = 'replica'");
    for (const sql of statements) await tx.exec(sql);
  });
  await holdDecisions(db);
  await db.for('maintenance').exec('ANALYZE');
}
