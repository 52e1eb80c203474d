import type { Queryable } from '#server/db/client.ts';

const RULES: Record<string, string> = {
  'lists whose counts do not fit': `SELECT l.code FROM waiting_lists l
      LEFT JOIN tickets t ON t.waiting_list_id = l.id
      LEFT JOIN (SELECT coalesce(issued_list_id, waiting_list_id) AS list_id, count(*) AS count,
                        max(rank) AS last FROM tickets GROUP BY 1) n ON n.list_id = l.id
     GROUP BY l.id, n.count, n.last
    HAVING l.issued <> coalesce(n.count, 0) OR l.issued <> coalesce(n.last, 0)
         OR l.waiting_count <> count(t.id) FILTER (
              WHERE t.status = 'scheduled' AND t.parked_until IS NULL)
         OR l.parked_count <> count(t.id) FILTER (WHERE t.parked_until IS NOT NULL)
         OR l.open_count <> count(t.id) FILTER (WHERE t.status IN ('scheduled', 'running'))
         OR l.issued - l.given_back <> count(t.id) FILTER (
              WHERE (t.status IN ('cancelled', 'aborted') AND t.called_at IS NULL) IS NOT TRUE)`,
  'tickets that are set aside and do not wait':
    "SELECT code FROM tickets WHERE parked_until IS NOT NULL AND status <> 'scheduled'",
  'numbers that two tickets of a list have': `SELECT min(code) AS code FROM tickets
     GROUP BY coalesce(issued_list_id, waiting_list_id), rank HAVING count(*) > 1`,
  'lists above their capacity': `SELECT code FROM waiting_lists l WHERE issued - given_back > capacity
        AND NOT EXISTS (SELECT FROM tickets t
                         WHERE t.waiting_list_id = l.id AND t.issued_list_id IS NOT NULL)`,
  'people with two open tickets on a list': `SELECT min(code) AS code FROM tickets
     WHERE status IN ('scheduled', 'running')
     GROUP BY waiting_list_id, user_id HAVING count(*) > 1 AND user_id IS NOT NULL`,
  'tickets whose history does not end where they are': `SELECT t.code FROM tickets t
     WHERE t.status IS DISTINCT FROM (
       SELECT e.to_status FROM ticket_events e WHERE e.ticket_id = t.id ORDER BY e.id DESC LIMIT 1)`,
  'tickets that are not in the line and service of their list': `SELECT t.code FROM tickets t
     JOIN waiting_lists l ON l.id = t.waiting_list_id
     WHERE (t.line_id, t.service_id) IS DISTINCT FROM (l.line_id, l.service_id)
        OR l.line_id IS NULL OR t.line_position IS NULL`,
  'tickets whose place in the line is not that in their list': `SELECT code FROM (
     SELECT code, lag(line_position) OVER (PARTITION BY waiting_list_id ORDER BY position) AS before,
            line_position FROM tickets) t WHERE before >= line_position`,
  'tickets whose visits do not end where they are': `SELECT t.code FROM tickets t
     LEFT JOIN LATERAL (SELECT count(*) AS count, count(*) FILTER (WHERE ended_at IS NULL) AS open,
                               (array_agg(outcome ORDER BY id DESC))[1] AS last
                          FROM visits v WHERE v.ticket_id = t.id) v ON true
     WHERE v.open <> (t.status = 'running')::int
        OR t.status = 'processed' AND v.last IS DISTINCT FROM 'processed'
        OR t.status_reason = 'no_show' AND v.last IS DISTINCT FROM 'no_show'`,
  'sessions without a refresh token': `SELECT s.code FROM sessions s
     WHERE NOT EXISTS (SELECT FROM refresh_tokens r WHERE r.session_id = s.id)`,
  'keys with two tickets': `SELECT min(code) AS code FROM tickets WHERE idempotency_key IS NOT NULL
     GROUP BY user_id, idempotency_key HAVING count(*) > 1`,
};

/** Tables that a refused request may change. */
const OF_REQUESTS = ['rate_counters', 'wait_predictions'];

/** The data of every table but some, as sums; null for an empty table. */
export async function stateOf(db: Queryable, leftOut = OF_REQUESTS) {
  const tables = await db.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind = 'r' AND relname <> ALL ($1)`,
    [leftOut],
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text COLLATE "C")) AS sum
         FROM ${name} t`,
  );
  return db.query<{ name: string; sum: string | null }>(`${sums.join(' UNION ALL ')} ORDER BY 1`);
}

/** The invariants that the database violates. */
export async function brokenRules(db: Queryable): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, sql] of Object.entries(RULES)) {
    const codes = (await db.query<{ code: string }>(sql)).map(({ code }) => code);
    if (codes.length > 0) broken.push(`${codes.length} ${what}: ${codes.slice(0, 5).join(', ')}`);
  }
  return broken;
}
