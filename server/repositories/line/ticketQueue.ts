import pLimit from 'p-limit';
import { isDatabaseDown, sqlState, type Db } from '#server/db/client.ts';
import {
  takeBatch,
  takeTicket,
  TakeUnavailable,
  type TakeOutcome,
  type TakeRequest,
} from './takeTicket.ts';

const BATCH = 128;
/** Lists processed concurrently. Locked lists may block some of these slots. */
const LISTS = 6;
/** Maximum waiting requests. HTTP admission limits them earlier (capacity.ts). */
const QUEUE = 5_000;

export type PersonTake = TakeRequest & { userId: number };

/**
 * Takes a ticket, batched with concurrent requests for the same list.
 * @throws only the error of this request, never that of another
 */
export type TicketQueue = (request: PersonTake) => Promise<TakeOutcome>;

interface Entry {
  request: PersonTake;
  resolve(outcome: TakeOutcome | Promise<TakeOutcome>): void;
  reject(error: unknown): void;
}

/** True if the database wrote nothing, for a reason that may concern a single request. */
const rolledBack = (error: unknown): boolean => {
  const state = sqlState(error);
  return state !== undefined && (state.startsWith('40') || !isDatabaseDown(error));
};

/**
 * Group commit: each list has at most one transaction under way. Requests that arrive meanwhile
 * wait, and the next transaction issues all of them in order. A single request does not wait. If a
 * batch fails, each of its requests is retried alone.
 */
export function openTicketQueue(db: Db): TicketQueue {
  const waiting = new Map<string, Entry[]>();
  const inTurn = pLimit(LISTS);
  let pending = 0;

  /** Removes the next batch from a list's queue. A batch contains a person once. */
  const nextBatch = (list: string): Entry[] => {
    const people = new Set<number>();
    const batch: Entry[] = [];
    const rest: Entry[] = [];
    for (const entry of waiting.get(list)!) {
      const { userId } = entry.request;
      const isNext = batch.length < BATCH && !people.has(userId);
      (isNext ? batch : rest).push(entry);
      people.add(userId);
    }
    waiting.set(list, rest);
    return batch;
  };

  const issue = async (batch: Entry[]) => {
    const alone = async () => {
      for (const { request, resolve } of batch) {
        const outcome = takeTicket(db, request);
        resolve(outcome);
        await outcome.catch(() => undefined);
      }
    };
    if (batch.length === 1) return alone();
    try {
      const requests = batch.map(({ request }) => request);
      const outcomes = await takeBatch(db, requests);
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
    } catch (error) {
      if (rolledBack(error)) return alone();
      for (const { reject } of batch) reject(error);
    }
  };

  const serve = async (list: string) => {
    const batch = nextBatch(list);
    await issue(batch);
    pending -= batch.length;
    if (waiting.get(list)!.length > 0) void inTurn(serve, list);
    else waiting.delete(list);
  };

  return (request) =>
    new Promise((resolve, reject) => {
      if (pending >= QUEUE) {
        reject(new TakeUnavailable());
        return;
      }
      pending += 1;
      const entry = { request, resolve, reject };
      const line = waiting.get(request.listCode);
      if (line) {
        line.push(entry);
        return;
      }
      waiting.set(request.listCode, [entry]);
      // Wait until all requests that arrived together are parsed.
      setImmediate(() => void inTurn(serve, request.listCode));
    });
}
