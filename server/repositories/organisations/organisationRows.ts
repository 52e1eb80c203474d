import { toAthensIso, ZONE } from '#common/calendar/athens.ts';
import { DAYS_AHEAD, type ChangedDay, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { OrganisationCard, Wait } from '#common/contract/organisations.ts';
import type { ServiceName } from '#common/contract/services.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { isOpenNow, type OfferedList } from '#common/line/wait.ts';
import { serviceName } from '#server/lib/labels.ts';
import { categoryIn, cityCode, nameIn, tagsIn } from './english.ts';

type StoredCard = Omit<
  Required<OrganisationCard>,
  'city_code' | 'district' | 'tickets_count' | 'title_icon' | 'created_at' | 'wait' | 'match'
> & { district: string | null };

export interface OrganisationRow {
  id: number;
  card: StoredCard;
  greek_city: string;
  created_at: Date;
  opening_hours: OpeningHours;
  tickets_count: number | null;
  score?: number | null;
  /** The list to offer first, of the service day or the next day with a list; null for none. */
  offer_date: string | null;
  offer_state: 'open' | 'full' | 'paused' | 'closed' | null;
  offer_message: string | null;
  /** Numbers that only the door gives, if there are no others. */
  offer_door_left: number | null;
  /** Waiting people who are there; null if the place does not show it. */
  offer_here: number | null;
  offer_counters: number | null;
  offer_minutes: number | null;
  offer_closes_at: Date | null;
  offer_intervals: Interval[] | null;
  /** Start times of its visits under way in milliseconds, newest first. */
  offer_under_way: number[] | null;
  /** People left from the previous day who may still be called first. */
  offer_left_over: number | null;
  offer_being_served: number | null;
  offer_line_id: number | null;
  offer_service_id: number | null;
  /** Null if its line has one service. */
  offer_hall_version: number | null;
  /** Public services with an open list that day; null if there is only one. */
  offer_services:
    | {
        id: number;
        minutes: number | null;
        waiting: number;
        here: number | null;
        service: ServiceName | null;
      }[]
    | null;
  /** Its service; null if it has no name, as the only one of a place. */
  offer_service: ServiceName | null;
  /** Days in the next two weeks that the owner closed or gave special hours. */
  days_by_hand: ChangedDay[] | null;
  /** If that list is closed, the next day with a list and the number of people on it. */
  next_date: string | null;
  next_count: number | null;
}

/** Computes the waits of places by id. */
export type WaitsOf = (rows: OrganisationRow[], now: Date) => Promise<Map<number, Wait | null>>;

const columnsIn = (language: Language) => `o.id, o.city AS greek_city, o.created_at,
  o.opening_hours, jsonb_build_object('code', o.code, 'slug', o.slug,
    'title', ${nameIn(language, 'title')}, 'address', ${nameIn(language, 'address')},
    'city', ${nameIn(language, 'city')}, 'district', ${nameIn(language, 'district')},
    'country', o.country, 'main_image', o.main_image, 'image', o.image, 'images', o.images,
    'category', jsonb_build_object('title', ${categoryIn(language)}, 'icon_name', c.icon_name),
    'rating', o.rating, 'reviews_count', o.reviews_count, 'views_count', o.views_count,
    'price_level', o.price_level, 'price_from', o.price_from, 'phone', o.phone,
    'website', o.website, 'latitude', o.latitude, 'longitude', o.longitude, 'tags', ${tagsIn(language)},
    'amenities', o.amenities, 'verified', o.verified,
    'author', jsonb_build_object('name', o.author_name, 'image', o.author_image)) AS card,
  waiting.tickets_count, waiting.offer_date, waiting.offer_state, waiting.offer_message,
  waiting.offer_door_left, waiting.offer_here,
  waiting.offer_counters, waiting.offer_minutes, waiting.offer_closes_at, waiting.offer_intervals,
  waiting.offer_under_way, waiting.offer_left_over, waiting.offer_being_served,
  waiting.offer_line_id, waiting.offer_service_id, waiting.offer_hall_version,
  waiting.offer_services, waiting.offer_service, by_hand.days AS days_by_hand, following.next_date, following.next_count`;

/** SQL columns of a card by language, for `o`, its category `c` and the join of `waitingNow`. */
export const CARD_COLUMNS: Record<Language, string> = { el: columnsIn('el'), en: columnsIn('en') };

/** SQL of the date in Athens. @param now the SQL parameter that holds the time, e.g. `$1` */
export const dateOf = (now: string) => `(${now}::timestamptz AT TIME ZONE '${ZONE}')::date`;

/**
 * SQL of a list's state: open, paused, full or closed.
 * @param now the SQL parameter that holds the time, e.g. `$1`
 */
export const listState = (list: string, now: string): string =>
  `CASE WHEN ${list}.state = 'closed'
          OR CASE WHEN ${list}.closes_at IS NULL THEN ${list}.released_on < ${dateOf(now)}
                  ELSE ${list}.closes_at <= ${now}::timestamptz END THEN 'closed'
        WHEN ${list}.capacity IS NOT NULL
          AND ${list}.issued - ${list}.given_back >= ${list}.capacity THEN 'full'
        ELSE ${list}.state END`;

/**
 * SQL: true if only numbers for the door are left on a list. Few places reserve any, so tickets are
 * only counted there.
 */
const onlyForDoor = (list: string, now: string): string =>
  `CASE WHEN ${list}.capacity IS NULL
          OR ${list}.organisation_id NOT IN (SELECT id FROM organisations WHERE door_share > 0)
        THEN false
        ELSE ${list}.capacity - (${list}.issued - ${list}.given_back)
               <= coalesce(door_kept(${list}, ${now}::timestamptz), 0) END`;

/** SQL of a list's state for people who are not at the door: full if only the door has numbers. */
export const onlineState = (list: string, now: string): string =>
  `CASE WHEN ${onlyForDoor(list, now)} AND ${listState(list, now)} <> 'closed' THEN 'full'
        ELSE ${listState(list, now)} END`;

/** SQL of the numbers that a list gives only at the door, if it gives no others; otherwise 0. */
const onlyAtDoor = (list: string, now: string): string =>
  `CASE WHEN ${onlyForDoor(list, now)} AND ${listState(list, now)} <> 'closed'
        THEN coalesce(door_kept(${list}, ${now}::timestamptz), 0) ELSE 0 END`;

const orderBy = (state: string): string =>
  `array_position(ARRAY['open', 'paused', 'full', 'closed'], ${state})`;

/** SQL that orders lists by state, the list to offer first at the top. */
export const offerOrder = (list: string, now: string): string => orderBy(listState(list, now));

/** The same for people who are not at the door. */
export const onlineOrder = (list: string, now: string): string => orderBy(onlineState(list, now));

/** Minutes for each person ahead where a list does not say how long they take. */
const PACE = 7;

/** SQL of the minutes of a person ahead on a list. */
export const paceOf = (list: string): string =>
  `coalesce(${list}.average_minutes, ${PACE})
     / greatest(1, coalesce(${list}.counters_open, ${list}.counters))`;

/** SQL that orders lists of equal state by the wait, the shortest first. */
export const shortest = (list: string): string => `${list}.waiting_count * ${paceOf(list)}`;

/** SQL: true for a list of the service day or later. Yesterday's list counts until it closes. */
export const isCurrent = (list: string, now: string): string =>
  `(${list}.released_on >= ${dateOf(now)} - 1
    AND (${list}.released_on >= ${dateOf(now)} OR ${list}.closes_at > ${now}::timestamptz))`;

/** SQL: true if `plan_days` overrides a weekday's hours. Reopening its list reopens a day. */
export const changesHours = (day: string): string =>
  `CASE WHEN ${day}.closed THEN NOT EXISTS (
     SELECT FROM waiting_lists r
      WHERE r.organisation_id = ${day}.organisation_id AND r.released_on = ${day}.day
        AND r.service = '' AND r.state <> 'closed')
   ELSE ${day}.intervals IS NOT NULL END`;

/** SQL of the special hours of a day; null if the day is closed. */
export const hoursOverride = (day: string): string =>
  `CASE WHEN ${day}.closed THEN '[]'::jsonb ELSE ${day}.intervals END`;

/** SQL of the start times of visits under way of list `l` in milliseconds, newest first. */
export const UNDER_WAY = `ARRAY(SELECT extract(epoch FROM r.called_at)::float8 * 1000 FROM tickets r
           WHERE r.waiting_list_id = l.id AND r.status = 'running' AND r.called_at IS NOT NULL
           ORDER BY r.called_at DESC)`;

/** SQL of the open tickets of the day before list `l`, if its hours end after midnight. */
export const LEFT_OVER = `coalesce((SELECT p.open_count FROM waiting_lists p
           WHERE p.organisation_id = l.organisation_id AND p.released_on = l.released_on - 1
             AND p.service = l.service
             AND p.closes_at >= l.released_on::timestamp AT TIME ZONE '${ZONE}'), 0)`;

/** SQL of the waiting people of a list who are here; null if its place does not show it. */
export const hereCount = (
  list = 'l',
  place = 'o',
): string => `CASE WHEN ${place}.presence = 'shown' THEN (
  SELECT count(*)::int FROM tickets here
   WHERE here.waiting_list_id = ${list}.id AND here.status = 'scheduled' AND here.presence = 'here'
     AND here.parked_until IS NULL) END`;

/** SQL of a version that changes with the line of list `l`; null if the line has one service. */
export const HALL_VERSION = `(SELECT CASE WHEN count(*) > 1 THEN sum(h.version)::float8 END
           FROM waiting_lists h WHERE h.line_id = l.line_id)`;

/** SQL of the code and name of a service; null if it has no name. */
const serviceOf = (service: string, language: Language): string =>
  `CASE WHEN ${service}.name <> '' THEN jsonb_build_object(
     'code', ${service}.code, 'name', ${serviceName(service, language)}) END`;

/**
 * SQL of lateral joins: the list to offer first, of the service day or the next day that has a
 * list; the list after it, if that list is closed; and the days that the owner changed.
 */
export const waitingNow = (
  organisation: string,
  now: string,
  language: Language = defaultLanguage,
): string =>
  `LEFT JOIN LATERAL (
     SELECT l.waiting_count AS tickets_count, l.released_on AS offer_date,
            ${onlineState('l', now)} AS offer_state,
            ${onlyAtDoor('l', now)} AS offer_door_left, l.message AS offer_message,
            ${hereCount('l', organisation)} AS offer_here,
            coalesce(l.counters_open, l.counters) AS offer_counters,
            l.average_minutes AS offer_minutes, l.closes_at AS offer_closes_at,
            l.intervals AS offer_intervals, ${UNDER_WAY} AS offer_under_way,
            ${LEFT_OVER} AS offer_left_over, l.line_id AS offer_line_id,
            l.service_id AS offer_service_id, ${HALL_VERSION} AS offer_hall_version,
            l.open_count - l.waiting_count - l.parked_count AS offer_being_served,
            (SELECT jsonb_agg(jsonb_build_object('id', h.service_id, 'minutes', h.average_minutes,
                      'waiting', h.waiting_count,
                      'here', ${hereCount('h', organisation)}, 'service', ${serviceOf('hs', language)})
                      ORDER BY hs.is_default DESC, hs.position, h.id)
               FROM waiting_lists h JOIN services hs ON hs.id = h.service_id
              WHERE h.line_id = l.line_id AND h.is_public AND ${onlineState('h', now)} = 'open'
             HAVING count(*) > 1) AS offer_services,
            ${serviceOf('s', language)} AS offer_service
       FROM waiting_lists l LEFT JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = ${organisation}.id AND l.is_public AND ${isCurrent('l', now)}
      ORDER BY l.released_on, ${onlineOrder('l', now)}, ${shortest('l')}, l.id LIMIT 1
   ) waiting ON true
   LEFT JOIN LATERAL (
     SELECT l.released_on AS next_date, l.waiting_count AS next_count FROM waiting_lists l
      WHERE waiting.offer_state = 'closed' AND l.organisation_id = ${organisation}.id
        AND l.released_on > waiting.offer_date AND NOT l.closed_by_plan
      ORDER BY l.released_on, ${onlineOrder('l', now)}, l.id LIMIT 1
   ) following ON true
   LEFT JOIN LATERAL (
     SELECT jsonb_agg(jsonb_build_object('date', d.day, 'intervals', ${hoursOverride('d')})) AS days
       FROM plan_days d
      WHERE d.organisation_id = ${organisation}.id AND ${changesHours('d')}
        AND d.day BETWEEN ${dateOf(now)} - 1 AND ${dateOf(now)} + ${DAYS_AHEAD}
   ) by_hand ON true`;

const offered = (row: OrganisationRow): OfferedList | null =>
  row.offer_date === null || row.offer_state === null
    ? null
    : {
        date: row.offer_date,
        state: row.offer_state,
        waiting: row.tickets_count ?? 0,
        message: row.offer_message,
        doorLeft: row.offer_door_left ?? 0,
        here: row.offer_here,
      };

export const openingOf = (row: OrganisationRow, now: Date) => ({
  now,
  hours: row.opening_hours,
  list: offered(row),
  next: row.next_date === null ? null : { date: row.next_date, waiting: row.next_count ?? 0 },
  byHand: row.days_by_hand ?? [],
});

/** The card of an organisation. `title_icon` is present while it is open at `now`. */
export function toCard(row: OrganisationRow, now: Date, wait: Wait | null): OrganisationCard {
  const { district, ...card } = row.card;
  return {
    ...card,
    city_code: cityCode(row.greek_city),
    ...(district === null ? {} : { district }),
    // The same count as in the status line: after hours, that of the next opening day, and otherwise
    // that of the service with the shortest wait.
    tickets_count:
      (wait?.status === 'closed' || wait?.status === 'open' ? wait.waiting : row.tickets_count) ??
      0,
    ...(isOpenNow(openingOf(row, now)) ? { title_icon: 'open' } : {}),
    created_at: toAthensIso(row.created_at),
    wait,
    ...(row.score ? { match: Math.round(row.score * 1000) / 1000 } : {}),
  };
}
