import { parse } from 'csv-parse/sync';
import { athensTime } from '#common/calendar/athens.ts';
import { columnOf, first, type Db } from '#server/db/client.ts';
import { record } from '#server/repositories/members/audit.ts';
import { changeList } from '#server/repositories/counter/lists.ts';
import { planPlaces } from '#server/repositories/places/dailyLists.ts';
import { mailDayNotices } from '#server/repositories/tickets/dayNotices.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { findOrganisationId } from '#server/repositories/organisations/organisations.ts';
import { invite, type Invited } from '#server/repositories/places/invitations.ts';
import { savePlace } from '#server/repositories/places/savePlace.ts';
import { PLACE_FIELDS, readPlace, type PlaceField, type PlaceInput } from './placeInput.ts';

/** Nothing was written. The message lists the faults by line. */
class InputUnusable extends Error {
  override readonly name = 'InputUnusable';
}

/** A written place, with the outcome of its owner's invitation. */
export interface WrittenPlace {
  slug: string;
  title: string;
  isNew: boolean;
  owner: string | null;
  invited: Invited | null;
}

/**
 * Writes places with their waiting lists and invites their owners, all or nothing. A repeat changes
 * nothing and invites nobody twice.
 */
export const writePlaces = (
  db: Db,
  inputs: readonly PlaceInput[],
  writing: MailOptions,
): Promise<WrittenPlace[]> =>
  db.transaction(async (tx) => {
    const { now } = writing;
    const written: WrittenPlace[] = [];
    const ids: number[] = [];
    for (const { place, owner, language } of inputs) {
      const { id, code, isNew } = await savePlace(tx, place, now);
      ids.push(id);
      const action = isNew ? 'add_place' : 'change_place';
      await record(tx, { organisationId: id, userId: null, now }, action, code);
      const by = { ...writing, organisationId: id, userId: null };
      const invited =
        owner === null ? null : await invite(tx, by, { email: owner, role: 'owner', language });
      written.push({ slug: place.slug, title: place.title, isNew, owner, invited });
    }
    await planPlaces(tx, athensTime(now).date, ids);
    return written;
  });

interface Line {
  record: Record<string, string>;
  info: { lines: number };
}

/** Greek spreadsheets separate columns by semicolons. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split('\n', 1);
  return header.includes(';') && !header.includes(',') ? ';' : ',';
};

function linesOf(text: string): Line[] {
  try {
    return parse(text, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Line[];
  } catch (error) {
    const { lines, message } = error as Error & { lines?: number };
    throw new InputUnusable(`line ${lines ?? 1}: ${message}`, { cause: error });
  }
}

/**
 * Parses places from a CSV file with a header. docs/operations.md names its columns.
 * @throws InputUnusable with every fault of every line
 */
export function readPlacesFile(text: string): PlaceInput[] {
  const lines = linesOf(text);
  const known: readonly string[] = PLACE_FIELDS;
  const unknown = Object.keys(lines[0]?.record ?? {}).filter((name) => !known.includes(name));
  const faults = unknown.map((name) => `line 1: unknown column ${JSON.stringify(name)}`);
  if (lines.length === 0) faults.push('line 1: no place follows the header');
  const inputs: PlaceInput[] = [];
  const seen = new Map<string, number>();
  for (const { record: given, info } of lines) {
    const read = readPlace(given);
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => `line ${info.lines}: ${fault}`));
      continue;
    }
    const { slug } = read.input.place;
    const earlier = seen.get(slug);
    if (earlier !== undefined)
      faults.push(`line ${info.lines}: slug is already used in line ${earlier}`);
    seen.set(slug, earlier ?? info.lines);
    inputs.push(read.input);
  }
  if (faults.length > 0) throw new InputUnusable(faults.join('\n'));
  return inputs;
}

/** Parses one place from options. @throws InputUnusable with every fault */
export function readPlaceOptions(given: Partial<Record<PlaceField, string>>): PlaceInput {
  const read = readPlace(given);
  if ('faults' in read) throw new InputUnusable(read.faults.join('\n'));
  return read.input;
}

const noPlace = (slug: string) =>
  new InputUnusable(`There is no place with the slug ${slug}. npm run place -- list shows all.`);

/**
 * Closes or opens every list of a place from today on, each with an entry in the audit trail. While
 * the place is closed, lists that are added are closed too. Days that the plan closes stay closed.
 * @returns the number of lists
 */
export async function setPlaceOpen(db: Db, slug: string, isOpen: boolean, writing: MailOptions) {
  const place = await first<{ id: number }>(
    db,
    'UPDATE organisations SET closed_by_operator = $2 WHERE slug = $1 RETURNING id',
    [slug, !isOpen],
  );
  if (!place) throw noPlace(slug);
  const lists = await db.query<{ list_id: number; list_code: string }>(
    `SELECT id AS list_id, code AS list_code FROM waiting_lists
      WHERE organisation_id = $1 AND released_on >= $2 AND state <> $3 AND NOT closed_by_plan
      ORDER BY released_on, id`,
    [place.id, athensTime(writing.now).date, isOpen ? 'open' : 'closed'],
  );
  for (const list of lists) {
    const acting = { list: { ...list, id: place.id }, userId: null, writing };
    await changeList(db, acting, { state: isOpen ? 'open' : 'closed' });
  }
  return lists.length;
}

/**
 * Sends failed notices to holders of numbers again if they still matter, from yesterday's service
 * day on.
 * @returns the number of notices
 * @throws InputUnusable for an unknown slug
 */
export const resendNotices = (db: Db, slug: string, writing: MailOptions): Promise<number> =>
  db.transaction(async (tx) => {
    const place = await findOrganisationId(tx, slug);
    if (place === null) throw noPlace(slug);
    const lists = await columnOf<number>(
      tx,
      `SELECT l.id FROM waiting_lists l
        WHERE l.organisation_id = $1 AND l.released_on >= $2::date - 1 AND l.open_count > 0 ORDER BY l.id`,
      [place, athensTime(writing.now).date],
    );
    return mailDayNotices(tx, lists, writing);
  });

export interface ListedPlace {
  slug: string;
  title: string;
  city: string;
  owners: number;
  clerks: number;
  /** The last day that has a waiting list. */
  until: string | null;
}

export const listPlaces = (db: Db): Promise<ListedPlace[]> =>
  db.query(
    `SELECT o.slug, o.title, o.city,
            (SELECT count(*) FROM members m WHERE m.organisation_id = o.id AND role = 'owner') AS owners,
            (SELECT count(*) FROM members m WHERE m.organisation_id = o.id AND role = 'clerk') AS clerks,
            (SELECT max(released_on) FROM waiting_lists l WHERE l.organisation_id = o.id) AS until
       FROM organisations o ORDER BY o.title, o.id`,
  );
