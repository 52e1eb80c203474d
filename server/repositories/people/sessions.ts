import { first, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { deleteRows } from '#server/db/rowBatches.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import type { Device } from '#server/lib/device.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { counterOf, consume, type Limit } from './rateLimits.ts';
import { newRefreshToken, refreshHash, successorOf } from '#server/lib/secrets/tokens.ts';

export interface SessionRules {
  keys: Keys;
  now: Date;
  refreshTokenDays: number;
  /** Time in seconds during which a used refresh token is still accepted. */
  refreshGraceSeconds: number;
  accessTokenSeconds: number;
}

/** Live sessions per person that survive the daily cleanup; the most recently used stay. */
const SESSIONS_MAX = 50;

/**
 * Refreshes of a session per minute and per day: twice the rate of clients that refresh after each
 * expiry, and never less than these.
 */
const refreshLimits = ({ accessTokenSeconds }: SessionRules): Limit[] =>
  [
    { name: 'refresh_minute', seconds: 60, least: 60 },
    { name: 'refresh_day', seconds: 86_400, least: 1_000 },
  ].map(({ name, seconds, least }) => ({
    name,
    seconds,
    max: Math.max(least, Math.ceil((2 * seconds) / accessTokenSeconds)),
  }));

const expiry = ({ now, refreshTokenDays }: SessionRules) =>
  new Date(now.getTime() + refreshTokenDays * 86_400_000);

const store = (tx: Queryable, token: string, sessionId: number, rules: SessionRules) =>
  tx.query(
    'INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [refreshHash(token), sessionId, rules.now, expiry(rules)],
  );

/** Starts a session: a new family with its first refresh token. */
export async function startSession(
  tx: Queryable,
  userId: number,
  rules: SessionRules,
  { browser, system }: Device = { browser: null, system: null },
): Promise<{ session: string; refreshToken: string }> {
  const row = await first<{ id: number; code: string }>(
    tx,
    `INSERT INTO sessions (code, user_id, created_at, browser, system) VALUES ($1, $2, $3, $4, $5)
     RETURNING id, code`,
    [newCode('ses'), userId, rules.now, browser, system],
  );
  if (!row) throw new Error('The session was not inserted');
  const refreshToken = newRefreshToken();
  await store(tx, refreshToken, row.id, rules);
  return { session: row.code, refreshToken };
}

export const revokeSession = async (
  db: Queryable,
  sessionCode: string,
  now: Date,
): Promise<void> => {
  await db.query('UPDATE sessions SET revoked_at = coalesce(revoked_at, $2) WHERE code = $1', [
    sessionCode,
    now,
  ]);
};

interface TokenRow {
  session_id: number;
  session: string;
  user: string;
  used_at: Date | null;
  expires_at: Date;
  revoked_at: Date | null;
  successor_hash: string | null;
  successor_used_at: Date | null;
}

/** The outcome of a refresh: data of the next tokens, seconds until the next one, or nothing. */
export type Rotation =
  | { session: string; user: string; refreshToken: string; wait: 0 }
  | { wait: number; refreshToken: null }
  | null;

async function repeatRotation(
  tx: Queryable,
  token: string,
  row: TokenRow,
  rules: SessionRules,
): Promise<Rotation> {
  const age = rules.now.getTime() - (row.used_at?.getTime() ?? 0);
  // The client has not received the successor. If that was used, two clients have the token.
  if (age <= rules.refreshGraceSeconds * 1000 && row.successor_used_at === null) {
    for (const key of [rules.keys.current, rules.keys.previous]) {
      const successor = key && successorOf(token, key);
      if (successor && refreshHash(successor) === row.successor_hash) {
        return { session: row.session, user: row.user, refreshToken: successor, wait: 0 };
      }
    }
  }
  await revokeSession(tx, row.session, rules.now);
  return null;
}

/**
 * Exchanges a refresh token for its successor. Within the grace period, a used token gets the same
 * successor while that is unused. Otherwise the token was copied, and the whole family is revoked.
 * @param session the session of the bearer token, if one was sent
 */
export function rotate(
  db: Db,
  token: string,
  session: string | null,
  rules: SessionRules,
): Promise<Rotation> {
  const hash = refreshHash(token);
  return db.transaction(async (tx) => {
    const row = await first<TokenRow>(
      tx,
      `SELECT r.session_id, r.used_at, r.expires_at, r.successor_hash, s.revoked_at,
              n.used_at AS successor_used_at, s.code AS session, u.code AS user
         FROM refresh_tokens r JOIN sessions s ON s.id = r.session_id
         JOIN users u ON u.id = s.user_id
         LEFT JOIN refresh_tokens n ON n.hash = r.successor_hash
        WHERE r.hash = $1 FOR UPDATE OF r`,
      [hash],
    );
    if (!row || row.revoked_at || row.expires_at <= rules.now) return null;
    if (session !== null && session !== row.session) return null;
    const counters = refreshLimits(rules).map((limit) => counterOf(limit, row.session, rules.keys));
    const wait = await consume(tx, counters, rules.now);
    if (wait > 0) return { wait, refreshToken: null };
    if (row.used_at) return repeatRotation(tx, token, row, rules);
    const successor = successorOf(token, rules.keys.current);
    await store(tx, successor, row.session_id, rules);
    await tx.query('UPDATE refresh_tokens SET used_at = $2, successor_hash = $3 WHERE hash = $1', [
      hash,
      rules.now,
      refreshHash(successor),
    ]);
    return { session: row.session, user: row.user, refreshToken: successor, wait: 0 };
  });
}

export const sessionOfRefreshToken = (db: Queryable, token: string): Promise<string | null> =>
  valueOf(
    db,
    'SELECT s.code FROM refresh_tokens r JOIN sessions s ON s.id = r.session_id WHERE r.hash = $1',
    [refreshHash(token)],
  );

/**
 * Deletes expired tokens, ended or empty sessions, and the least recently used over the maximum.
 */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await deleteRows(db, { table: 'refresh_tokens', where: 'expires_at <= $1' }, [now]);
  await deleteRows(db, { table: 'sessions', where: 'revoked_at <= $1' }, [now]);
  const surplus = `id IN (
    SELECT id FROM (
      SELECT s.id, row_number() OVER (
               PARTITION BY s.user_id ORDER BY max(r.created_at) DESC NULLS LAST, s.id DESC
             ) AS place
        FROM sessions s LEFT JOIN refresh_tokens r ON r.session_id = s.id
       WHERE s.user_id IN (SELECT user_id FROM sessions GROUP BY user_id HAVING count(*) > $1)
       GROUP BY s.id) AS ordered
     WHERE place > $1)`;
  await deleteRows(db, { table: 'sessions', where: surplus }, [SESSIONS_MAX]);
  const ended = `NOT EXISTS (SELECT FROM refresh_tokens r WHERE r.session_id = sessions.id)`;
  await deleteRows(db, { table: 'sessions', where: ended });
}

export interface SessionRow {
  code: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  /** Time of the latest tokens. A session in use is never older than their lifetime. */
  last_seen_at: Date;
}

/** A person's active sessions, the latest used first. */
export const sessionsOf = (db: Queryable, userId: number, now: Date): Promise<SessionRow[]> =>
  db.query(
    `SELECT s.code, s.browser, s.system, s.created_at, max(r.created_at) AS last_seen_at
       FROM sessions s JOIN refresh_tokens r ON r.session_id = s.id
      WHERE s.user_id = $1 AND s.revoked_at IS NULL
      GROUP BY s.id HAVING max(r.expires_at) > $2
      ORDER BY last_seen_at DESC, s.id DESC`,
    [userId, now],
  );

/** Ends all sessions of a person. @param except the code of a session to keep */
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

/** Ends one session of a person. @returns false if there is none; a repeat returns the same */
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
