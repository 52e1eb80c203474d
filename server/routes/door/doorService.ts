import type { FastifyRequest } from 'fastify';
import type { JoinPayload } from '#common/contract/door.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { found, Problem } from '#server/lib/problem.ts';
import {
  isDigits,
  openDoor,
  STEP_SECONDS,
  stepAt,
  type Opened,
} from '#server/lib/secrets/doorCode.ts';
import {
  joinAtDoor,
  keyOfPerson,
  keyOfPhone,
  placeWithDoor,
  type DoorPlace,
} from '#server/repositories/door/join.ts';
import { Refused } from '#server/repositories/idempotency.ts';
import {
  byKey,
  byNetwork,
  consume,
  counterOf,
  countersOf,
  refund,
  type Limit,
} from '#server/repositories/people/rateLimits.ts';
import { savePresence } from '#server/repositories/tickets/presence.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { createTicketService } from '#server/routes/tickets/ticketService.ts';
import { countAgainst, tooMany } from '#server/plugins/requests/rateLimits.ts';
import { phoneIn } from './phone.ts';

const DAY = 86_400;

/** Takers that cancel and take again. */
const OF_PHONE: Limit = { name: 'joins_of_phone', max: 10, seconds: DAY };
/** More than a hall holds. A code that was photographed and published opens no more than this. */
const OF_STEP: Limit = { name: 'joins_of_step', max: 400, seconds: DAY };
const OF_PLACE: Limit = { name: 'joins_of_place', max: 5000, seconds: DAY };
/** Generous, because all people of a hall may share one Wi-Fi. */
const OF_NETWORK: Limit = { name: 'joins_of_network', max: 500, seconds: 3600 };
/** Without a cookie, nothing distinguishes a second click from a second person. */
const WITHOUT_COOKIE: Limit = { name: 'joins_without_cookie', max: 30, seconds: 3600 };
const WRONG_DIGITS: Limit = { name: 'wrong_digits', max: 10, seconds: STEP_SECONDS };

export const isOpenTicket = ({ status }: Ticket): boolean =>
  status === 'scheduled' || status === 'running';

/** Numbers for phones at the door of a place, for the API and for the form of its page. */
export function createDoor(app: App) {
  const { context } = app;
  const { db, clock, keys } = context;
  const tickets = createTicketService(context, app.estimates);

  const placeOf = async (request: FastifyRequest, id: string): Promise<DoorPlace> =>
    found(
      await placeWithDoor(db, id, { language: request.language, now: clock.now() }),
      'door_closed',
    );

  /**
   * Checks what a person scanned or typed. Typed digits count as wrong until they have proved right,
   * in one transaction, so that concurrent guesses do not exceed the limit.
   * @throws Problem 404, 410 or 429
   */
  const open = async (request: FastifyRequest, place: DoorPlace, text: string): Promise<Opened> => {
    const now = clock.now();
    const opened = openDoor(keys, place.code, text, now);
    if (isDigits(text)) {
      const guesses = counterOf(WRONG_DIGITS, `${place.code} ${stepAt(now)}`, keys);
      const wait = await db.transaction(async (tx) => {
        const seconds = await consume(tx, [guesses], now);
        if (seconds === 0 && opened.verdict === 'valid') await refund(tx, [guesses]);
        return seconds;
      });
      if (wait > 0) throw tooMany(request, 'too_many_codes', wait);
    }
    if (opened.verdict === 'foreign') throw new Problem(404, 'door_closed');
    if (opened.verdict === 'expired') throw new Problem(410, 'code_expired');
    return opened;
  };

  const ticketOf = async (request: FastifyRequest, key: string): Promise<Ticket> =>
    tickets.toResponse(await tickets.read(() => findTicketByKey(db, key, request.language)), true);

  /**
   * The last number of the caller's account or phone at a place, on the current service day. An open
   * one comes first, then that of the account.
   */
  const heldBy = async (request: FastifyRequest, place: DoorPlace): Promise<Ticket | null> => {
    const now = clock.now();
    const phone = phoneIn(request, context);
    const keys = [
      request.user && (await keyOfPerson(db, place.id, request.user.id, now)),
      phone === null ? null : await keyOfPhone(db, place.id, phone, now),
    ];
    const held: Ticket[] = [];
    for (const key of keys) if (key !== null) held.push(await ticketOf(request, key));
    return held.find(isOpenTicket) ?? held[0] ?? null;
  };

  /** Limits of a take at the door: phone, code, place and network. */
  const countedBy = (
    request: FastifyRequest,
    place: DoorPlace,
    { phone, step }: { phone: string | null; step: number | null },
  ): [Limit, string][] => [
    [OF_PLACE, `${place.code} ${today(clock)}`],
    ...(step === null ? [] : [[OF_STEP, `${place.code} ${step}`] as [Limit, string]]),
    ...(phone === null ? [] : [[OF_PHONE, `${place.code} ${phone}`] as [Limit, string]]),
    ...byNetwork(phone === null ? WITHOUT_COOKIE : OF_NETWORK, request.ip, place.code),
  ];

  return {
    placeOf,
    open,
    heldBy,
    /**
     * Marks the caller's waiting number as here, because they have scanned the code of the door. A
     * rotating code must hold; a wrong or old one changes nothing.
     */
    arrive: async (place: DoorPlace, key: string, code: string): Promise<void> => {
      const now = clock.now();
      const text = code.trim();
      if (
        place.door === 'rotating' &&
        (isDigits(text) || openDoor(keys, place.code, text, now).verdict !== 'valid')
      )
        return;
      const row = await findTicketByKey(db, key);
      if (!row?.shows_presence || row.status !== 'scheduled' || row.presence === 'here') return;
      await savePresence(db, {
        ticketId: row.id,
        listId: row.waiting_list_id,
        state: 'here',
        now,
      });
    },
    /**
     * Takes a number, or returns the open number of this account or phone. The limits of the door
     * apply to people with an account too: without one, they would get the same number.
     * @throws Problem 404, 410, 422 or 429
     */
    join: async (
      request: FastifyRequest,
      id: string,
      { service = null, code = null }: JoinPayload,
    ): Promise<{ ticket: Ticket; isNew: boolean }> => {
      const place = await placeOf(request, id);
      const held = await heldBy(request, place);
      if (held && isOpenTicket(held)) return { ticket: held, isNew: false };
      const now = clock.now();
      let step: number | null = null;
      if (place.door === 'rotating') {
        if (!code?.trim()) throw new Problem(422, 'code_missing');
        ({ step } = await open(request, place, code.trim()));
      }
      const phone = phoneIn(request, context);
      const counted = countedBy(request, place, { phone, step });
      await countAgainst(context, db, request, 'too_many_joins', counted);
      const issued = await joinAtDoor(db, {
        organisationId: place.id,
        userId: request.user?.id ?? null,
        phone,
        service,
        idempotencyKey: request.idempotencyKey,
        now,
        today: today(clock),
      });
      if (issued instanceof Refused) {
        const { reason } = issued;
        throw new Problem(reason === 'waiting_list_not_found' ? 404 : 422, reason);
      }
      const ticket = await ticketOf(request, issued.key);
      if (!issued.isNew) {
        // A repeated click took no number, so it must not count against the shared limit of the
        // hall.
        await refund(db, countersOf(counted, keys).toSorted(byKey));
      } else {
        app.recordPrediction({ code: ticket.code, ahead: ticket.people_ahead ?? 0, at: now });
      }
      return { ticket, isNew: issued.isNew };
    },
  };
}
