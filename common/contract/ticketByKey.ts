import { Type, type Static } from 'typebox';
import { named, nullable } from '#common/contract/common.ts';
import { endpoint } from './endpoint.ts';
import { Called, LiveQuery } from './line.ts';
import { noticeField } from './notice.ts';
import { PresenceState } from './presence.ts';
import { LetPassOutcomes, Ticket, TicketEvents } from './tickets.ts';

/** The place of a ticket. Each field is a column of `organisations` with the same name. */
const placeFields = {
  phone: nullable(Type.String()),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
};
export const TICKET_PLACE_FIELDS = Object.keys(placeFields) as (keyof typeof placeFields)[];

/** A ticket as anyone with its key sees it: with its place and its line, without the person. */
export const TicketByKey = named('TicketByKey', {
  ...Ticket.properties,
  service: Type.String({ description: 'The service of its list; empty if a place has only one.' }),
  list_state: Type.Enum(['open', 'paused', 'closed']),
  day_closed: Type.Optional(
    Type.Boolean({
      description:
        'The owner closed the day, and nobody is called. `message` has the reason, if given.',
    }),
  ),
  message: nullable(Type.String(), 'The notice of the place for people who wait.'),
  ...noticeField,
  place: Type.Object(placeFields),
  now_serving: Type.Array(Called, { description: 'Latest call first.' }),
  walk_in: Type.Boolean({ description: 'It has no account, so its key also authorises actions.' }),
});
export type TicketByKey = Static<typeof TicketByKey>;

/** 404 for an unknown key. */
export const getTicketByKey = endpoint('GET /api/tickets/{key}', { response: TicketByKey });
/** Events named `ticket`, each with a `TicketByKey`. */
export const streamTicket = endpoint('GET /api/tickets/{key}/live', { query: LiveQuery });
/** The ticket as a calendar event, RFC 5545. */
export const getTicketCalendar = endpoint('GET /api/tickets/{key}.ics');
/** Newest first. */
export const getTicketEvents = endpoint('GET /api/tickets/{key}/events', {
  response: TicketEvents,
});
/** The outcome of letting people pass, for several numbers of people. */
export const getLetPassOutcomes = endpoint('GET /api/tickets/{key}/let_pass', {
  response: LetPassOutcomes,
});
/**
 * The holder says where they are: a walk-in by the key, a person with an account signed in.
 * 409 `presence_off`, `away_used`, `not_possible_now` with the current ticket.
 */
export const setPresence = endpoint('POST /api/tickets/{key}/presence', {
  body: named('PresencePayload', { state: PresenceState }),
  response: Ticket,
});
export const cancelByKey = endpoint('POST /api/tickets/{key}/cancel');
