import { first, type Db } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { once, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { record } from '#server/repositories/line/audit.ts';
import { takeWalkIn, type WalkIn } from '#server/repositories/line/lists.ts';
import type { KnownDevice } from './devices.ts';

interface DevicePress {
  device: KnownDevice;
  listCode: string;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
  /** Today in Athens. */
  today: string;
}

/**
 * Takes a number of today's list at a device. The device's row is held throughout, so that a revoked
 * device takes none.
 * @throws Problem 401, 404 or 422
 */
export const addWalkInByDevice = (
  db: Db,
  { device, listCode, idempotencyKey, now, today }: DevicePress,
): Promise<WalkIn> =>
  db.transaction(async (tx) => {
    const held = await first(
      tx,
      'SELECT id FROM devices WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
      [device.id],
    );
    if (!held) throw new Problem(401, 'device_revoked');
    let isNew = false;
    const key = await once(tx, idempotencyKey, { now, about: listCode }, async () => {
      isNew = true;
      const list = await first(
        tx,
        `SELECT id FROM waiting_lists
          WHERE code = $1 AND organisation_id = $2 AND released_on = $3::date`,
        [listCode, device.organisation_id, today],
      );
      if (!list) throw new Problem(404, 'waiting_list_not_found');
      const ticket = await takeWalkIn(tx, { listCode, now, today });
      await tx.query('UPDATE devices SET seen_at = $2 WHERE id = $1', [device.id, now]);
      // Nobody serves at a device: the list does not count as tended.
      await record(tx, {
        organisationId: device.organisation_id,
        userId: null,
        at: now,
        action: 'walk_in',
        subject: ticket.code,
        details: { device: device.name },
      });
      return ticket.key;
    });
    return { key, isNew };
  });
