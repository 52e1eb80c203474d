import type { FastifyReply, FastifyRequest } from 'fastify';
import { lengthOf } from '#common/account.ts';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { QUICKEST_PERSON, WRITTEN_LONGEST } from '#common/forms.ts';
import { isBlank } from '#common/input/text.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { mailboxOf } from '#server/lib/email.ts';
import type { Fault, Faults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { byNetwork, type Limit, TO_MAILBOX } from '#server/repositories/people/rateLimits.ts';
import { emailFault, nameFault } from '#server/routes/users/rules.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

const AN_HOUR = 3600;
/** Forms per network address. People in a waiting room share one. */
const FROM_NETWORK: Limit = { name: 'forms_from', max: 30, seconds: AN_HOUR };
/** Forms per person, by account or e-mail address. */
const BY_PERSON: Limit = { name: 'forms_by', max: 6, seconds: AN_HOUR };
/** Forms to one person through the public profile. */
const TO_PERSON: Limit = { name: 'forms_to', max: 30, seconds: 24 * AN_HOUR };
/** The same per network address. */
const FROM_NETWORK_TO_PERSON: Limit = { name: 'forms_from_to', max: 6, seconds: AN_HOUR };

/**
 * Counts a form in the transaction that processes it.
 * @param by the account code or e-mail address of the sender; null if unknown
 * @param to the account code of the recipient; null for the operators
 * @param mailed the address that gets a receipt or a link; null for none
 * @throws Problem 429
 */
export const countForm = (
  context: Context,
  tx: Queryable,
  request: FastifyRequest,
  {
    by,
    to = null,
    mailed = null,
  }: { by: string | null; to?: string | null; mailed?: string | null },
): Promise<void> =>
  countAgainst(context, tx, request, 'too_many_forms', [
    ...byNetwork(FROM_NETWORK, request.ip),
    ...(mailed === null ? [] : [[TO_MAILBOX, mailboxOf(mailed)] as const]),
    ...(by === null ? [] : [[BY_PERSON, by] as const]),
    ...(to === null
      ? []
      : [[TO_PERSON, to] as const, ...byNetwork(FROM_NETWORK_TO_PERSON, request.ip, to)]),
  ]);

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

export function textFault(text: string, of: keyof typeof WRITTEN_LONGEST): Fault | null {
  if (isBlank(text)) return { key: 'required' };
  const { characters, bytes } = WRITTEN_LONGEST[of];
  const isLong = lengthOf(text) > characters || bytesOf(text) > bytes;
  return isLong ? { key: 'too_long', values: { max: characters } } : null;
}

const nameOf = (name: string): string => plainText(name).replaceAll(/\s+/g, ' ');

/**
 * Validates a form with a name, an address and a text.
 * @returns invalid fields with their faults; without faults, the values to store
 */
export function checkWritten(
  sent: { name: string; email: string; message: string },
  of: keyof typeof WRITTEN_LONGEST,
): { faults: Faults; written: { name: string; email: string; text: string } } {
  const written = {
    name: nameOf(sent.name),
    email: sent.email.trim(),
    text: plainText(sent.message),
  };
  const faults = {
    name: nameFault(written.name) ?? textFault(written.name, 'name'),
    email: emailFault(written.email),
    message: textFault(written.text, of),
  };
  return { faults, written };
}

/** A text in stored form: line breaks as `\n`, and at most one empty line in a row. */
export const plainText = (written: string): string =>
  written
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * A `preHandler` for forms without an account, whose payload has a `guard`. A client that fills in
 * the hidden field gets a success response and nothing happens. A form sent too quickly is rejected
 * and can be sent again.
 * @throws Problem 422
 */
export const formGuard = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const { guard } = request.body as { guard: FormGuard };
  if (guard.website.trim() !== '') return reply.code(204).send();
  if (guard.seconds < QUICKEST_PERSON) throw new Problem(422, 'sent_too_fast');
  return undefined;
};
