import { Type } from 'typebox';
import { PRIORITY_REASONS } from '#common/priority.ts';
import { named, nullable, nullish } from './common.ts';
import { CounterTicket } from './counter.ts';
import { endpoint } from './endpoint.ts';
import { PresenceState } from './presence.ts';

/** The longest time for which a ticket is parked, in minutes, and the usual one. */
export const PARK_MINUTES = { max: 120, usual: 30 } as const;
export const NOTE_MAX = 500;

const note = nullish(Type.String(), 'Up to 500 characters. If absent, it stays unchanged.');

/** 409 `service_closed`, `existing_ticket` with the person's other ticket, `not_possible_now`. */
export const transferTicket = endpoint('POST /api/counter/tickets/{code}/transfer', {
  body: named('TransferPayload', {
    service: Type.String({ description: 'The code of another service of the place.' }),
    note,
  }),
  response: CounterTicket,
});
/** Sets a ticket aside for its counter. 409 unless it is being served. */
export const parkTicket = endpoint('POST /api/counter/tickets/{code}/park', {
  body: named('ParkPayload', {
    minutes: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: PARK_MINUTES.max,
        description: `If absent, ${PARK_MINUTES.usual}.`,
      }),
    ),
    note,
  }),
  response: CounterTicket,
});
/** A clerk records where the holder of a waiting number is. 409 as for holders. */
export const setPresenceAtCounter = endpoint('POST /api/counter/tickets/{code}/presence', {
  body: named('CounterPresencePayload', { state: PresenceState }),
  response: CounterTicket,
});
/** Records that the called person is at the counter. */
export const confirmArrival = endpoint('POST /api/counter/tickets/{code}/here', {
  response: CounterTicket,
});
/** Puts a no-show or a cancelled ticket back to its place in the line. */
export const restoreTicket = endpoint('POST /api/counter/tickets/{code}/restore', {
  response: CounterTicket,
});
/** Reverts the last transfer, parking, arrival or restoring of a ticket within 60 seconds. */
export const takeBack = endpoint('POST /api/counter/tickets/{code}/take_back', {
  response: CounterTicket,
});
/** 409 after the visit. */
export const setNote = endpoint('PUT /api/counter/tickets/{code}/note', {
  body: named('NotePayload', { note: nullable(Type.String()) }),
  response: CounterTicket,
});
/** Null withdraws it: the ticket goes back to its first place. 409 after the call. */
export const setPriority = endpoint('PUT /api/counter/tickets/{code}/priority', {
  body: named('PriorityPayload', { reason: nullable(Type.Enum(PRIORITY_REASONS)) }),
  response: CounterTicket,
});
