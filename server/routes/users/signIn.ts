import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMAIL_MAX } from '#common/input/email.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { deviceOf } from '#server/lib/device.ts';
import { emailKey } from '#server/lib/email.ts';
import { networkOf } from '#server/lib/network.ts';
import { Problem } from '#server/lib/problem.ts';
import { issueTokens, sessionRules } from '#server/plugins/auth.ts';
import { passwordsFor } from '#server/plugins/capacity.ts';
import {
  byNetwork,
  type LimitCounter,
  counterOf,
  refund,
  isRemembered,
  type Limit,
  remember,
  resetCounter,
  secondsToWait,
  consume,
} from '#server/repositories/people/rateLimits.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import {
  type AccountRow,
  findUserByEmail,
  holdPassword,
  isLocked,
  setPasswordHash,
  toUser,
  type UserRow,
} from '#server/repositories/people/users.ts';
import { tooMany } from '#server/plugins/requests/rateLimits.ts';

const WINDOW_SECONDS = 600;
const NEVER_FULL = 2_147_483_647;
const KNOWN: Limit = { name: 'known_address', max: 1, seconds: 90 * 86_400 };

export interface SignInWatch {
  /**
   * Counters of failures. An attempt counts as a failure until it succeeds. Any of them may be
   * full.
   */
  counters: LimitCounter[];
  /** The counter of successful attempts. Each creates a session, which is stored for a long time. */
  right: LimitCounter;
  /** Resets this client's failures and remembers its address after a success. */
  succeeded(): Promise<void>;
}

/**
 * Counts failures per network address, per account and address, and, for addresses where the
 * account never signed in, per account. Guessing from many addresses is limited, and nobody can
 * lock people out at their usual addresses.
 * @param email as `emailKey` normalises it
 */
export async function signInWatch(
  { db, clock, settings, keys }: Context,
  email: string,
  ip: string,
): Promise<SignInWatch> {
  const limit = (name: string, max: number): Limit => ({ name, max, seconds: WINDOW_SECONDS });
  const counter = (of: Limit, subject: string) => counterOf(of, subject, keys);
  const address = networkOf(ip);
  const both = `${email} ${address}`;
  const known = counter(KNOWN, both);
  const pair = counter(limit('sign_in_pair', settings.failedSignInsPerAccount), both);
  const account = counter(limit('sign_in_account', settings.failedSignInsPerAccount), email);
  const networks = byNetwork(limit('sign_in_address', settings.failedSignInsPerAddress), ip).map(
    ([of, network]) => counter(of, network),
  );
  const isKnown = await isRemembered(db, known, clock.now());
  // Counted without a limit, so that timing does not reveal the usual addresses of an account.
  const knownAddress = counter(limit('sign_in_friend', NEVER_FULL), both);
  return {
    right: counter(limit('sign_in_right', settings.signInsPerAccount), email),
    counters: [pair, ...networks, isKnown ? knownAddress : account],
    succeeded: async () => {
      await resetCounter(db, pair);
      if (!isKnown) await resetCounter(db, account);
      await refund(db, isKnown ? [...networks, knownAddress] : networks);
      await remember(db, known, clock.now());
    },
  };
}

/** Remembers the address of a new account's creator. @param email as `emailKey` normalises it */
export const rememberAddress = async (
  { db, clock, keys }: Context,
  email: string,
  ip: string,
): Promise<void> => {
  await remember(db, counterOf(KNOWN, `${email} ${networkOf(ip)}`, keys), clock.now());
};

/** Opens a session on the device of a request. @throws Problem 403 for a locked account */
export const openSession = async <Who extends UserRow>(
  context: Context,
  tx: Queryable,
  request: FastifyRequest,
  user: Who,
) => {
  if (await isLocked(tx, user.id)) throw new Problem(403, 'account_locked');
  const device = deviceOf(request.headers['user-agent']);
  return { user, ...(await startSession(tx, user.id, sessionRules(context), device)) };
};

/** Sets the tokens of a new session and returns its person. */
export function sendSession(
  context: Context,
  reply: FastifyReply,
  { user, ...session }: Awaited<ReturnType<typeof openSession>>,
) {
  issueTokens(reply, context, { ...session, user: user.code });
  return toUser(user);
}

/**
 * Finds a person by address and password. `password_hash` is the checked hash for `holdPassword`.
 * Counts failures and sign-ins. An unknown address and a wrong password have the same duration and
 * response.
 * @throws Problem 422, or 429 after too many attempts
 */
export async function userByPassword(
  context: Context,
  request: FastifyRequest,
  { email: address, password }: { email: string; password: string },
): Promise<AccountRow> {
  const { db, clock } = context;
  if (address.length > EMAIL_MAX) throw new Problem(422, 'invalid_credentials');
  const email = emailKey(address);
  const watch = await signInWatch(context, email, request.ip);
  const refuseFor = (wait: number) => {
    if (wait > 0) throw tooMany(request, 'too_many_attempts', wait);
  };
  // Refuse before hashing, because attempts queue for it.
  for (const counter of watch.counters) {
    refuseFor(await secondsToWait(db, counter, clock.now()));
  }
  const user = await findUserByEmail(db, address);
  const passwords = passwordsFor(request);
  const fits = await passwords.verify(user?.password_hash ?? null, password.slice(0, 1000), {
    before: async () => refuseFor(await consume(db, watch.counters, clock.now())),
    fitted: watch.succeeded,
  });
  if (!user || !fits) throw new Problem(422, 'invalid_credentials');
  const wait = await consume(db, [watch.right], clock.now());
  if (wait > 0) throw tooMany(request, 'too_many_sign_ins', wait);
  if (!passwords.isCurrent(user.password_hash ?? '')) {
    const hash = await passwords.hash(password);
    const isReplaced = await db.transaction(async (tx) => {
      const isSame = await holdPassword(tx, user.id, user.password_hash);
      if (isSame) await setPasswordHash(tx, user.id, hash);
      return isSame;
    });
    if (isReplaced) return { ...user, password_hash: hash };
  }
  return user;
}
