import { isDatabaseDown, sqlState, type Db } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { takeBatch, takeTicket, type TakeOutcome, type TakeRequest } from './takeTicket.ts';

/** Most requests of one transaction. */
const BATCH = 128;
/** Batches under way at once: of any lists, and of single lists whose row another process holds. */
const MIXED = 2;
const PATIENT = 4;
/** How long a list counts as one that others hold, in milliseconds. */
const HELD_MS = 1_000;
/** Takes that may wait; HTTP requests are bounded long before (capacity.ts). */
const QUEUE = 5_000;

/** Somebody with an account takes a ticket. */
export type PersonTake = TakeRequest & { userId: number };

interface Entry {
  request: PersonTake;
  /** Something in its batch failed: it is tried by itself. */
  single: boolean;
  resolve(outcome: TakeOutcome): void;
  reject(error: unknown): void;
}

/** Where takes wait for each other. */
export interface TicketQueue {
  /**
   * Takes a ticket, together with others that wait at the same moment.
   * @throws whatever went wrong with this request, never what went wrong with another.
   */
  take(request: PersonTake): Promise<TakeOutcome>;
  /** How many wait, and how many transactions are under way. */
  queue(): { waiting: number; batches: number };
}

/** Whether the database said that nothing was written, for a reason that may be one request's own. */
const rolledBack = (error: unknown): boolean => {
  const state = sqlState(error);
  return state !== undefined && (state.startsWith('40') || !isDatabaseDown(error));
};

/**
 * Group commit: while transactions are under way, takes wait, and the next transaction issues all
 * of them, in the order in which they came. A take that comes alone does not wait. Of one list one batch
 * is under way at a time; one that another process holds is waited for in a batch of its own, so
 * that lists do not hinder each other. When a batch fails, each of its members is tried by itself.
 */
export function openTicketQueue(db: Db): TicketQueue {
  let waiting: Entry[] = [];
  let mixed = 0;
  let patient = 0;
  let planned = false;
  const underWay = new Set<string>();
  const heldUntil = new Map<string, number>();

  const isHeld = (list: string) => {
    const until = heldUntil.get(list);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    heldUntil.delete(list);
    return false;
  };

  /** The next batch of those that fit, in order; nobody is in it twice. */
  const pick = (fits: (entry: Entry) => boolean): Entry[] => {
    const batch: Entry[] = [];
    const people = new Set<number>();
    const rest: Entry[] = [];
    for (const entry of waiting) {
      const { listCode, userId } = entry.request;
      const goes =
        batch.length < BATCH && !underWay.has(listCode) && !people.has(userId) && fits(entry);
      if (goes) {
        batch.push(entry);
        people.add(userId);
      } else rest.push(entry);
    }
    waiting = rest;
    return batch;
  };

  const pickMixed = () => pick((entry) => !entry.single && !isHeld(entry.request.listCode));
  const pickPatient = () => {
    let list: string | undefined;
    let single = false;
    return pick((entry) => {
      const { listCode } = entry.request;
      if (list === undefined) {
        if (!entry.single && !isHeld(listCode)) return false;
        list = listCode;
        single = entry.single;
        return true;
      }
      return !single && !entry.single && listCode === list;
    });
  };

  const settle = (batch: Entry[], outcomes: (TakeOutcome | 'busy')[]) => {
    const again: Entry[] = [];
    for (const [index, entry] of batch.entries()) {
      const outcome = outcomes[index]!;
      if (outcome === 'busy') {
        heldUntil.set(entry.request.listCode, performance.now() + HELD_MS);
        again.push(entry);
      } else entry.resolve(outcome);
    }
    waiting = [...again, ...waiting];
  };

  const run = async (batch: Entry[], waits: boolean) => {
    const lists = new Set(batch.map(({ request }) => request.listCode));
    for (const list of lists) underWay.add(list);
    try {
      if (batch.length === 1 && waits) batch[0]!.resolve(await takeTicket(db, batch[0]!.request));
      else {
        const requests = batch.map(({ request }) => request);
        settle(batch, await takeBatch(db, requests, waits));
      }
    } catch (error) {
      const alone = batch.length === 1 && waits;
      if (alone || !rolledBack(error)) for (const entry of batch) entry.reject(error);
      else waiting = [...batch.map((entry) => ({ ...entry, single: true })), ...waiting];
    } finally {
      for (const list of lists) underWay.delete(list);
    }
  };

  const send = () => {
    planned = false;
    while (mixed < MIXED) {
      const batch = pickMixed();
      if (batch.length === 0) break;
      mixed += 1;
      void run(batch, false).finally(() => {
        mixed -= 1;
        send();
      });
    }
    while (patient < PATIENT) {
      const batch = pickPatient();
      if (batch.length === 0) break;
      patient += 1;
      void run(batch, true).finally(() => {
        patient -= 1;
        send();
      });
    }
  };

  return {
    take: (request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= QUEUE) {
          reject(new Problem(503, 'unavailable', { headers: { 'retry-after': '1' } }));
          return;
        }
        waiting.push({ request, single: false, resolve, reject });
        if (planned) return;
        planned = true;
        // After everything that arrived together has been read.
        setImmediate(send);
      }),
    queue: () => ({ waiting: waiting.length, batches: mixed + patient }),
  };
}
