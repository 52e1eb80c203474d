import type { CounterSkills } from '#common/contract/places/services.ts';
import type { CallResponse } from '#common/contract/counter.ts';
import type { Language } from '#common/languages.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { serviceName } from '#server/lib/labels.ts';
import { record } from '#server/repositories/members/audit.ts';
import { counterNames } from '#server/repositories/members/members.ts';
import { replanLists } from './dailyLists.ts';
import { plannedPlace, renameVisits, type Planning } from './plan.ts';
import { activeServices } from './services.ts';

interface SkillRow {
  n: number;
  services: string[] | null;
  chosen: string[] | null;
}

/** Services of a counter: codes set by the owner (empty for all) and its clerk's last choice. */
export interface CounterServices {
  name: string;
  services: string[];
  now: string[] | null;
}

const CODES = (column: string) => `(SELECT array_agg(s.code ORDER BY s.position, s.id)
  FROM services s WHERE s.id = ANY (c.${column}) AND s.retired_at IS NULL)`;

/** The services of each counter of a place. @param names of its counters, in their order */
export async function counterServices(
  db: Queryable,
  placeId: number,
  names: readonly string[],
): Promise<CounterServices[]> {
  const rows = await db.query<SkillRow>(
    `SELECT n, ${CODES('services')} AS services, ${CODES('chosen')} AS chosen
       FROM counters c WHERE organisation_id = $1`,
    [placeId],
  );
  const known = new Map(rows.map((row) => [row.n, row]));
  return names.map((name, n) => {
    const { services = null, chosen = null } = known.get(n) ?? {};
    return { name, services: services ?? [], now: chosen };
  });
}

/** Sets the counters of a place, their names and services. */
export const saveCounters = (
  db: Db,
  { place, userId, now, today }: Planning,
  records: readonly CounterSkills[],
): Promise<CounterSkills[]> =>
  db.transaction(async (tx) => {
    await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [place.id]);
    const before = await plannedPlace(tx, place.id);
    const ids = new Map((await activeServices(tx, place.id)).map(({ code, id }) => [code, id]));
    await tx.query(
      `UPDATE organisations SET counters = $2, counter_names = $3::text[], planned_at = $4
        WHERE id = $1`,
      [place.id, records.length, records.map(({ name }) => name), now],
    );
    await tx.query('DELETE FROM counters WHERE organisation_id = $1', [place.id]);
    await tx.query(
      `INSERT INTO counters (organisation_id, n, services)
       SELECT $1, n, ARRAY(SELECT jsonb_array_elements_text(services)::bigint)
         FROM jsonb_to_recordset($2::jsonb) AS c (n int, services jsonb)`,
      [
        place.id,
        JSON.stringify(
          records.flatMap(({ services }, n) =>
            services.length > 0
              ? [{ n, services: services.flatMap((code) => ids.get(code) ?? []) }]
              : [],
          ),
        ),
      ],
    );
    const after = await plannedPlace(tx, place.id);
    await renameVisits(tx, before, after, place.id);
    await replanLists(tx, place.id, today);
    const acting = { organisationId: place.id, userId, now };
    await record(tx, acting, 'change_counters', place.code, { records });
    const named = await counterServices(tx, place.id, counterNames(after));
    return named.map(({ name, services }) => ({ name, services }));
  });

/** A service that the place does not have, or that the counter may not serve. */
export class ServiceNotServed extends Error {
  override readonly name = 'ServiceNotServed';
  readonly isKnown: boolean;

  constructor(isKnown: boolean) {
    super(isKnown ? 'not served' : 'unknown');
    this.isKnown = isKnown;
  }
}

interface ServiceChoice {
  placeId: number;
  /** The counter by its place in the order. */
  n: number;
  /** Codes that its clerk chose; undefined: what the owner set. */
  chosen: readonly string[] | undefined;
  /** Clerks may choose any service, not only some of those that the owner set. */
  mayWiden: boolean;
}

/**
 * The ids of the services that a counter serves with its next call; null: all. Stores a choice that
 * differs from the last one, so that colleagues see it.
 * @throws ServiceNotServed
 */
export async function chooseServices(
  db: Queryable,
  { placeId, n, chosen, mayWiden }: ServiceChoice,
): Promise<number[] | null> {
  const active = await db.query<{
    id: number;
    code: string;
    services: number[] | null;
    chosen: number[] | null;
  }>(
    `SELECT s.id, s.code, c.services, c.chosen
       FROM services s LEFT JOIN counters c ON c.organisation_id = s.organisation_id AND c.n = $2
      WHERE s.organisation_id = $1 AND s.retired_at IS NULL`,
    [placeId, n],
    'services_of_counter',
  );
  const [row] = active;
  const isActive = (id: number) => active.some((one) => one.id === id);
  const set = (row?.services ?? []).map(Number).filter(isActive);
  const own = set.length > 0 ? set : null;
  const codes = new Map(active.map(({ code, id }) => [code, id]));
  const ids = chosen?.map((code) => {
    const id = codes.get(code);
    if (id === undefined) throw new ServiceNotServed(false);
    if (own && !mayWiden && !own.includes(id)) throw new ServiceNotServed(true);
    return id;
  });
  if (JSON.stringify(ids ?? null) !== JSON.stringify(row?.chosen?.map(Number) ?? null)) {
    await db.query(
      `INSERT INTO counters (organisation_id, n, chosen) VALUES ($1, $2, $3)
       ON CONFLICT (organisation_id, n) DO UPDATE SET chosen = EXCLUDED.chosen`,
      [placeId, n, ids ?? null],
    );
  }
  return ids ?? own;
}

/** Waiting people of a line whose services a counter does not serve. */
export const othersWaiting = async (
  db: Queryable,
  {
    lineId,
    services,
    language,
  }: { lineId: number; services: readonly number[]; language: Language },
): Promise<NonNullable<CallResponse['others']>> => {
  const rows = await db.query<{
    code: string;
    name: string;
    letter: string | null;
    waiting: number;
  }>(
    `SELECT s.code, ${serviceName('s', language)} AS name, s.letter, l.waiting_count AS waiting
       FROM waiting_lists l JOIN services s ON s.id = l.service_id
      WHERE l.line_id = $1 AND l.waiting_count > 0 AND s.id <> ALL ($2::bigint[])
      ORDER BY s.position, s.id`,
    [lineId, services],
  );
  return rows.map(({ code, name, ...row }) => ({ service: { code, name }, ...row }));
};
