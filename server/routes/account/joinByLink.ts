import type { FastifyRequest } from 'fastify';
import { LINK_PURPOSES, type Confirmed } from '#common/contract/account/account.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { endLinks, type LinkRow } from '#server/repositories/people/accountLinks.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  forgetIdentities,
  joinIdentity,
  userOfIdentity,
} from '#server/repositories/people/identities.ts';
import { revokeSessions } from '#server/repositories/people/sessionList.ts';
import { confirmAddress, lockAccount, setPasswordHash } from '#server/repositories/people/users.ts';

/**
 * Joins an account at a provider to the account whose address got the link. Where nobody had shown
 * that the address is theirs, whoever opened the account meanwhile is put out: the password, the
 * sessions and other services open it no longer.
 * @throws Problem 409 when the link is over
 */
export async function joinByLink(
  context: Context,
  tx: Queryable,
  request: FastifyRequest,
  link: LinkRow,
): Promise<Confirmed> {
  const { email, provider, subject } = link;
  const now = context.clock.now();
  const user = await lockAccount(tx, link.user_id);
  if (!user || provider === null || subject === null) throw new Problem(409, 'link_over');
  const identity = { provider, subject };
  const done = { purpose: 'link_social', email } as const;
  if (link.state === 'used' && (await userOfIdentity(tx, identity)) === user.id) return done;
  if (link.state !== 'open' || emailKey(user.email) !== emailKey(email)) {
    throw new Problem(409, 'link_over');
  }
  if (user.confirmed_at === null) {
    await setPasswordHash(tx, user.id, null);
    await revokeSessions(tx, user.id, now);
    await forgetIdentities(tx, user.id);
    await confirmAddress(tx, user.id, now);
  }
  if ((await joinIdentity(tx, user.id, identity, now)) !== user.id) {
    throw new Problem(409, 'link_over');
  }
  // A link to an address of whoever was put out would take the account away again.
  const over = user.confirmed_at === null ? LINK_PURPOSES : (['link_social', 'confirm'] as const);
  await endLinks(tx, user.id, over, now);
  await sendNotice(tx, writingOf(context, request, user), {
    notice: 'social_joined',
    to: { email, confirmed_at: now },
    provider,
  });
  return done;
}
