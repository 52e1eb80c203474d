import { serviceDate, type ChangedDay, type OpeningHours } from '#common/calendar/openingHours.ts';
import { isOpenNow } from '#common/line/wait.ts';
import { first, type Queryable } from '#server/db/client.ts';
import {
  changesHours,
  dateOf,
  hoursOverride,
} from '#server/repositories/organisations/organisationRows.ts';

/** The hours of a place and its owner's changes for yesterday and today. */
export interface Opening {
  opening_hours: OpeningHours;
  days_by_hand: ChangedDay[] | null;
}

/** SQL columns of an `Opening` for organisation `o`. @param now the SQL parameter of the time */
export const openingColumns = (now: string): string =>
  `o.opening_hours, (
     SELECT jsonb_agg(jsonb_build_object('date', d.day, 'intervals', ${hoursOverride('d')}))
       FROM plan_days d
      WHERE d.organisation_id = o.id AND ${changesHours('d')}
        AND d.day BETWEEN ${dateOf(now)} - 1 AND ${dateOf(now)}) AS days_by_hand`;

export const isOpenWithList = (
  { opening_hours: hours, days_by_hand: byHand }: Opening,
  now: Date,
): boolean => {
  const date = serviceDate(hours, now, byHand ?? []);
  const list = { date, state: 'open', waiting: 0, message: null } as const;
  return isOpenNow({ now, hours, list, byHand: byHand ?? [] });
};

export async function isPlaceOpen(db: Queryable, id: number, now: Date): Promise<boolean> {
  const opening = await first<Opening>(
    db,
    `SELECT ${openingColumns('$2')} FROM organisations o WHERE o.id = $1`,
    [id, now],
  );
  return opening !== undefined && isOpenWithList(opening, now);
}
