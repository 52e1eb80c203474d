import { publishing } from '#server/db/publicVersion.ts';
import { isDatabaseDown, sqlState, type Db } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { takeBlock, takeTicket, type Taking, type Wish } from './takeTicket.ts';

/** Most wishes of one transaction. */
const BLOCK = 128;
/** Blocks of any lists under way at once, and of single lists that others hold, too. */
const MIXED = 2;
const PATIENT = 4;
/** How long a list counts as one that others hold, in milliseconds. */
const HELD_MS = 1_000;
/** Most wishes that wait; requests are bounded long before (capacity.ts). */
const QUEUE = 5_000;

/** Somebody with an account takes a ticket. */
export type PersonWish = Wish & { userId: number };

interface Entry {
  wish: PersonWish;
  /** Something in its block failed: it is tried by itself. */
  single: boolean;
  resolve(taking: Taking): void;
  reject(error: unknown): void;
}

/** Where takes wait for each other. */
export interface TicketDesk {
  /**
   * Takes a ticket, together with others that wait at the same moment.
   * @throws whatever went wrong with this wish, never what went wrong with another.
   */
  take(wish: PersonWish): Promise<Taking>;
  /** How many wait, and how many transactions are under way. */
  queue(): { waiting: number; blocks: number };
}

/** Whether the database said that nothing was written, for a reason that may be one wish's own. */
const rolledBack = (error: unknown): boolean => {
  const state = sqlState(error);
  return state !== undefined && (state.startsWith('40') || !isDatabaseDown(error));
};

/**
 * Group commit: while transactions are under way, takes wait, and the next transaction issues all
 * of them, in the order in which they came. Who comes alone does not wait. Of one list one block
 * is under way at a time; one that another process holds is waited for in a block of its own, so
 * that lists do not hinder each other. When a block fails, each of its members is tried by itself.
 */
export function openTicketDesk(db: Db): TicketDesk {
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

  /** The next block of those that fit, in order; nobody is in it twice. */
  const pick = (fits: (entry: Entry) => boolean): Entry[] => {
    const block: Entry[] = [];
    const people = new Set<number>();
    const rest: Entry[] = [];
    for (const entry of waiting) {
      const { listCode, userId } = entry.wish;
      const goes =
        block.length < BLOCK && !underWay.has(listCode) && !people.has(userId) && fits(entry);
      if (goes) {
        block.push(entry);
        people.add(userId);
      } else rest.push(entry);
    }
    waiting = rest;
    return block;
  };

  const pickMixed = () => pick((entry) => !entry.single && !isHeld(entry.wish.listCode));
  const pickPatient = () => {
    let list: string | undefined;
    let single = false;
    return pick((entry) => {
      const { listCode } = entry.wish;
      if (list === undefined) {
        if (!entry.single && !isHeld(listCode)) return false;
        list = listCode;
        single = entry.single;
        return true;
      }
      return !single && !entry.single && listCode === list;
    });
  };

  const settle = (block: Entry[], takings: (Taking | 'busy')[]) => {
    const again: Entry[] = [];
    for (const [index, entry] of block.entries()) {
      const taking = takings[index]!;
      if (taking === 'busy') {
        heldUntil.set(entry.wish.listCode, performance.now() + HELD_MS);
        again.push(entry);
      } else entry.resolve(taking);
    }
    waiting = [...again, ...waiting];
  };

  const run = async (block: Entry[], waits: boolean) => {
    const lists = new Set(block.map(({ wish }) => wish.listCode));
    for (const list of lists) underWay.add(list);
    try {
      if (block.length === 1 && waits) block[0]!.resolve(await takeTicket(db, block[0]!.wish));
      else {
        const wishes = block.map(({ wish }) => wish);
        settle(block, await publishing(db, () => takeBlock(db, wishes, waits)));
      }
    } catch (error) {
      const alone = block.length === 1 && waits;
      if (alone || !rolledBack(error)) for (const entry of block) entry.reject(error);
      else waiting = [...block.map((entry) => ({ ...entry, single: true })), ...waiting];
    } finally {
      for (const list of lists) underWay.delete(list);
    }
  };

  const send = () => {
    planned = false;
    while (mixed < MIXED) {
      const block = pickMixed();
      if (block.length === 0) break;
      mixed += 1;
      void run(block, false).finally(() => {
        mixed -= 1;
        send();
      });
    }
    while (patient < PATIENT) {
      const block = pickPatient();
      if (block.length === 0) break;
      patient += 1;
      void run(block, true).finally(() => {
        patient -= 1;
        send();
      });
    }
  };

  return {
    take: (wish) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= QUEUE) {
          reject(new Problem(503, 'unavailable', { headers: { 'retry-after': '1' } }));
          return;
        }
        waiting.push({ wish, single: false, resolve, reject });
        if (planned) return;
        planned = true;
        // After everything that arrived together has been read.
        setImmediate(send);
      }),
    queue: () => ({ waiting: waiting.length, blocks: mixed + patient }),
  };
}
