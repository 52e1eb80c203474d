import { first, type Db } from '#server/db/client.ts';
import type { KnownDevice } from './devices.ts';
import { takeBatch, type Refusal } from '#server/repositories/tickets/takeTicket.ts';
import { record } from '#server/repositories/line/audit.ts';

/** A press at a device. */
export interface DevicePress {
  device: KnownDevice;
  listCode: string;
  /** The same for repeats of one press; null: never a repeat. */
  press: string | null;
  now: Date;
  /** Today in Athens. */
  today: string;
}

/** The key of the ticket, or why there is none. */
export type DeviceOutcome = { key: string } | { refusal: Refusal | 'device_revoked' };

/**
 * Takes a number of today's list at a device. The device's row is held throughout, so that a press
 * that arrives twice takes one number, and a revoked device takes none.
 */
export const addWalkInByDevice = (
  db: Db,
  { device, listCode, press, now, today }: DevicePress,
): Promise<DeviceOutcome> =>
  db.transaction(async (tx): Promise<DeviceOutcome> => {
    const last = await first<{ last_press: string | null; last_ticket_key: string | null }>(
      tx,
      `SELECT last_press, last_ticket_key FROM devices WHERE id = $1 AND revoked_at IS NULL
            FOR NO KEY UPDATE`,
      [device.id],
    );
    if (!last) return { refusal: 'device_revoked' };
    if (press !== null && press === last.last_press && last.last_ticket_key !== null) {
      return { key: last.last_ticket_key.replaceAll('-', '') };
    }
    const list = await first(
      tx,
      `SELECT id FROM waiting_lists
          WHERE code = $1 AND organisation_id = $2 AND released_on = $3::date`,
      [listCode, device.organisation_id, today],
    );
    if (!list) return { refusal: 'waiting_list_not_found' };
    const [outcome] = await takeBatch(
      tx,
      [{ userId: null, listCode, idempotencyKey: null, now, today, actor: 'provider' }],
      true,
    );
    if (outcome === undefined || outcome === 'busy')
      throw new Error('A patient take is never busy');
    if (outcome.refusal) return { refusal: outcome.refusal };
    const { key = '', code } = outcome.ticket;
    await tx.query(
      'UPDATE devices SET last_press = $2, last_ticket_key = $3::uuid, seen_at = $4 WHERE id = $1',
      [device.id, press, key, now],
    );
    // Nobody serves at a device: the list does not count as tended.
    await record(tx, {
      organisationId: device.organisation_id,
      userId: null,
      at: now,
      action: 'walk_in',
      subject: code,
      details: { device: device.name },
    });
    return { key };
  });
