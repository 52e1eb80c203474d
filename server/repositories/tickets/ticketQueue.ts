import pLimit from 'p-limit';
import { isDatabaseDown, sqlState, type Db } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { takeBatch, takeTicket, type TakeOutcome, type TakeRequest } from './takeTicket.ts';

/** Most requests of one transaction. */
const BATCH = 128;
/** Lists that are served at once: some may be held by others, who let them wait. */
const LISTS = 6;
/** Takes that may wait; HTTP requests are bounded long before (capacity.ts). */
const QUEUE = 5_000;

export type PersonTake = TakeRequest & { userId: number };

/**
 * Takes a ticket, together with others that want one of the same list at the same moment.
 * @throws whatever went wrong with this request, never what went wrong with another.
 */
export type TicketQueue = (request: PersonTake) => Promise<TakeOutcome>;

interface Entry {
  request: PersonTake;
  resolve(outcome: TakeOutcome | Promise<TakeOutcome>): void;
  reject(error: unknown): void;
}

/** Whether the database said that nothing was written, for a reason that may be one request's own. */
const rolledBack = (error: unknown): boolean => {
  const state = sqlState(error);
  return state !== undefined && (state.startsWith('40') || !isDatabaseDown(error));
};

/**
 * Group commit: of each list one transaction is under way at a time; meanwhile its takes wait, and
 * the next one issues all of them, in the order in which they came. A take that comes alone does not
 * wait. When a batch fails, each of its members is tried by itself.
 */
export function openTicketQueue(db: Db): TicketQueue {
  const waiting = new Map<string, Entry[]>();
  const inTurn = pLimit(LISTS);
  let pending = 0;

  /** Takes the next batch out of a list's line; nobody is in it twice. */
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
        reject(new Problem(503, 'unavailable', { headers: { 'retry-after': '1' } }));
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
      // After everything that arrived together has been read.
      setImmediate(() => void inTurn(serve, request.listCode));
    });
}
