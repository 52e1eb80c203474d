import type { AuditAction } from '#common/contract/places/members.ts';
import { ServicePayload, type Service } from '#common/contract/places/services.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import {
  first,
  insertRow,
  updateRow,
  valueOf,
  type Db,
  type Queryable,
} from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { record } from '#server/repositories/members/audit.ts';
import { indexOrganisation } from '#server/repositories/organisations/searchIndex.ts';
import { mailCancelled } from '#server/repositories/tickets/dayNotices.ts';
import { replanLists } from './dailyLists.ts';
import type { Planning } from './plan.ts';
import type { DayPlanning } from './planDays.ts';

type ServiceRow = Omit<Service, 'retired_at' | 'default'> & {
  id: number;
  is_default: boolean;
  retired_at: Date | null;
};

const SERVICE_COLUMNS = `id, code, name, name_en, letter, minutes::float8 AS minutes, numbers_a_day, needs,
  needs_en, needs_link, public, is_default, retired_at`;

const toService = ({
  id: _id,
  is_default: isDefault,
  retired_at: at,
  ...row
}: ServiceRow): Service => {
  return { ...row, default: isDefault, retired_at: at && toAthensIso(at) };
};

/** Gives a place its default service, which it otherwise gets with its first list. */
const ensureDefault = (tx: Queryable, placeId: number): Promise<unknown> =>
  tx.query(
    `INSERT INTO services (organisation_id, name, is_default)
     SELECT $1, '', true
      WHERE NOT EXISTS (SELECT FROM services WHERE organisation_id = $1 AND is_default)
     ON CONFLICT DO NOTHING`,
    [placeId],
  );

/** Services of a place in their order; retired ones last, and only while somebody holds a number. */
const rowsOf = (db: Queryable, placeId: number): Promise<ServiceRow[]> =>
  db.query(
    `SELECT ${SERVICE_COLUMNS} FROM services s
      WHERE organisation_id = $1 AND (retired_at IS NULL OR EXISTS (
        SELECT FROM waiting_lists l WHERE l.service_id = s.id AND l.open_count > 0))
      ORDER BY retired_at IS NOT NULL, position, id`,
    [placeId],
  );

/** The services of a place that give numbers, in their order. */
export const activeServices = async (db: Queryable, placeId: number): Promise<ServiceRow[]> =>
  (await rowsOf(db, placeId)).filter(({ retired_at: at }) => at === null);

export async function servicesOf(db: Db, placeId: number): Promise<Service[]> {
  await ensureDefault(db, placeId);
  return (await rowsOf(db, placeId)).map(toService);
}

/** The place has no such service in use. */
export class ServiceMissing extends Error {
  override readonly name = 'ServiceMissing';
}

/** The place would have no service left. */
export class LastService extends Error {
  override readonly name = 'LastService';
}

/** People hold open numbers of the service. */
export class ServiceInUse extends Error {
  override readonly name = 'ServiceInUse';
  readonly count: number;

  constructor(count: number) {
    super(`${count} open numbers`);
    this.count = count;
  }
}

/** Changes the services of a locked place, brings its lists to them and records the change. */
const changing = <Result>(
  db: Db,
  { place, userId, now, today }: Planning,
  action: AuditAction,
  change: (tx: Queryable) => Promise<{ result: Result; subject: string; details: object }>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [place.id]);
    await ensureDefault(tx, place.id);
    const { result, subject, details } = await change(tx);
    await replanLists(tx, place.id, today);
    await indexOrganisation(tx, place.id);
    const acting = { organisationId: place.id, userId, now };
    await record(tx, acting, action, subject, { ...details });
    return result;
  });

const byCode = (tx: Queryable, placeId: number, code: string): Promise<ServiceRow | undefined> =>
  first(
    tx,
    `SELECT ${SERVICE_COLUMNS} FROM services
      WHERE organisation_id = $1 AND code = $2 AND retired_at IS NULL`,
    [placeId, code],
  );

/** Moves a service to a place in the order. */
async function reorder(tx: Queryable, placeId: number, id: number, to: number): Promise<void> {
  const others = (await activeServices(tx, placeId)).filter((one) => one.id !== id);
  const ids = others.map((one) => one.id).toSpliced(to, 0, id);
  await tx.query(
    `UPDATE services s SET position = n.position - 1
       FROM unnest($1::bigint[]) WITH ORDINALITY AS n (id, position) WHERE s.id = n.id`,
    [ids],
  );
}

/** Copies a changed service to lists of today and later. Issued labels stay. */
async function updateLists(tx: Queryable, id: number, today: string): Promise<void> {
  await tx.query(
    `UPDATE waiting_lists l SET service = CASE WHEN l.service = '' THEN '' ELSE s.name END,
            is_public = s.public,
            letter = CASE WHEN l.issued = 0 AND NOT EXISTS (
                            SELECT FROM waiting_lists o
                             WHERE o.line_id = l.line_id AND o.id <> l.id AND o.letter = s.letter)
                          THEN s.letter ELSE l.letter END
       FROM services s
      WHERE s.id = $1 AND l.service_id = s.id AND l.released_on >= $2::date - 1`,
    [id, today],
  );
}

const { position: _, ...COLUMNS } = ServicePayload.properties;

/** The columns that an owner sets. A request may have fields of other names, which are ignored. */
const columnsIn = (given: ServicePayload): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(COLUMNS, name)));

/** Throws if the services of a place, which are locked, do not allow a change. */
type Check = (services: Service[]) => void;

export const addService = (
  db: Db,
  planning: Planning,
  given: ServicePayload,
  check: Check,
): Promise<Service> =>
  changing(db, planning, 'add_service', async (tx) => {
    const { place } = planning;
    check((await rowsOf(tx, place.id)).map(toService));
    const row = (await insertRow<{ id: number; code: string }>(
      tx,
      'services',
      { code: newCode('srv'), organisation_id: place.id, is_planned: true, ...columnsIn(given) },
      'RETURNING id, code',
    ))!;
    await reorder(tx, place.id, row.id, given.position ?? 1000);
    const service = (await byCode(tx, place.id, row.code))!;
    return { result: toService(service), subject: row.code, details: { name: service.name } };
  });

/** @throws ServiceMissing */
export const changeService = (
  db: Db,
  planning: Planning,
  { code, given }: { code: string; given: ServicePayload },
  check: Check,
): Promise<Service> =>
  changing(db, planning, 'change_service', async (tx) => {
    const { position } = given;
    const { place, today } = planning;
    check((await rowsOf(tx, place.id)).map(toService));
    const before = await byCode(tx, place.id, code);
    if (!before) throw new ServiceMissing();
    await updateRow(tx, 'services', before.id, { ...columnsIn(given), is_planned: true });
    if (position !== undefined) await reorder(tx, place.id, before.id, position);
    await updateLists(tx, before.id, today);
    const service = (await byCode(tx, place.id, code))!;
    return { result: toService(service), subject: code, details: { ...given } };
  });

/** Makes another service the default one: its lists from yesterday on have no name of their own. */
async function makeDefault(tx: Queryable, from: number, to: number, today: string): Promise<void> {
  const lists = (set: string, id: number) =>
    tx.query(
      `UPDATE waiting_lists l SET service = ${set} FROM services s
        WHERE s.id = $1 AND l.service_id = s.id AND l.released_on >= $2::date - 1`,
      [id, today],
    );
  await tx.query('UPDATE services SET is_default = false, is_planned = true WHERE id = $1', [from]);
  await tx.query('UPDATE services SET is_default = true WHERE id = $1', [to]);
  await lists("coalesce(nullif(s.name, ''), s.code)", from);
  await lists("''", to);
}

/**
 * Retires a service: it gives no more numbers. With `close`, its open numbers end and their holders
 * are notified.
 * @throws ServiceMissing, LastService, ServiceInUse
 */
export const retireService = (
  db: Db,
  planning: DayPlanning,
  { code, close }: { code: string; close: boolean },
): Promise<null> =>
  changing(db, planning, 'retire_service', async (tx) => {
    const { place, now, today, writing } = planning;
    const service = await byCode(tx, place.id, code);
    if (!service) throw new ServiceMissing();
    const others = (await activeServices(tx, place.id)).filter(({ id }) => id !== service.id);
    if (others.length === 0) throw new LastService();
    const lists = await tx.query<{ id: number }>(
      'SELECT id FROM waiting_lists WHERE service_id = $1 AND released_on >= $2::date - 1',
      [service.id, today],
    );
    const ids = lists.map(({ id }) => id);
    await tx.query('SELECT lock_lines($1)', [ids]);
    const count = (await valueOf<number>(
      tx,
      'SELECT coalesce(sum(open_count), 0)::int FROM waiting_lists WHERE id = ANY ($1)',
      [ids],
    ))!;
    if (count > 0 && !close) throw new ServiceInUse(count);
    await tx.query(
      `SELECT count(ticket_transition(id, 'aborted', 'list_closed', 'provider', $2)) FROM tickets
        WHERE waiting_list_id = ANY ($1) AND status IN ('scheduled', 'running')`,
      [ids, now],
    );
    await mailCancelled(tx, ids, writing);
    if (service.is_default) await makeDefault(tx, service.id, others[0]!.id, today);
    await tx.query(`UPDATE services SET retired_at = $2 WHERE id = $1`, [service.id, now]);
    await tx.query(
      `UPDATE waiting_lists SET state = 'closed' WHERE service_id = $1 AND released_on >= $2::date`,
      [service.id, today],
    );
    return { result: null, subject: code, details: { name: service.name, count } };
  });
