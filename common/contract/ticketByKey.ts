import { Type, type Static } from 'typebox';
import { named, nullable } from '#common/contract/common.ts';
import { endpoint } from './endpoint.ts';
import { Called } from './line.ts';
import { LetPassOutcomes, Ticket, TicketEvents } from './tickets.ts';

/** A ticket as whoever has its key sees it: with its place and its line, without a person. */
export const TicketByKey = named('TicketByKey', {
  ...Ticket.properties,
  service: Type.String({ description: 'What its list is for; empty where a place has one.' }),
  list_state: Type.Enum(['open', 'paused', 'closed']),
  day_closed: Type.Optional(
    Type.Boolean({
      description:
        'The owner closed its day by hand: nobody is called. `message` says why, if they did.',
    }),
  ),
  message: nullable(Type.String(), 'What the place says to those who wait.'),
  place: Type.Object({
    phone: nullable(Type.String()),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
  }),
  now_serving: Type.Array(Called, { description: 'The last called first.' }),
  walk_in: Type.Boolean({ description: 'It has no account: its key also acts.' }),
});
export type TicketByKey = Static<typeof TicketByKey>;

/** 404 when no ticket has this key. */
export const getTicketByKey = endpoint('GET /api/tickets/{key}', { answer: TicketByKey });
/** The newest first. */
export const getTicketEvents = endpoint('GET /api/tickets/{key}/events', { answer: TicketEvents });
/** The outcome of letting people pass, for some numbers of people. */
export const getLetPassOutcomes = endpoint('GET /api/tickets/{key}/let_pass', {
  answer: LetPassOutcomes,
});
export const cancelByKey = endpoint('POST /api/tickets/{key}/cancel');
