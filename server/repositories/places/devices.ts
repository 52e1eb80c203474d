import { pick } from '#server/repositories/pick.ts';
import type { PlaceSummary } from '#common/contract/counter.ts';
import type { KioskView } from '#common/contract/places/kiosks.ts';
import type { PresenceMode } from '#common/contract/presence.ts';
import type { Language } from '#common/languages.ts';
import { first, insertRow, type Db, type Queryable } from '#server/db/client.ts';
import { newCode, newKey, secretHash } from '#server/lib/secrets/codes.ts';
import { record } from '#server/repositories/members/audit.ts';
import { namesIn } from '#server/repositories/organisations/english.ts';
import { listState } from '#server/repositories/organisations/organisationRows.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';
import {
  publicService,
  toPublicService,
  type PublicServiceRow,
} from '#server/repositories/tickets/waitingLists.ts';

export interface DeviceRow {
  code: string;
  name: string;
  created_by: string | null;
  created_at: Date;
  seen_at: Date | null;
}

export interface KnownDevice {
  id: number;
  code: string;
  name: string;
  organisation_id: number;
}

export interface DeviceChange {
  organisationId: number;
  userId: number;
  now: Date;
}

export const MOST_DEVICES = 50;

const SECRET = /^[0-9a-f]{32}$/;

/** The place of a device. */
type DevicePlace = PlaceSummary & { id: number; presence: PresenceMode };

/**
 * The place of a device in a language.
 * @param requested slug or code that the device asks for
 * @returns undefined unless that is the place of the device
 */
export const placeOfDevice = (
  db: Queryable,
  { organisation_id: own }: Pick<KnownDevice, 'organisation_id'>,
  requested: string,
  language: Language,
): Promise<DevicePlace | undefined> =>
  first(
    db,
    `SELECT o.id, o.code, o.slug, ${namesIn(language)}, o.image, o.presence
       FROM organisations o WHERE o.id = $1 AND (o.slug = $2 OR o.code = $2)`,
    [own, requested],
  );

const SELECT = `SELECT d.code, d.name, d.created_at, d.seen_at,
    u.first_name || ' ' || u.last_name AS created_by
  FROM devices d LEFT JOIN users u ON u.id = d.created_by`;

export const devicesOf = (db: Queryable, organisationId: number): Promise<DeviceRow[]> =>
  db.query(`${SELECT} WHERE d.organisation_id = $1 AND d.revoked_at IS NULL ORDER BY d.id DESC`, [
    organisationId,
  ]);

const deviceOf = async (tx: Queryable, code: string): Promise<DeviceRow> =>
  (await first<DeviceRow>(tx, `${SELECT} WHERE d.code = $1`, [code]))!;

/**
 * Creates a device, unless the caller was removed meanwhile.
 * @returns the device with its secret, which is not stored; `too_many` at the maximum; undefined if
 * the caller is no longer an owner
 */
export const addDevice = (
  db: Db,
  by: DeviceChange,
  name: string,
): Promise<{ device: DeviceRow; secret: string } | 'too_many' | undefined> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [
      by.organisationId,
    ]);
    const owner = await first(
      tx,
      "SELECT role FROM members WHERE organisation_id = $1 AND user_id = $2 AND role = 'owner'",
      [by.organisationId, by.userId],
    );
    if (!owner) return undefined;
    if ((await devicesOf(tx, by.organisationId)).length >= MOST_DEVICES) return 'too_many';
    const [code, secret] = [newCode('dev'), newKey()];
    await insertRow(tx, 'devices', {
      code,
      organisation_id: by.organisationId,
      name,
      secret_hash: secretHash(secret),
      created_by: by.userId,
      created_at: by.now,
    });
    await record(tx, by, 'add_device', code, { name });
    return { device: await deviceOf(tx, code), secret };
  });

/** Renames an active device; `undefined` if the place has no such device. */
export const renameDevice = (
  db: Db,
  by: DeviceChange,
  code: string,
  name: string,
): Promise<DeviceRow | undefined> =>
  db.transaction(async (tx) => {
    const renamed = await tx.query(
      `UPDATE devices SET name = $3
        WHERE organisation_id = $1 AND code = $2 AND revoked_at IS NULL RETURNING id`,
      [by.organisationId, code, name],
    );
    if (renamed.length === 0) return undefined;
    await record(tx, by, 'rename_device', code, { name });
    return deviceOf(tx, code);
  });

/** Revokes a device permanently. @returns false if the place has no such device */
export const revokeDevice = (db: Db, by: DeviceChange, code: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [revoked] = await tx.query<{ name: string }>(
      `UPDATE devices SET revoked_at = $3
        WHERE organisation_id = $1 AND code = $2 AND revoked_at IS NULL RETURNING name`,
      [by.organisationId, code, by.now],
    );
    if (revoked) await record(tx, by, 'revoke_device', code, revoked);
    return revoked !== undefined;
  });

/** Revokes devices with unopened links of a person, who still holds these links. */
export async function revokeUnopened(
  tx: Queryable,
  by: DeviceChange,
  madeBy: number,
): Promise<void> {
  const revoked = await tx.query<{ code: string; name: string }>(
    `UPDATE devices SET revoked_at = $3
      WHERE organisation_id = $1 AND created_by = $2 AND revoked_at IS NULL AND seen_at IS NULL
      RETURNING code, name`,
    [by.organisationId, madeBy, by.now],
  );
  for (const { code, name } of revoked) await record(tx, by, 'revoke_device', code, { name });
}

/** The device with this secret, unless it was revoked. */
export const deviceOfSecret = async (
  db: Queryable,
  secret: string,
): Promise<KnownDevice | undefined> =>
  SECRET.test(secret)
    ? first(
        db,
        `SELECT id, code, name, organisation_id FROM devices
          WHERE secret_hash = $1 AND revoked_at IS NULL`,
        [secretHash(secret)],
      )
    : undefined;

/** True if a device belongs to the place with this slug or code. */
export const isAtPlace = async (
  db: Queryable,
  { organisation_id: id }: KnownDevice,
  slugOrCode: string,
): Promise<boolean> =>
  (await first(db, 'SELECT id FROM organisations WHERE id = $1 AND (slug = $2 OR code = $2)', [
    id,
    slugOrCode,
  ])) !== undefined;

/** Records the use of a device, at most once a minute. */
export const recordLastSeen = (db: Queryable, { id }: KnownDevice, now: Date): Promise<unknown> =>
  db.query(
    `UPDATE devices SET seen_at = $2 WHERE id = $1
        AND (seen_at IS NULL OR seen_at < $2::timestamptz - interval '1 minute')`,
    [id, now],
  );

type KioskList = KioskView['waiting_lists'][number];
const KIOSK_FIELDS = [
  'code',
  'service',
  'service_en',
  'state',
  'waiting',
  'message',
  'next_label',
] as const satisfies (keyof KioskList)[];
type KioskRow = Omit<KioskList, 'details' | 'estimate'> & PublicServiceRow & LineRow;

/** Today's lists that a kiosk issues numbers of, each with the estimate for a number taken now. */
export async function kioskLists(
  db: Queryable,
  { organisationId, language, now }: { organisationId: number; language: Language; now: Date },
  estimates: { of(line: LineRow, ahead: number, now: Date): Promise<KioskList['estimate']> },
): Promise<KioskList[]> {
  const rows = await db.query<KioskRow>(
    `SELECT l.code, coalesce(s.name, l.service) AS service, s.name_en AS service_en,
            ${listState('l', '$2')} AS state,
            l.waiting_count AS waiting, l.message, ${publicService(language)}, ${LINE_COLUMNS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
       LEFT JOIN services s ON s.id = l.service_id
      WHERE l.is_public AND l.organisation_id = $1 AND l.released_on = service_date($1, $2)
      ORDER BY s.is_default DESC NULLS LAST, s.position, l.service, l.id`,
    [organisationId, now],
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...pick(row, KIOSK_FIELDS),
      details: toPublicService(row),
      estimate: row.state === 'open' ? await estimates.of(row, row.waiting, now) : null,
    })),
  );
}
