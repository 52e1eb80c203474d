import type { AgreedCounters } from '#common/contract/places/week.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { record, type Acting } from '#server/repositories/members/audit.ts';
import type { MemberPlace } from '#server/repositories/members/members.ts';

/** The busy hours for which the owners of a place accepted more counters. */
export const agreedCounters = (db: Queryable, organisationId: number): Promise<AgreedCounters[]> =>
  db.query(
    `SELECT weekday, from_hour AS from, to_hour AS to, counters, counters_before
       FROM agreed_counters
      WHERE organisation_id = $1 ORDER BY weekday, from_hour`,
    [organisationId],
  );

/** Records that an owner accepts a proposal. Hours that were accepted before keep their origin. */
export const agreeOnCounters = (
  db: Db,
  place: MemberPlace,
  { weekday, from, to, counters, counters_before: before = null }: AgreedCounters,
  { userId, now }: Pick<Acting, 'userId' | 'now'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO agreed_counters
         (organisation_id, weekday, from_hour, to_hour, counters, agreed_at, counters_before)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (organisation_id, weekday, from_hour)
       DO UPDATE SET to_hour = EXCLUDED.to_hour, counters = EXCLUDED.counters,
         counters_before = coalesce(agreed_counters.counters_before, EXCLUDED.counters_before)`,
      [place.id, weekday, from, to, counters, now, before],
    );
    const details = { weekday, hours: `${from}–${to}`, counters };
    const acting = { organisationId: place.id, userId, now };
    await record(tx, acting, 'agree_counters', place.code, details);
  });

/** Withdraws an accepted proposal. One that is withdrawn already leaves no trace. */
export const withdrawAgreed = (
  db: Db,
  place: MemberPlace,
  { weekday, from }: Pick<AgreedCounters, 'weekday' | 'from'>,
  { userId, now }: Pick<Acting, 'userId' | 'now'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [agreed] = await tx.query<Pick<AgreedCounters, 'to' | 'counters'>>(
      `DELETE FROM agreed_counters WHERE organisation_id = $1 AND weekday = $2 AND from_hour = $3
       RETURNING to_hour AS to, counters`,
      [place.id, weekday, from],
    );
    if (!agreed) return;
    const details = { weekday, hours: `${from}–${agreed.to}`, counters: agreed.counters };
    const acting = { organisationId: place.id, userId, now };
    await record(tx, acting, 'withdraw_counters', place.code, details);
  });
