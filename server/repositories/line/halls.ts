import { LRUCache } from 'lru-cache';
import type { Break } from '#common/line/breaks.ts';
import type { Hall, HallService, Returning } from '#common/line/hall.ts';
import { openCounters, type SeenCounter } from '#common/line/openCounters.ts';
import type { Queryable } from '#server/db/client.ts';
import { LEFT_OVER } from '#server/repositories/organisations/organisationRows.ts';
import type { LineRow } from '#server/repositories/tickets/tickets.ts';
import { counterNames } from '#server/repositories/members/members.ts';

/** Cache time of an unchanged line, because a clerk's choice of services does not change it. */
const CACHE_MS = 10_000;

export type HallKey = Pick<LineRow, 'line_id' | 'hall_version'>;

interface HallRow {
  line_id: number;
  /** Services of the line, the default one first. */
  services: { id: number; minutes: number | null; left_over: number }[];
  open: number;
  /** Services of the waiting people, in the order of their calls. */
  waiting: number[];
  /**
   * Waiting people who are away, by index in `waiting`. Instants in milliseconds, here and below.
   */
  away: { place: number; until: number }[];
  parked: { service: number; counter: string; until: number }[];
  /** The longest present wait for each service, and the last long one; a null end: now. */
  waited: { service: number; from: number; to: number | null }[];
  /** The last call or end of a visit at each counter. */
  used: { counter: string; at: number }[];
  running: { service: number; counter: string | null; at: number }[];
  /** Active services of the counters that do not serve all, by their place in the order. */
  skills: { n: number; services: number[] }[];
  counters: number;
  counter_name: string;
  counter_names: string[];
}

const MS = (instant: string) => `extract(epoch FROM ${instant})::float8 * 1000`;

/**
 * Waits that reveal counters that call nobody. People who let others pass or are away wait by
 * choice.
 */
const WAITED = `SELECT t.service_id AS service, ${MS('min(t.created_at)')} AS "from", NULL::float8 AS "to"
      FROM tickets t
     WHERE t.line_id = n.id AND t.status = 'scheduled' AND t.parked_until IS NULL
       AND t.away_until IS NULL AND t.let_pass_count = 0 AND t.came_late_at IS NULL
     GROUP BY t.service_id
    UNION ALL (
    SELECT DISTINCT ON (t.service_id) t.service_id, ${MS('t.created_at')}, ${MS('t.called_at')}
      FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
     WHERE l.line_id = n.id AND t.called_at > t.created_at + interval '25 minutes'
       AND t.away_until IS NULL AND t.let_pass_count = 0 AND t.came_late_at IS NULL
     ORDER BY t.service_id, t.called_at DESC)`;

const readHalls = (db: Queryable, lines: readonly number[]): Promise<HallRow[]> =>
  db.query(
    `SELECT n.id AS line_id, own.services, own.open, o.counters, o.counter_name, o.counter_names,
            line.waiting, coalesce(line.away, '[]') AS away,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('service', t.service_id,
                      'counter', t.parked_counter, 'until', ${MS('t.parked_until')})
                      ORDER BY t.parked_until), '[]')
               FROM tickets t
              WHERE t.line_id = n.id AND t.status = 'scheduled'
                AND t.parked_until IS NOT NULL) AS parked,
            (SELECT coalesce(jsonb_agg(w), '[]') FROM (${WAITED}) w) AS waited,
            (SELECT coalesce(jsonb_agg(u), '[]') FROM (
               SELECT t.counter, ${MS('max(greatest(t.called_at, t.processed_at))')} AS at
                 FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
                WHERE l.line_id = n.id AND t.counter IS NOT NULL AND t.called_at IS NOT NULL
                GROUP BY t.counter) u) AS used,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('service', l.service_id,
                      'counter', t.counter, 'at', extract(epoch FROM t.called_at)::float8 * 1000)
                      ORDER BY t.called_at DESC), '[]')
               FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
              WHERE l.line_id = n.id AND t.status = 'running' AND t.called_at IS NOT NULL) AS running,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('n', c.n, 'services', ARRAY(
                      SELECT s.id FROM services s
                       WHERE s.id = ANY (coalesce(c.chosen, c.services))
                         AND s.retired_at IS NULL))), '[]')
               FROM counters c WHERE c.organisation_id = o.id) AS skills
       FROM lines n JOIN organisations o ON o.id = n.organisation_id,
            LATERAL (
              SELECT coalesce(jsonb_agg(t.service_id ORDER BY c.line_position), '[]') AS waiting,
                     jsonb_agg(jsonb_build_object('place', c.people_ahead,
                       'until', ${MS('t.away_until')}) ORDER BY c.line_position)
                       FILTER (WHERE t.away_until IS NOT NULL) AS away
                FROM call_order(n.id, NULL) c JOIN tickets t ON t.id = c.ticket_id) line,
            LATERAL (
              SELECT jsonb_agg(jsonb_build_object('id', l.service_id, 'minutes', l.average_minutes,
                       'left_over', ${LEFT_OVER})
                       ORDER BY s.is_default DESC, s.position, l.id) AS services,
                     (array_agg(coalesce(l.counters_open, l.counters)
                       ORDER BY s.is_default DESC, s.position, l.id))[1] AS open
                FROM waiting_lists l JOIN services s ON s.id = l.service_id
               WHERE l.line_id = n.id) own
      WHERE n.id = ANY ($1)`,
    [lines],
    'halls',
  );

/** A person in the line: how many wait for the same service before them. */
export interface HallPerson {
  serviceId: number;
  ahead: number;
}

/** The past of a service, by its id and the owner's minutes. */
type PastOf = (serviceId: number, minutes: number | null) => HallService;

const indexed = ({ services }: HallRow): ReadonlyMap<number, number> =>
  new Map(services.map(({ id }, index) => [id, index]));

/** The part of a day that decides which counters are open. */
export interface HallDay {
  now: Date;
  opensAt: number;
  breaks?: readonly Break[] | undefined;
}

/** The open counters with their names, and the services of visits elsewhere. */
function countersOf(row: HallRow, { now, opensAt, breaks }: HallDay) {
  const index = indexed(row);
  const skills = new Map(row.skills.map(({ n, services }) => [n, services]));
  const used = new Map(row.used.map(({ counter, at }) => [counter, at]));
  const running = row.running.flatMap(({ service, counter, at }) => {
    const known = index.get(service);
    return known === undefined ? [] : [{ service: known, counter, startedAt: at }];
  });
  const all = counterNames(row).map((name, n): SeenCounter & { name: string } => {
    const own = skills.get(n) ?? [];
    const found = running.findIndex(({ counter }) => counter === name);
    const [serving = null] = found < 0 ? [] : running.splice(found, 1);
    const serves = own.length > 0 ? own.flatMap((id) => index.get(id) ?? []) : null;
    return { name, serves, serving, usedAt: used.get(name) ?? null };
  });
  const { counters, closing } = openCounters(all, {
    services: row.services.length,
    open: row.open,
    now: now.getTime(),
    opensAt,
    breaks,
    waited: row.waited.flatMap(({ service: id, from, to }) => {
      const service = index.get(id);
      return service === undefined ? [] : [{ service, from, to: to ?? now.getTime() }];
    }),
  });
  const others = [...closing.flatMap(({ serving }) => serving ?? []), ...running].filter(
    (visit) => {
      const free = counters.findIndex(
        ({ serves, serving }) => !serving && (serves?.includes(visit.service) ?? true),
      );
      if (free >= 0) counters[free] = { ...counters[free]!, serving: visit };
      return free < 0;
    },
  );
  return { counters, others: others.map(({ service }) => service) };
}

/** The hall as a person in it sees it; null if it does not have their service. */
function toHall(
  row: HallRow,
  { serviceId, ahead }: HallPerson,
  { pastOf, ...day }: HallDay & { pastOf: PastOf },
): Hall | null {
  const index = indexed(row);
  const service = index.get(serviceId);
  if (service === undefined) return null;
  const { counters, others } = countersOf(row, day);
  const away = new Map(
    row.away.flatMap(({ place, until }) => (until > day.now.getTime() ? [[place, until]] : [])),
  );
  const waiting = [...others];
  const returning = row.parked.flatMap((one): Returning[] => {
    const counter = counters.findIndex(({ name }) => name === one.counter);
    const own = index.get(one.service);
    if (own === undefined || counter < 0) return [];
    return [{ service: own, counter, until: one.until, before: 0 }];
  });
  let own = 0;
  for (const [place, id] of row.waiting.entries()) {
    if (id === serviceId && own === ahead) break;
    own += Number(id === serviceId);
    const until = away.get(place);
    const of = index.get(id) ?? service;
    if (until === undefined) waiting.push(of);
    else returning.push({ service: of, counter: null, until, before: waiting.length });
  }
  return {
    services: row.services.map(({ id, minutes }) => pastOf(id, minutes)),
    service,
    counters,
    isKnown: true,
    waiting: [...waiting, ...Array.from({ length: ahead - own }, () => service)],
    returning,
  };
}

/** Reads lines with several services, each once until it changes. */
export function createHalls(db: Queryable) {
  const known = new LRUCache<number, { version: number; at: number; row: Promise<HallRow | null> }>(
    {
      max: 500,
    },
  );
  /** Reads many lines at once. */
  const prepare = (keys: readonly HallKey[], now: Date): void => {
    const stale = keys.flatMap(({ line_id: id, hall_version: version }) => {
      if (id === null || version === null) return [];
      const before = known.get(id);
      const isFresh = before?.version === version && Math.abs(now.getTime() - before.at) < CACHE_MS;
      return isFresh ? [] : [{ id, version }];
    });
    if (stale.length === 0) return;
    const rows = readHalls(db, [...new Set(stale.map(({ id }) => id))]);
    for (const { id, version } of stale) {
      const row = rows.then((found) => found.find(({ line_id: line }) => line === id) ?? null);
      known.set(id, { version, at: now.getTime(), row });
      row.catch(() => known.delete(id));
    }
  };
  return {
    prepare,
    /** The hall of a person, and the services of those left over from the day before. */
    of: async (
      key: HallKey,
      person: HallPerson,
      day: HallDay & { pastOf: PastOf },
    ): Promise<{ hall: Hall; leftOver: number[] } | null> => {
      prepare([key], day.now);
      const row = key.hall_version === null ? null : await known.get(key.line_id ?? -1)?.row;
      const hall = row ? toHall(row, person, day) : null;
      if (!row || !hall) return null;
      const leftOver = row.services.flatMap(({ left_over: count }, service) =>
        Array.from({ length: count }, () => service),
      );
      return { hall, leftOver };
    },
  };
}
