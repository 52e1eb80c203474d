import { toAthensIso } from '#common/calendar/athens.ts';
import type { findTickets as findTicketsCall } from '#common/contract/counter.ts';
import { fold } from '#common/greek/fold.ts';
import type { Queryable } from '#server/db/client.ts';
import { lookalikeOf } from '#server/lib/labels.ts';
import type { Static } from 'typebox';
import { counterTickets, type Reading } from './counterView.ts';
import { EVENT_KIND } from '#server/repositories/line/line.ts';

type Found = Static<NonNullable<(typeof findTicketsCall)['response']>>['records'][number];

const FOUND_MAX = 20;

interface Candidate {
  id: number;
  rank: number;
  letter: string | null;
  first_name: string | null;
  last_name: string | null;
}

const BETWEEN_NAMES = /[\s-]+/;
const LABEL = /^(\p{L}{0,2})\s*(\d{1,9})$/u;

type Search = Reading & { organisationId: number; date: string; query: string };

/** True for a ticket with this label or number, or whose holder's names begin like the words. */
function matcherOf(query: string): (one: Candidate) => boolean {
  const [, letters = '', number] = LABEL.exec(query) ?? [];
  if (number !== undefined) {
    const look = lookalikeOf(letters);
    return ({ rank, letter }) =>
      rank === Number(number) && (look === '' || lookalikeOf(letter ?? '') === look);
  }
  const words = fold(query).split(BETWEEN_NAMES).filter(Boolean);
  return ({ first_name: first, last_name: last }) => {
    const names = fold(`${first ?? ''} ${last ?? ''}`).split(BETWEEN_NAMES);
    return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
  };
}

/**
 * Tickets of a day by label, number or the beginning of a name, in any state, in line order, with
 * what happened to each.
 */
export async function findTickets(
  db: Queryable,
  { organisationId, date, query, ...reading }: Search,
): Promise<Found[]> {
  const all = await db.query<Candidate>(
    `SELECT t.id, t.rank, t.letter, coalesce(u.first_name, n.name) AS first_name, u.last_name
       FROM waiting_lists l JOIN tickets t ON t.waiting_list_id = l.id
       LEFT JOIN users u ON u.id = t.user_id
       LEFT JOIN ticket_names n ON n.ticket_id = t.id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date ORDER BY t.line_position`,
    [organisationId, date],
  );
  const found = all.filter(matcherOf(query.trim())).slice(0, FOUND_MAX);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = await db.query<{ code: string; at: Date; kind: string; counter: string | null }>(
    `SELECT t.code, e.at, ${EVENT_KIND} AS kind, e.counter
       FROM ticket_events e JOIN tickets t ON t.id = e.ticket_id
      WHERE e.ticket_id = ANY ($1::bigint[]) AND e.reason IS DISTINCT FROM 'priority_withdrawn'
      ORDER BY e.id`,
    [ids],
  );
  return (await counterTickets(db, ids, reading)).map((ticket) => ({
    ticket,
    events: events
      .filter(({ code }) => code === ticket.code)
      .map(({ at, kind, counter }) => ({
        at: toAthensIso(at),
        kind: kind as Found['events'][number]['kind'],
        counter,
      })),
    can: ticket.can,
  }));
}
