import { Type, type Static } from 'typebox';
import { count, named, nullable, nullish } from './common.ts';
import { PlaceSummary } from './counter.ts';
import { endpoint } from './endpoint.ts';
import { noticeField } from './notice.ts';
import { PublicService } from './services.ts';
import { Estimate, Ticket } from './tickets.ts';
import { WaitingListState } from './waitingLists.ts';

/** How people without an account take a number at the door of a place. */
export const DOOR_MODES = ['off', 'poster', 'rotating'] as const;
export const DoorMode = Type.Enum(DOOR_MODES, {
  description:
    '`poster`: the address is always the same. `rotating`: its code changes every 30 seconds.',
});
export type DoorMode = Static<typeof DoorMode>;

/** Digits of a code that people type. */
export const CODE_DIGITS = 6;

const CODE_MAX = 100;

/** A service that gives numbers at the door today. */
const DoorService = Type.Object({
  service: nullable(PublicService, 'Null if the place has only one.'),
  state: WaitingListState,
  waiting: count(),
  message: nullable(Type.String(), 'The notice of the place for people who wait.'),
  estimate: nullable(Estimate, 'For a number taken now; null: unknown.'),
});

export const JoinView = named('JoinView', {
  organisation: PlaceSummary,
  mode: DoorMode,
  ...noticeField,
  pass: nullable(
    Type.String(),
    'What a valid code was traded for: it opens the door for ten minutes, as `code`. Null without a code.',
  ),
  services: Type.Array(DoorService, {
    description: 'The first one is used if the person chooses none.',
  }),
  ticket: nullable(Ticket, 'The last number here today of this account or phone, with its key.'),
});
export type JoinView = Static<typeof JoinView>;

export const JoinPayload = named('JoinPayload', {
  service: nullish(Type.String(), 'The code of a service; null: the first.'),
  code: nullish(
    Type.String({ maxLength: CODE_MAX }),
    'With `rotating`: the pass, the code of the address, or the six digits.',
  ),
});
export type JoinPayload = Static<typeof JoinPayload>;

/** 404 if the place gives no numbers at the door; 410 `code_expired`. */
export const getJoin = endpoint('GET /api/join/{id}', {
  query: Type.Object({
    code: Type.Optional(
      Type.String({ maxLength: CODE_MAX, description: 'Empty: the address of a poster.' }),
    ),
  }),
  response: JoinView,
});
/** 201 with a new ticket; 200 with the open ticket of this account or phone. */
export const joinLine = endpoint('POST /api/join/{id}', { body: JoinPayload, response: Ticket });

export const FindPayload = named('FindPayload', {
  organisation: Type.String({ maxLength: 200, description: 'Slug or code of the place.' }),
  label: Type.String({ maxLength: 20, description: 'Letter and number, e.g. «Β12».' }),
  lookup: Type.String({ maxLength: 20, description: 'The six digits.' }),
});

export type FindPayload = Static<typeof FindPayload>;

/** Opens a ticket without its link. 404; 429 after too many wrong guesses within an hour. */
export const findTicket = endpoint('POST /api/find', {
  body: FindPayload,
  response: named('FoundKey', { key: Type.String() }),
});
