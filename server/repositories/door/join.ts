import { pick } from '#server/repositories/pick.ts';
import type { DoorMode, JoinView } from '#common/contract/door.ts';
import type { PlaceNotice } from '#common/contract/notice.ts';
import type { PlaceSummary } from '#common/contract/counter.ts';
import type { Language } from '#common/languages.ts';
import { first, valueOf, type Db, type Queryable } from '#server/db/client.ts';
import { Refused, withIdempotency, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { namesIn } from '#server/repositories/organisations/english.ts';
import { listState, offerOrder } from '#server/repositories/organisations/organisationRows.ts';
import { takeBatch, type Refusal } from '#server/repositories/line/takeTicket.ts';
import { noticeAt } from '#server/repositories/organisations/notice.ts';
import { markHere } from '#server/repositories/tickets/presence.ts';
import { LINE_COLUMNS, type LineRow } from '#server/repositories/tickets/tickets.ts';

export interface DoorPlace extends PlaceSummary {
  id: number;
  door: DoorMode;
  notice: PlaceNotice | null;
}

/** A place that gives numbers at its door, in the language of the reader. */
export const placeWithDoor = (
  db: Queryable,
  slugOrCode: string,
  { language, now }: { language: Language; now: Date },
): Promise<DoorPlace | undefined> =>
  first(
    db,
    `SELECT o.id, o.code, o.slug, ${namesIn(language)}, o.image, o.door,
            ${noticeAt('$2')} AS notice
       FROM organisations o WHERE (o.slug = $1 OR o.code = $1) AND o.door <> 'off'`,
    [slugOrCode, now],
  );

export const doorOf = async (
  db: Queryable,
  organisationId: number,
): Promise<Pick<DoorPlace, 'code' | 'door'>> =>
  (await first<Pick<DoorPlace, 'code' | 'door'>>(
    db,
    'SELECT code, door FROM organisations WHERE id = $1',
    [organisationId],
  ))!;

interface ServiceRow extends LineRow {
  state: JoinView['services'][number]['state'];
  waiting: number;
  message: string | null;
  service_code: string | null;
  name: string;
  letter: string | null;
  needs: string;
  needs_link: string | null;
}

/** SQL of the lists that a place offers at its door now, with their service `s`. */
const OFFERED = `FROM waiting_lists l
    JOIN organisations o ON o.id = l.organisation_id
    LEFT JOIN services s ON s.id = l.service_id
   WHERE l.organisation_id = $1 AND l.released_on = service_date($1, $2)
     AND coalesce(s.public AND s.retired_at IS NULL, true)`;

/** The services of the service day, the default one first. */
export async function servicesAtDoor(
  db: Queryable,
  organisationId: number,
  now: Date,
  { estimates, language }: { estimates: Estimates; language: Language },
): Promise<JoinView['services']> {
  const english = (column: string) =>
    language === 'en' ? `coalesce(s.${column}_en, s.${column}, '')` : `coalesce(s.${column}, '')`;
  const rows = await db.query<ServiceRow>(
    `SELECT ${listState('l', '$2')} AS state, l.waiting_count AS waiting, l.message,
            s.code AS service_code, ${english('name')} AS name, s.letter,
            ${english('needs')} AS needs, s.needs_link, ${LINE_COLUMNS}
       ${OFFERED}
      ORDER BY s.is_default DESC NULLS LAST, s.position, ${offerOrder('l', '$2')}, l.id`,
    [organisationId, now],
  );
  return Promise.all(
    rows.map(async (row) => ({
      service:
        rows.length === 1 || row.service_code === null
          ? null
          : { code: row.service_code, ...pick(row, ['name', 'letter', 'needs', 'needs_link']) },
      ...pick(row, ['state', 'waiting', 'message']),
      estimate: row.state === 'open' ? await estimates.of(row, row.waiting, now) : null,
    })),
  );
}

const IS_OPEN = `t.status IN ('scheduled', 'running')`;

/** SQL of the key of the ticket `t` that a phone took last at a place. $1: the place, $2: the phone */
const KEY_OF_PHONE = `SELECT replace(t.key::text, '-', '') FROM door_phones p
   JOIN tickets t ON t.id = p.ticket_id WHERE p.organisation_id = $1 AND p.phone = $2`;

/** The key of the last ticket that a phone took at a place on the current service day. */
export const keyOfPhone = async (
  db: Queryable,
  organisationId: number,
  phone: string,
  now: Date,
): Promise<string | null> =>
  valueOf<string>(db, `${KEY_OF_PHONE} AND (t.due_date >= service_date($1, $3) OR ${IS_OPEN})`, [
    organisationId,
    phone,
    now,
  ]);

/**
 * The key of a person's number at a place on the current service day: an open one, or else the last.
 * Counters call the earlier of two open ones first.
 */
export const keyOfPerson = async (
  db: Queryable,
  organisationId: number,
  userId: number,
  now: Date,
): Promise<string | null> =>
  valueOf<string>(
    db,
    `SELECT replace(t.key::text, '-', '') FROM tickets t
       JOIN waiting_lists l ON l.id = t.waiting_list_id
      WHERE l.organisation_id = $1 AND t.user_id = $2 AND t.due_date = service_date($1, $3)
      ORDER BY ${IS_OPEN} DESC, CASE WHEN ${IS_OPEN} THEN t.id ELSE -t.id END LIMIT 1`,
    [organisationId, userId, now],
  );

/** A request for a number at the door of a place. */
interface Join {
  organisationId: number;
  /** The account that the number is for; null: a walk-in. */
  userId: number | null;
  /** Null if the phone refuses cookies. */
  phone: string | null;
  /** The code of the service; null: the default one. */
  service: string | null;
  idempotencyKey: IdempotencyKey | null;
  now: Date;
  today: string;
}

const openKeyOf = (tx: Queryable, organisationId: number, phone: string): Promise<string | null> =>
  valueOf<string>(tx, `${KEY_OF_PHONE} AND ${IS_OPEN}`, [organisationId, phone]);

/** @returns the key of the new ticket, or why there is none */
async function issue(
  tx: Queryable,
  { organisationId, userId, phone, service, now, today }: Join,
): Promise<Joined | Refused<Refusal>> {
  const code = await valueOf<string>(
    tx,
    `SELECT l.code ${OFFERED} AND (s.code = $3 OR $3::text IS NULL)
      ORDER BY s.is_default DESC NULLS LAST, s.position, ${offerOrder('l', '$2')}, l.id LIMIT 1`,
    [organisationId, now, service],
  );
  if (code === null) return new Refused('waiting_list_not_found');
  const request = { userId, listCode: code, idempotencyKey: null, now, today, atDoor: true };
  const outcome = (await takeBatch(tx, [request]))[0]!;
  // Another phone of the same person was a moment faster.
  const isHeld = outcome.refusal === 'existing_ticket' && outcome.ticket !== undefined;
  if (outcome.refusal && !isHeld) return new Refused(outcome.refusal);
  const { key = '', code: ticket } = outcome.ticket!;
  await markHere(tx, ticket);
  if (phone !== null) {
    await tx.query(
      `UPDATE door_phones SET ticket_id = (SELECT id FROM tickets WHERE code = $3)
        WHERE organisation_id = $1 AND phone = $2`,
      [organisationId, phone, ticket],
    );
  }
  return { key, isNew: !isHeld };
}

interface Joined {
  /** The key of the ticket. */
  key: string;
  isNew: boolean;
}

/**
 * Issues a number of the service day to a phone. The row of the phone stays locked, so that two
 * clicks get one number.
 * @returns the ticket, or why there is none
 */
export const joinAtDoor = (db: Db, join: Join): Promise<Joined | Refused<Refusal>> =>
  db.transaction(async (tx) => {
    const { organisationId, phone, idempotencyKey, now } = join;
    if (phone !== null) {
      await tx.query(
        `INSERT INTO door_phones (organisation_id, phone, at) VALUES ($1, $2, $3)
         ON CONFLICT (organisation_id, phone) DO UPDATE SET at = EXCLUDED.at`,
        [organisationId, phone, now],
      );
      const held = await openKeyOf(tx, organisationId, phone);
      if (held !== null) return { key: held, isNew: false };
    }
    let isNew = false;
    const about = String(organisationId);
    const key = await withIdempotency(tx, idempotencyKey, { now, about }, async () => {
      const issued = await issue(tx, join);
      if (issued instanceof Refused) return issued;
      ({ isNew } = issued);
      return issued.key;
    });
    return key instanceof Refused ? key : { key, isNew };
  });
