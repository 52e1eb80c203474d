import type { Context } from '#server/context.ts';
import { networkOf } from '#server/lib/network.ts';
import {
  counterKey,
  giveBack,
  isRemembered,
  remember,
  resetCounter,
  type Counter,
  type Limit,
} from '#server/repositories/people/rateLimits.ts';

const WINDOW_SECONDS = 600;
const NEVER_FULL = 2_147_483_647;
const KNOWN: Limit = { name: 'known_address', max: 1, seconds: 90 * 86_400 };

/** The counters of one attempt to sign in. */
export interface SignInWatch {
  /** Counters of the attempt, as a failure until it proves right; any may be used up. */
  counters: Counter[];
  /** The counter of a right attempt: each creates a session, which is stored for long. */
  right: Counter;
  /** The attempt was right: resets this client's failures and remembers its address from now on. */
  succeeded(): Promise<void>;
}

/**
 * Failures count against the network address, against this account from this address, and, where
 * the account never signed in from there, against the account as a whole. So guessing from many
 * addresses ends soon, while nobody can lock people out at the addresses they use.
 * @param email the e-mail address as `emailKey` normalises it
 */
export async function signInWatch(
  { db, clock, settings, keys }: Context,
  email: string,
  ip: string,
): Promise<SignInWatch> {
  const limit = (name: string, max: number): Limit => ({ name, max, seconds: WINDOW_SECONDS });
  const counter = (of: Limit, subject: string): Counter => ({
    limit: of,
    key: counterKey(of, subject, keys.current),
  });
  const address = networkOf(ip);
  const both = `${email} ${address}`;
  const known = counterKey(KNOWN, both, keys.current);
  const pair = counter(limit('sign_in_pair', settings.failedSignInsPerAccount), both);
  const strangers = counter(limit('sign_in_account', settings.failedSignInsPerAccount), email);
  const house = counter(limit('sign_in_address', settings.failedSignInsPerAddress), address);
  const isKnown = await isRemembered(db, known, clock.now());
  // Counted without a limit, so that timing does not reveal where an account has been used.
  const friend = counter(limit('sign_in_friend', NEVER_FULL), both);
  return {
    right: counter(limit('sign_in_right', settings.signInsPerAccount), email),
    counters: [pair, house, isKnown ? friend : strangers],
    succeeded: async () => {
      await resetCounter(db, pair.key);
      if (!isKnown) await resetCounter(db, strangers.key);
      await giveBack(db, isKnown ? [house, friend] : [house]);
      await remember(db, KNOWN, known, clock.now());
    },
  };
}

/**
 * Remembers the address from which an account was created. @param email as `emailKey` normalises it
 */
export const rememberAddress = async (
  { db, clock, keys }: Context,
  email: string,
  ip: string,
): Promise<void> => {
  const subject = `${email} ${networkOf(ip)}`;
  await remember(db, KNOWN, counterKey(KNOWN, subject, keys.current), clock.now());
};
