import { OWN_TABLES, type OwnTable } from '#common/contract/account/account.ts';
import type { Language } from '#common/languages.ts';
import type { Queryable } from '#server/db/client.ts';
import { columnName } from '#server/i18n/columns.ts';

/**
 * One query per table of the download; $1 is the person. Excludes hashes and keys, which are
 * secrets and mean nothing to the person.
 */
const QUERIES: Record<OwnTable, string> = {
  account: `SELECT code, email, first_name, last_name, gender, birth_date, bio, location, phone,
                   youtube, website, profile_public, main_image, moderator, language, created_at,
                   confirmed_at, delete_at
              FROM users WHERE id = $1`,
  tickets: `SELECT t.code, t.rank, t.status, t.status_reason, t.due_date, t.created_at, t.called_at,
                   t.processed_at, t.cancelled_at, t.aborted_at, t.counter, t.let_pass_count,
                   o.title AS place, o.address, o.city, w.from_at AS told_from, w.to_at AS told_to
              FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
              JOIN organisations o ON o.id = l.organisation_id
              LEFT JOIN wait_predictions w ON w.ticket_id = t.id
             WHERE t.user_id = $1 ORDER BY t.id`,
  ticket_events: `SELECT t.code AS ticket, e.at, e.actor, e.from_status, e.to_status, e.reason,
                         e.counter, e.people
                    FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
                   WHERE t.user_id = $1 ORDER BY e.id`,
  places: `SELECT o.title AS place, m.role, m.created_at
             FROM members m JOIN organisations o ON o.id = m.organisation_id
            WHERE m.user_id = $1 ORDER BY m.created_at`,
  actions: `SELECT o.title AS place, a.at, a.action, a.subject, a.details
              FROM audit a JOIN organisations o ON o.id = a.organisation_id
             WHERE a.user_id = $1 ORDER BY a.id`,
  listings: `SELECT l.code, l.state, l.fields, l.reason, o.title AS place, l.created_at,
                    l.updated_at, l.submitted_at, l.decided_at
               FROM listings l LEFT JOIN organisations o ON o.id = l.organisation_id
              WHERE l.user_id = $1 ORDER BY l.id`,
  claims: `SELECT c.code, o.title AS place, c.text, c.contact, c.state, c.reason, c.created_at,
                  c.decided_at
             FROM claims c JOIN organisations o ON o.id = c.organisation_id
            WHERE c.user_id = $1 ORDER BY c.id`,
  photos: `SELECT code, '/media/' || hash || '/' || width || '.jpg' AS url, width, height, created_at
             FROM photos WHERE user_id = $1 AND free_since > 'epoch' ORDER BY id`,
  sessions: `SELECT browser, system, created_at, revoked_at FROM sessions
              WHERE user_id = $1 ORDER BY id`,
  reviews: `SELECT r.code, o.title AS place, r.author_name, r.rating, r.text, r.state, r.reason,
                   r.created_at, r.edited_at, r.reply_text, r.reply_at,
                   r.photo, t.code AS ticket
              FROM reviews r JOIN organisations o ON o.id = r.organisation_id
              LEFT JOIN tickets t ON t.id = r.ticket_id
             WHERE r.user_id = $1 ORDER BY r.id`,
  review_reports: `SELECT p.code, o.title AS place, r.code AS review, p.message, p.state, p.created_at
                     FROM review_reports p JOIN reviews r ON r.id = p.review_id
                     JOIN organisations o ON o.id = r.organisation_id
                    WHERE p.user_id = $1 ORDER BY p.id`,
  decisions: `SELECT at, kind, code, decision, reason FROM moderation_decisions
               WHERE user_id = $1 ORDER BY id`,
  bookmarks: `SELECT o.title AS place, o.slug, b.created_at
                FROM bookmarks b JOIN organisations o ON o.id = b.organisation_id
               WHERE b.user_id = $1 ORDER BY b.created_at, o.id`,
  messages: `SELECT m.about, m.author, m.name, m.email, m.text, m.created_at,
                    (SELECT d.reason FROM moderation_decisions d
                      WHERE d.kind = 'message' AND d.code = m.code AND d.decision = 'answer') AS answer
               FROM messages m JOIN users u ON u.id = $1
              WHERE m.user_id = u.id OR m.email_key = u.email_key AND u.confirmed_at IS NOT NULL
              ORDER BY m.id`,
  reports: `SELECT o.title AS place, r.reason, r.text, r.state, r.created_at
              FROM reports r JOIN organisations o ON o.id = r.organisation_id
             WHERE r.user_id = $1 ORDER BY r.id`,
  subscriptions: `SELECT s.topic, o.title AS place, s.until, s.confirmed_at
                    FROM subscriptions s JOIN users u ON u.email_key = s.email_key
                    LEFT JOIN organisations o ON o.id = s.organisation_id
                   WHERE u.id = $1 AND u.confirmed_at IS NOT NULL ORDER BY s.id`,
  identities: `SELECT provider, subject, created_at FROM identities
                WHERE user_id = $1 ORDER BY id`,
  comments: `SELECT c.post, c.name, c.email, c.text, c.state, c.created_at
               FROM comments c JOIN users u ON u.id = $1
              WHERE c.user_id = u.id OR c.email_key = u.email_key AND u.confirmed_at IS NOT NULL
              ORDER BY c.id`,
  follows: 'SELECT author, created_at FROM follows WHERE user_id = $1 ORDER BY created_at',
};

export const ownRows = (
  db: Queryable,
  table: OwnTable,
  userId: number,
): Promise<Record<string, unknown>[]> => db.query(QUERIES[table], [userId]);

/** All data in one table, one line per value, because the columns of the tables differ. */
export const ownValues = (data: Record<string, Record<string, unknown>[]>, language: Language) =>
  Object.entries(data).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => ({
        table: columnName(language, table),
        row: index + 1,
        field: columnName(language, name),
        value,
      })),
    ),
  );

export async function ownData(
  db: Queryable,
  userId: number,
): Promise<Record<OwnTable, Record<string, unknown>[]>> {
  const rows: [OwnTable, Record<string, unknown>[]][] = [];
  for (const table of OWN_TABLES) rows.push([table, await ownRows(db, table, userId)]);
  return Object.fromEntries(rows) as Record<OwnTable, Record<string, unknown>[]>;
}
