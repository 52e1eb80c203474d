import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import { ask, bearer, type Person } from '#tests/trust/crash/load.ts';

const COUNTER = 'Θυρίδα 1';

/** What a clerk was told: the ticket that was called, and the one that was finished by it. */
export interface Press {
  called: string | null;
  finished: string | null;
}

/** Somebody who presses "next" at the counter of a list, and repeats a press without an answer. */
export interface Clerk {
  presses: Press[];
  stop(): Promise<void>;
}

/** Starts a clerk. @param odd gets answers that nobody should get */
export function startClerk(
  address: string,
  who: Person,
  { place, list, odd }: { place: string; list: string; odd: string[] },
): Clerk {
  const presses: Press[] = [];
  const stopped = new AbortController();
  let isServing = false;

  const press = async (key: string): Promise<void> => {
    const headers = { ...bearer(who), 'idempotency-key': key };
    const finish = isServing ? 'processed' : null;
    const payload = { waiting_list_code: list, counter: COUNTER, finish };
    const answer = await ask(address, 'POST', `/api/counter/${place}/calls`, headers, payload);
    if (answer === null || answer.status === 503) {
      await rest(50);
      return stopped.signal.aborted ? undefined : press(key);
    }
    if (answer.status !== 200) {
      odd.push(`A press was answered ${answer.status}: ${answer.body.slice(0, 200)}`);
      return undefined;
    }
    const { ticket, finished } = JSON.parse(answer.body) as Record<
      'ticket' | 'finished',
      { code: string } | null
    >;
    presses.push({ called: ticket?.code ?? null, finished: finished?.code ?? null });
    isServing = ticket !== null;
    return undefined;
  };
  const work = (async () => {
    while (!stopped.signal.aborted) {
      await press(randomUUID());
      await rest(5);
    }
  })();
  return {
    presses,
    stop: async () => {
      stopped.abort();
      await work;
    },
  };
}

/** What a clerk was told and the database does not know. */
export async function lostPresses(db: Db, presses: readonly Press[]): Promise<string[]> {
  const told = new Map<string, 'called' | 'finished'>();
  for (const { called, finished } of presses) {
    if (called) told.set(called, 'called');
    if (finished) told.set(finished, 'finished');
  }
  const rows = await db.query<{ code: string; status: string }>(
    'SELECT code, status FROM tickets WHERE called_at IS NOT NULL',
  );
  const statuses = new Map(rows.map(({ code, status }) => [code, status]));
  return [...told].flatMap(([code, what]) => {
    const status = statuses.get(code);
    const fits = what === 'called' ? status !== undefined : status === 'processed';
    return fits ? [] : [`Ticket ${code} was ${what} and is ${status ?? 'not called'}`];
  });
}

/** People whose sign-up was acknowledged and whose message to confirm it is not in the outbox. */
export const lostMail = async (db: Db, people: readonly Person[]): Promise<string[]> =>
  (
    await db.query<{ email: string }>(
      `SELECT asked.email FROM jsonb_array_elements_text($1::jsonb) AS asked (email)
        WHERE NOT EXISTS (
          SELECT FROM account_links k JOIN mail_outbox m ON m.cause = 'confirm/' || k.code
           WHERE k.email = asked.email)`,
      [JSON.stringify(people.map(({ email }) => email))],
    )
  ).map(({ email }) => `The message to ${email} is lost`);
