import type { Db } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';

interface Reply {
  place: { id: number };
  userId: number;
  code: string;
  /** Null deletes the reply. */
  text: string | null;
  now: Date;
}

/** Sets or deletes a reply to a published review. @returns false if the place has no such review */
export const replyToReview = (
  db: Db,
  { place, userId, code, text, now }: Reply,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const done = await tx.query(
      `UPDATE reviews SET reply_text = $3, reply_at = $4
          WHERE code = $1 AND organisation_id = $2 AND state = 'published' RETURNING id`,
      [code, place.id, text, text === null ? null : now],
    );
    if (done.length === 0) return false;
    const action = text === null ? 'remove_reply' : 'reply';
    await record(tx, { organisationId: place.id, userId, now }, action, code);
    return true;
  });
