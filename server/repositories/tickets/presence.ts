import { toAthensIso, todayInAthens } from '#common/calendar/athens.ts';
import { AWAY_MINUTES, type Presence, type PresenceState } from '#common/contract/presence.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';

export interface PresenceRow {
  status: TicketStatus;
  /** The place shows who is here. */
  shows_presence: boolean;
  presence_day: string;
  presence: 'on_way' | 'here' | null;
  away_until: Date | null;
}

/** SQL columns of a `PresenceRow` for the ticket `t` and its organisation `o`. */
export const PRESENCE_COLUMNS = `o.presence = 'shown' AS shows_presence, t.due_date AS presence_day, t.presence, t.away_until`;

const isAway = ({ away_until: until }: Pick<PresenceRow, 'away_until'>, now: Date): boolean =>
  until !== null && until > now;

/** Nobody is on the way to a day that has not come. */
const isToday = ({ presence_day: day }: PresenceRow, now: Date): boolean =>
  day <= todayInAthens(now);

/** Null unless the ticket waits today at a place that shows who is here. */
export const toPresence = (row: PresenceRow, now: Date): Presence | null =>
  row.shows_presence && row.status === 'scheduled' && isToday(row, now)
    ? {
        state: isAway(row, now) ? 'away' : row.presence,
        away_until: row.away_until && toAthensIso(row.away_until),
      }
    : null;

interface PresenceInput {
  ticketId: number;
  listId: number;
  state: PresenceState;
  now: Date;
  /** The member who records it; absent if the holder does. */
  member?: { organisationId: number; userId: number; code: string };
}

/**
 * Marks a number as here that was just taken at the door or at a kiosk.
 * @param code of the ticket
 */
export const markHere = (tx: Queryable, code: string): Promise<unknown> =>
  tx.query(
    `UPDATE tickets t SET presence = 'here' FROM waiting_lists l, organisations o
      WHERE t.code = $1 AND l.id = t.waiting_list_id AND o.id = l.organisation_id
        AND o.presence = 'shown' AND t.status = 'scheduled'`,
    [code],
  );

/** The waiting tickets of the service day of a place by number. */
export const waitingOfRank = (
  db: Queryable,
  organisationId: number,
  { rank, now }: { rank: number; now: Date },
): Promise<{ ticketId: number; listId: number; letter: string | null }[]> =>
  db.query(
    `SELECT t.id AS "ticketId", l.id AS "listId", t.letter
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
      WHERE l.organisation_id = $1 AND l.released_on = service_date($1, $3) AND t.rank = $2
        AND t.status = 'scheduled'`,
    [organisationId, rank, now],
  );

export type PresenceRefusal = 'presence_off' | 'away_used' | 'not_possible_now';

/**
 * Records where the holder of a waiting ticket is. The line is locked, so that a counter either
 * calls the ticket before or passes over it afterwards.
 * @returns null, or the reason why nothing changed
 */
export const savePresence = (
  db: Db,
  { ticketId, listId, state, now, member }: PresenceInput,
): Promise<PresenceRefusal | null> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT lock_lines(ARRAY[$1::bigint])', [listId]);
    const [row] = await tx.query<PresenceRow & { parked: boolean }>(
      `SELECT t.status, t.parked_until IS NOT NULL AS parked, ${PRESENCE_COLUMNS}
         FROM tickets t JOIN waiting_lists l ON l.id = t.waiting_list_id
         JOIN organisations o ON o.id = l.organisation_id WHERE t.id = $1`,
      [ticketId],
    );
    if (!row?.shows_presence) return 'presence_off';
    if (row.status !== 'scheduled' || row.parked || !isToday(row, now)) return 'not_possible_now';
    if (state === 'away') {
      // A repeated command during the break changes nothing.
      if (row.away_until !== null) return isAway(row, now) ? null : 'away_used';
      const until = new Date(now.getTime() + AWAY_MINUTES * 60_000);
      await tx.query('UPDATE tickets SET presence = NULL, away_until = $2 WHERE id = $1', [
        ticketId,
        until,
      ]);
    } else {
      await tx.query(
        `UPDATE tickets SET presence = $2,
                away_until = CASE WHEN away_until > $3 THEN $3 ELSE away_until END
          WHERE id = $1`,
        [ticketId, state, now],
      );
    }
    if (member) {
      const { code, ...by } = member;
      await record(tx, { ...by, listIds: [listId], now }, 'presence', code, { state });
    }
    return null;
  });
