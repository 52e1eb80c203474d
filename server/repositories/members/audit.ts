import { valueOf, type Queryable } from '#server/db/client.ts';
import type { Language } from '#common/languages.ts';
import { serviceName } from '#server/lib/labels.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { AuditAction, AuditPage } from '#common/contract/places/members.ts';

export interface Acting {
  organisationId: number;
  /** Null for an operator or a person without an account. */
  userId: number | null;
  /** The lists that this act counts as staff action for. The caller holds their locks. */
  listIds?: readonly number[];
  now: Date;
}

/** Adds an audit entry. @param subject the code of the ticket, list, person, invitation or place */
export async function record(
  tx: Queryable,
  { organisationId, userId, listIds = [], now }: Acting,
  action: AuditAction,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx.query(
    `WITH tended AS (UPDATE waiting_lists SET tended_at = $3 WHERE id = ANY ($7::bigint[]))
     INSERT INTO audit (organisation_id, user_id, at, action, subject, details)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
    [organisationId, userId, now, action, subject, JSON.stringify(details), listIds],
  );
}

interface AuditRow {
  at: Date;
  action: string;
  subject: string;
  subject_name: string | null;
  details: Record<string, unknown>;
  who_code: string | null;
  who_name: string | null;
}

/** A page of the audit trail of a place, newest first. */
export async function pageOfAudit(
  db: Queryable,
  organisationId: number,
  { page, perPage, language }: { page: number; perPage: number; language: Language },
): Promise<AuditPage> {
  const offset = (page - 1) * perPage;
  const count = (await valueOf<number>(
    db,
    'SELECT count(*) FROM audit WHERE organisation_id = $1',
    [organisationId],
  ))!;
  const rows = await db.query<AuditRow>(
    `SELECT a.at, a.action, a.subject, u.code AS who_code,
            a.details || CASE WHEN target.id IS NULL THEN '{}'
              ELSE jsonb_build_object('service', ${serviceName('target', language)}) END AS details,
            u.first_name || ' ' || u.last_name AS who_name,
            coalesce(p.first_name || ' ' || p.last_name, i.email, coalesce(t.letter, '') || t.rank,
                     l.released_on::text, d.name, ${serviceName('s', language)}, o.title) AS subject_name
       FROM (SELECT * FROM audit WHERE organisation_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3) a
       LEFT JOIN users u ON u.id = a.user_id
       LEFT JOIN users p ON p.code = a.subject
       LEFT JOIN invitations i ON i.code = a.subject
       LEFT JOIN tickets t ON t.code = a.subject
       LEFT JOIN waiting_lists l ON l.code = a.subject
       LEFT JOIN devices d ON d.code = a.subject
       LEFT JOIN services s ON s.code = a.subject
       LEFT JOIN services target
         ON target.organisation_id = $1 AND target.name = a.details ->> 'service'
       LEFT JOIN organisations o ON o.code = a.subject
      ORDER BY a.id DESC`,
    [organisationId, perPage, offset],
  );
  return {
    records: rows.map(({ at, who_code: code, who_name: name, ...row }) => ({
      ...row,
      at: toAthensIso(at),
      who: code === null ? null : { code, name: name ?? '' },
    })),
    current_page: page,
    total_pages: Math.ceil(count / perPage),
    offset,
    count,
  };
}
