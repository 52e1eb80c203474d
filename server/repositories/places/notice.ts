import type { PlaceNotice } from '#common/contract/notice.ts';
import { notifyScreens } from '#server/repositories/line/line.ts';
import type { Db } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';
import { noticeOf } from '#server/repositories/organisations/notice.ts';
import type { Planning } from './plan.ts';

/** Sets or removes the notice of a place, and wakes the screens that show it. */
export const storeNotice = (
  db: Db,
  { place, userId, now, today }: Planning,
  notice: PlaceNotice | null,
): Promise<PlaceNotice | null> =>
  db.transaction(async (tx) => {
    await tx.query(
      `UPDATE organisations SET notice = $2, notice_en = $3, notice_until = $4::date WHERE id = $1`,
      [place.id, notice?.text ?? null, notice?.text_en ?? null, notice?.until ?? null],
    );
    const lists = 'organisation_id = $1 AND released_on >= $2::date - 1';
    const from = [place.id, today];
    await tx.query(`SELECT FROM waiting_lists WHERE ${lists} ORDER BY id FOR NO KEY UPDATE`, from);
    await notifyScreens(tx, lists, from);
    const by = { organisationId: place.id, userId, now };
    await record(tx, by, notice ? 'change_notice' : 'remove_notice', place.code, { ...notice });
    return noticeOf(tx, place.id, now);
  });
