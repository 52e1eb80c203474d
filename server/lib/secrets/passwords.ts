import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { unavailable } from '#server/lib/problem.ts';

/** Hashes and checks passwords, a few at once; the rest wait in a short queue. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Without a stored hash it takes as long and returns false, so that timing
   * does not reveal if an account exists. `watch` runs within the turn: `before` may refuse by
   * throwing, `fitted` records a correct password before the next turn begins.
   */
  verify(
    stored: string | null,
    password: string,
    watch?: { before: () => Promise<void>; fitted: () => Promise<unknown> },
  ): Promise<boolean>;
  /** True if a stored hash has the configured cost. Otherwise timing would distinguish accounts. */
  isCurrent(stored: string): boolean;
  /** Passwords being hashed, and passwords in the queue. */
  queue(): { running: number; waiting: number };
}

/** Less than a second of waiting at an ordinary cost. Beyond it, clients should retry later. */
const WAITING_MAX = 48;

/**
 * Creates the hasher: argon2id, the library's default. One hash takes `memoryKib`, two passes, one
 * lane (OWASP's argon2id advice). Tests replace argon2 to observe its calls.
 */
export function createPasswords(
  options: { memoryKib: number; concurrency: number },
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  const cost = { memoryCost: options.memoryKib, timeCost: 2, parallelism: 1 };
  const turns = pLimit(options.concurrency);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (turns.pendingCount >= WAITING_MAX) throw unavailable(2);
    return turns(work);
  };

  let dummy: Promise<string> | undefined;
  return {
    isCurrent: (stored) => stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
    queue: () => ({ running: turns.activeCount, waiting: turns.pendingCount }),
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password, watch) =>
      inTurn(async () => {
        await watch?.before();
        dummy ??= hash('nobody has this password', cost);
        const fits = await verify(stored ?? (await dummy), password);
        if (!fits || stored === null) return false;
        await watch?.fitted();
        return true;
      }),
  };
}
