import { first, type Queryable } from '#server/db/client.ts';

/** A session as its person sees it. */
export interface SessionRow {
  code: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  /** When it got its latest tokens, which is at most their lifetime ago while it is in use. */
  last_seen_at: Date;
}

/** The sessions of a person that can still be used, the latest used first. */
export const sessionsOf = (db: Queryable, userId: number, now: Date): Promise<SessionRow[]> =>
  db.query(
    `SELECT s.code, s.browser, s.system, s.created_at, max(r.created_at) AS last_seen_at
       FROM sessions s JOIN refresh_tokens r ON r.session_id = s.id
      WHERE s.user_id = $1 AND s.revoked_at IS NULL
      GROUP BY s.id HAVING max(r.expires_at) > $2
      ORDER BY last_seen_at DESC, s.id DESC`,
    [userId, now],
  );

/** Ends all sessions of a person. @param except the code of one that stays */
export const revokeSessions = (
  tx: Queryable,
  userId: number,
  now: Date,
  except: string | null = null,
): Promise<unknown> =>
  tx.query(
    `UPDATE sessions SET revoked_at = $2
      WHERE user_id = $1 AND revoked_at IS NULL AND code IS DISTINCT FROM $3`,
    [userId, now, except],
  );

/** Ends one session of a person. @returns whether there is such a one; a repeat says the same. */
export const revokeOwnSession = async (
  db: Queryable,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> =>
  (await first(
    db,
    `UPDATE sessions SET revoked_at = coalesce(revoked_at, $3)
      WHERE user_id = $1 AND code = $2 RETURNING id`,
    [userId, code, now],
  )) !== undefined;
