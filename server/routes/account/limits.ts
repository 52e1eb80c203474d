import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey, mailboxOf } from '#server/lib/email.ts';
import { type Fault, refuseFaults } from '#server/lib/fieldProblems.ts';
import { userOf } from '#server/plugins/access.ts';
import { passwordsFor } from '#server/plugins/capacity.ts';
import { keyAbout, withIdempotency } from '#server/repositories/idempotency.ts';
import {
  byNetwork,
  counterOf,
  type Limit,
  resetCounter,
  consume,
  TO_MAILBOX,
} from '#server/repositories/people/rateLimits.ts';
import { holdPassword, passwordHashOf } from '#server/repositories/people/users.ts';
import { countAgainst, tooMany } from '#server/plugins/requests/rateLimits.ts';

const AN_HOUR = 3600;
const TO_ADDRESS: Limit = { name: 'account_mail_to', max: 3, seconds: AN_HOUR };
const FROM_NETWORK: Limit = { name: 'account_mail_from', max: 20, seconds: AN_HOUR };
/** Wrong passwords of a signed-in person. */
const WRONG_PASSWORDS: Limit = { name: 'password_check', max: 10, seconds: 600 };
/** Maximum password characters read. Valid passwords are shorter. */
const PASSWORD_READ = 1000;

/**
 * Counts and sends an account e-mail in the caller's transaction, once per idempotency key. Counts
 * the address with or without an account.
 * @throws Problem 429
 */
export const sendCounted = (
  context: Context,
  tx: Queryable,
  request: FastifyRequest,
  email: string,
  send: () => Promise<unknown>,
): Promise<unknown> =>
  withIdempotency(
    tx,
    keyAbout(request.idempotencyKey, emailKey(email)),
    { now: context.clock.now() },
    async () => {
      await countAgainst(context, tx, request, 'too_many_messages', [
        [TO_ADDRESS, mailboxOf(email)],
        [TO_MAILBOX, mailboxOf(email)],
        ...byNetwork(FROM_NETWORK, request.ip),
      ]);
      await send();
      return null;
    },
  );

/** The fault for a wrong password. Without a password, it points to the password link. */
export const passwordProblem = async (db: Queryable, request: FastifyRequest): Promise<Fault> => ({
  key: (await passwordHashOf(db, userOf(request).id)) === null ? 'no_password' : 'wrong_password',
});

/**
 * Checks the signed-in person's password. Counts failures, because a stolen session does not know
 * the password.
 * @returns the matching hash for `holdPassword`; null for a wrong password
 * @throws Problem 429
 */
export async function checkOwnPassword(
  { db, keys, clock }: Context,
  request: FastifyRequest,
  password: string,
): Promise<string | null> {
  const user = userOf(request);
  const counter = counterOf(WRONG_PASSWORDS, user.code, keys);
  const stored = await passwordHashOf(db, user.id);
  const fits = await passwordsFor(request).verify(stored, password.slice(0, PASSWORD_READ), {
    before: async () => {
      const wait = await consume(db, [counter], clock.now());
      if (wait > 0) throw tooMany(request, 'too_many_attempts', wait);
    },
    fitted: () => resetCounter(db, counter),
  });
  return fits ? stored : null;
}

/**
 * Requires the signed-in person's password in a form field.
 * @returns a function that locks the password in the caller's transaction and throws the same
 * @throws Problem 422 for a wrong password, 429
 */
export async function requireOwnPassword(
  context: Context,
  request: FastifyRequest,
  field: string,
  password: string,
): Promise<(tx: Queryable) => Promise<void>> {
  const refuse = async (db: Queryable) =>
    refuseFaults(request, { [field]: await passwordProblem(db, request) });
  const checked = await checkOwnPassword(context, request, password);
  if (checked === null) await refuse(context.db);
  return async (tx) => {
    if (!(await holdPassword(tx, userOf(request).id, checked))) await refuse(tx);
  };
}
