import type { FastifyRequest } from 'fastify';
import {
  Confirmed,
  LINK_PURPOSES,
  confirmAddress as confirmAddressCall,
  resendConfirmation,
} from '#common/contract/account/account.ts';
import type { App, Context } from '#server/context.ts';
import { sqlState, type Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import {
  revokeLinks,
  linkOfToken,
  type LinkRow,
} from '#server/repositories/people/accountLinks.ts';
import { sendLink, sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  unlinkAllProviders,
  joinIdentity,
  userOfIdentity,
} from '#server/repositories/people/identities.ts';
import { revokeSessions } from '#server/repositories/people/sessions.ts';
import {
  changeAddress,
  confirmAddress,
  lockAccount,
  setPasswordHash,
} from '#server/repositories/people/users.ts';
import { sendCounted } from './limits.ts';

/**
 * Joins a provider account to the account whose address received the link. If the address was
 * unconfirmed, the account may have been opened by somebody else: its password, sessions and other
 * providers are revoked.
 * @throws Problem 409 for an expired link
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
    await unlinkAllProviders(tx, user.id);
    await confirmAddress(tx, user.id, now);
  }
  if ((await joinIdentity(tx, user.id, identity, now)) !== user.id) {
    throw new Problem(409, 'link_over');
  }
  // A pending link to an address of the previous holder would let them take the account back.
  const over = user.confirmed_at === null ? LINK_PURPOSES : (['link_social', 'confirm'] as const);
  await revokeLinks(tx, user.id, over, now);
  await sendNotice(tx, writingOf(context, request, user), {
    notice: 'social_joined',
    to: { email, confirmed_at: now },
    provider,
  });
  return done;
}

/** SQLSTATE of a unique violation. */
const TAKEN = '23505';

/** Confirmation of addresses: POST /api/users/confirm, /api/user/confirmation. */
export default async function confirmationRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, confirmAddressCall, {
    access: 'anyone',
    changes: 'private',
    summary: 'Applies the link of an e-mail that needs no password',
    description:
      'Confirms an address, changes the address of an account, or joins a provider account. ' +
      'Works for anyone with the link, signed in or not. A repeat returns the same response. ' +
      '409 `link_over`: the link is unknown, used or expired. 409 ' +
      '`email_taken`: another account took the address meanwhile.',
    responses: { 200: Confirmed },
    errors: [409],
    handler: async (request): Promise<Confirmed> => {
      const now = clock.now();
      try {
        return await db.transaction(async (tx) => {
          const link = await linkOfToken(tx, request.body.token, now, 'FOR UPDATE OF k');
          if (!link || link.purpose === 'recover') throw new Problem(409, 'link_over');
          if (link.purpose === 'link_social') return await joinByLink(context, tx, request, link);
          const { purpose, email } = link;
          const user = await lockAccount(tx, link.user_id);
          const isOwn = user !== undefined && emailKey(user.email) === emailKey(email);
          const isRepeat = link.state === 'used' && isOwn && user.confirmed_at !== null;
          if (isRepeat) return { purpose, email };
          if (!user || link.state !== 'open' || (purpose === 'confirm' && !isOwn)) {
            throw new Problem(409, 'link_over');
          }
          if (purpose === 'confirm') {
            await confirmAddress(tx, user.id, now);
            await revokeLinks(tx, user.id, ['confirm'], now);
          } else {
            await changeAddress(tx, user.id, email, now);
            // Otherwise access to the old mailbox alone would restore access to the account.
            await revokeLinks(tx, user.id, ['recover', 'confirm', 'change_email'], now);
            await sendNotice(tx, writingOf(context, request, user), {
              notice: 'email_changed',
              to: user,
              email,
            });
          }
          return { purpose, email };
        });
      } catch (error) {
        if (sqlState(error) === TAKEN) throw new Problem(409, 'email_taken');
        throw error;
      }
    },
  });

  route(app, resendConfirmation, {
    access: 'user',
    changes: 'private',
    summary: 'Sends the confirmation link again',
    description: 'A repeat with the same `Idempotency-Key` sends nothing.',
    errors: [409, 429],
    idempotent: true,
    handler: async (request) => {
      const user = request.user;
      if (user.confirmed_at !== null) throw new Problem(409, 'already_confirmed');
      await db.transaction((tx) =>
        sendCounted(context, tx, request, user.email, () =>
          sendLink(tx, writingOf(context, request), {
            userId: user.id,
            purpose: 'confirm',
            email: user.email,
          }),
        ),
      );
    },
  });
}
