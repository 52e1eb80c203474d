import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { CallResponse } from '#common/contract/counter.ts';
import type { Db } from '#server/db/client.ts';
import { ask, bearer, type Person } from '#tests/trust/servers.ts';
import { repeatedly, type Ledger, type CallResult } from './ledger.ts';

const COUNTER = 'Θυρίδα 1';

/**
 * Starts a clerk who calls the next ticket of a list, and repeats a command without a response
 * under its key. Returns a function to stop.
 */
export function startClerk(
  address: string,
  { who, list, ledger }: { who: Person; list: string; ledger: Ledger },
): () => Promise<void> {
  const callNext = async (key: string, over: AbortSignal): Promise<void> => {
    const headers = { ...bearer(who), 'idempotency-key': key };
    // Ends the visit of an earlier round, too.
    const payload = { waiting_list_code: list, counter: COUNTER, finish: 'processed' };
    const response = await ask(address, 'POST', '/api/counter/org-1/calls', headers, payload);
    if (response === null || response.status === 503) {
      await rest(50);
      if (!over.aborted) await callNext(key, over);
    } else if (response.status === 200) {
      const { ticket, finished } = JSON.parse(response.body) as CallResponse;
      ledger.calls.push({ called: ticket?.code ?? null, finished: finished?.code ?? null });
    } else {
      ledger.odd.push(`A call got ${response.status}: ${response.body.slice(0, 200)}`);
    }
  };
  return repeatedly(async (over) => {
    await callNext(randomUUID(), over);
    await rest(5);
  });
}

/** Acknowledged calls that the database has lost, and tickets that two calls returned. */
export async function lostCalls(db: Db, calls: readonly CallResult[]): Promise<string[]> {
  const results = new Map<string, 'called' | 'finished'>();
  const twice: string[] = [];
  for (const { called, finished } of calls) {
    if (called && results.has(called)) twice.push(`Ticket ${called} was called by two commands`);
    if (called) results.set(called, 'called');
    if (finished) results.set(finished, 'finished');
  }
  const rows = await db.query<{ code: string; status: string }>(
    'SELECT code, status FROM tickets WHERE called_at IS NOT NULL',
  );
  const statuses = new Map(rows.map(({ code, status }) => [code, status]));
  const lost = [...results].flatMap(([code, what]) => {
    const status = statuses.get(code);
    const fits = what === 'called' ? status !== undefined : status === 'processed';
    return fits ? [] : [`Ticket ${code} was ${what} and is ${status ?? 'not called'}`];
  });
  return [...twice, ...lost];
}

/** People with an acknowledged sign-up and not exactly one confirmation e-mail. */
export const lostMail = async (db: Db, people: readonly Person[]): Promise<string[]> =>
  (
    await db.query<{ email: string; messages: number }>(
      `SELECT asked.email, count(m.cause)::int AS messages
         FROM (SELECT DISTINCT jsonb_array_elements_text($1::jsonb) AS email) AS asked
         LEFT JOIN account_links k ON k.email = asked.email
         LEFT JOIN mail_outbox m ON m.cause = 'confirm/' || k.code
        GROUP BY asked.email HAVING count(m.cause) <> 1`,
      [JSON.stringify(people.map(({ email }) => email))],
    )
  ).map(({ email, messages }) => `${messages} emails to ${email} instead of one`);
