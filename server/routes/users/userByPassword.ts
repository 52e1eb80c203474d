import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { emailKey, isTooLong } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { secondsToWait, take } from '#server/repositories/people/rateLimits.ts';
import {
  findUserByEmail,
  holdPassword,
  setPasswordHash,
  type AccountRow,
} from '#server/repositories/people/users.ts';
import { signInWatch } from './signInWatch.ts';
import { tooMany } from './tooMany.ts';

/**
 * Whose address and password these are. `password_hash` is the one that was checked: `holdPassword`. Guesses and sign-ins are counted; an unknown address and a
 * wrong password take as long and get the same answer.
 * @throws Problem 422, or 429 when there were too many
 */
export async function userByPassword(
  context: Context,
  request: FastifyRequest,
  { email: address, password }: { email: string; password: string },
): Promise<AccountRow> {
  const { db, clock, passwords } = context;
  const email = emailKey(address);
  if (isTooLong(email)) throw new Problem(422, 'invalid_credentials');
  const watch = await signInWatch(context, email, request.ip);
  const refuseFor = (wait: number) => {
    if (wait > 0) throw tooMany(request, 'too_many_attempts', wait);
  };
  // An attempt that will be refused anyway must not wait for its turn to hash.
  for (const counter of watch.counters) {
    refuseFor(await secondsToWait(db, counter, clock.now()));
  }
  const user = await findUserByEmail(db, email);
  const fits = await passwords.verify(user?.password_hash ?? null, password.slice(0, 1000), {
    before: async () => refuseFor(await take(db, watch.counters, clock.now())),
    fitted: watch.succeeded,
  });
  if (!user || !fits) throw new Problem(422, 'invalid_credentials');
  const wait = await take(db, [watch.right], clock.now());
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
