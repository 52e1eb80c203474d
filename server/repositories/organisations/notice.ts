import type { PlaceNotice } from '#common/contract/notice.ts';
import { valueOf, type Queryable } from '#server/db/client.ts';
import { dateOf } from './organisationRows.ts';

/**
 * SQL of the notice of the place `o` as JSON; null without one and after its last day.
 * @param now the SQL parameter that holds the time, e.g. `$1`
 */
export const noticeAt = (now: string): string =>
  `CASE WHEN o.notice_until >= ${dateOf(now)} THEN jsonb_build_object(
     'text', o.notice, 'text_en', o.notice_en, 'until', o.notice_until) END`;

export const noticeOf = (db: Queryable, id: number, now: Date): Promise<PlaceNotice | null> =>
  valueOf<PlaceNotice>(
    db,
    `SELECT ${noticeAt('$2')} FROM organisations o WHERE o.id = $1`,
    [id, now],
    'place_notice',
  );
