import type { MemberRole, PlaceSummary } from '#common/contract/counter.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import { first, type Queryable } from '#server/db/client.ts';
import { nameIn, namesIn } from '#server/repositories/organisations/english.ts';
import { pick } from '#server/repositories/pick.ts';

/** A place as its members see it. */
export interface MemberPlace extends PlaceSummary {
  id: number;
  role: MemberRole;
  counters: number;
  counter_name: string;
  counter_names: string[];
  patience_seconds: number;
  confirms_arrival: boolean;
  clerks_choose_services: boolean;
}

const columns = (language: Language = defaultLanguage) => `o.id, o.code, o.slug,
  ${namesIn(language)}, o.image, o.counters, o.counter_name, o.counter_names, o.patience_seconds,
  o.confirms_arrival, o.clerks_choose_services, m.role`;
const FROM = 'FROM members m JOIN organisations o ON o.id = m.organisation_id';

const SUMMARY = ['code', 'slug', 'title', 'address', 'city', 'image'] as const;

export const toPlace = (place: PlaceSummary): PlaceSummary => pick(place, SUMMARY);

/** Counter names of a place: those that the owner typed, or generated names such as «Θυρίδα 1». */
export const counterNames = ({
  counters,
  counter_name: name,
  counter_names: own,
}: Pick<MemberPlace, 'counters' | 'counter_name' | 'counter_names'>): string[] =>
  Array.from({ length: counters }, (_, n) => own[n] || `${name} ${n + 1}`);

/** The places of a member by title, with their names in a language. */
export const placesOfMember = (
  db: Queryable,
  userId: number,
  language: Language,
): Promise<MemberPlace[]> =>
  db.query(
    `SELECT ${columns(language)} ${FROM}
      WHERE m.user_id = $1 ORDER BY ${nameIn(language, 'title')}, o.id`,
    [userId],
  );

export type MemberList = MemberPlace & { list_id: number; list_code: string };

export type MemberTicket = MemberList & { ticket_id: number; ticket_code: string };

/**
 * Finds a record of a place by its code, `$2`, with the names of the place in a language;
 * `undefined` unless the person is a member.
 */
const findIn =
  <Found extends MemberPlace>(name: string, more: string, joins: string, where: string) =>
  (db: Queryable, userId: number, code: string, language?: Language): Promise<Found | undefined> =>
    first(
      db,
      `SELECT ${columns(language)} ${more} ${FROM} ${joins} WHERE m.user_id = $1 AND ${where}`,
      [userId, code],
      `${name}_${language ?? 'any'}`,
    );

const LIST = ', l.id AS list_id, l.code AS list_code';
const LISTS = 'JOIN waiting_lists l ON l.organisation_id = o.id';

export const placeOfMember = findIn<MemberPlace>(
  'member_place',
  '',
  '',
  '(o.slug = $2 OR o.code = $2) ORDER BY o.slug = $2 DESC LIMIT 1',
);
export const listOfMember = findIn<MemberList>('member_list', LIST, LISTS, 'l.code = $2');
export const ticketOfMember = findIn<MemberTicket>(
  'member_ticket',
  `${LIST}, t.id AS ticket_id, t.code AS ticket_code`,
  `${LISTS} JOIN tickets t ON t.waiting_list_id = l.id`,
  't.code = $2',
);
