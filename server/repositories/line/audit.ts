import type { Queryable } from '#server/db/client.ts';

/** An entry of the audit trail. */
export interface Act {
  organisationId: number;
  /** Null: an operator, or somebody without an account. */
  userId: number | null;
  listId?: number;
  at: Date;
  action: string;
  /** The code of the ticket, list, person, invitation or place. */
  subject: string;
  details?: Record<string, unknown>;
}

/**
 * Records an act, and that the list, if there is one, is tended. The caller holds the
 * lock on the list.
 */
export async function record(tx: Queryable, act: Act): Promise<void> {
  await tx.query(
    `WITH tended AS (UPDATE waiting_lists SET tended_at = $3 WHERE id = $7::bigint)
     INSERT INTO audit (organisation_id, user_id, at, action, subject, details)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
    [
      act.organisationId,
      act.userId,
      act.at,
      act.action,
      act.subject,
      JSON.stringify(act.details ?? {}),
      act.listId ?? null,
    ],
  );
}
