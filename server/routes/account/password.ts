import { toAthensIso } from '#common/calendar/athens.ts';
import {
  changePassword,
  requestLink,
  getAccountLink,
  setPassword,
} from '#common/contract/account/account.ts';
import { isAccountEmail } from '#common/input/email.ts';
import { UserWithTokens } from '#common/contract/account/users.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey, maskedEmail } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { sessionOf } from '#server/plugins/auth.ts';
import { passwordsFor } from '#server/plugins/capacity.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { revokeLinks, linkOfToken } from '#server/repositories/people/accountLinks.ts';
import { sendLink, sendNotice } from '#server/repositories/people/accountMail.ts';
import { unlinkAllProviders } from '#server/repositories/people/identities.ts';
import { revokeSessions } from '#server/repositories/people/sessions.ts';
import {
  confirmAddress,
  findUserByEmail,
  holdPassword,
  lockAccount,
  setPasswordHash,
} from '#server/repositories/people/users.ts';
import { emailFault, passwordFault } from '#server/routes/users/rules.ts';
import { sendSession, openSession, rememberAddress } from '#server/routes/users/signIn.ts';
import { checkOwnPassword, passwordProblem, sendCounted } from './limits.ts';

/** Passwords: PUT /api/user/password, POST /api/users/recover, …/links and …/password. */
export default async function passwordRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, changePassword, {
    access: 'user',
    changes: 'private',
    summary: "Changes the signed-in person's password",
    description:
      'Requires the current password. Ends all other sessions and open links of the account, ' +
      'and notifies the person by e-mail. A repeat with the same new password succeeds.',
    errors: [429],
    handler: async (request) => {
      const user = request.user;
      const { current, password } = request.body;
      refuseFaults(request, {
        password: passwordFault(password),
        current: current === '' ? { key: 'required' } : null,
      });
      const change = async (checked: string): Promise<boolean> => {
        const hash = await passwordsFor(request).hash(password);
        const now = clock.now();
        return db.transaction(async (tx) => {
          if (!(await holdPassword(tx, user.id, checked))) return false;
          await setPasswordHash(tx, user.id, hash);
          await revokeSessions(tx, user.id, now, sessionOf(request, context));
          await revokeLinks(tx, user.id, ['recover', 'change_email'], now);
          await sendNotice(tx, writingOf(context, request), {
            notice: 'password_changed',
            to: user,
          });
          return true;
        });
      };
      const checked = await checkOwnPassword(context, request, current);
      if (checked !== null && (await change(checked))) return null;
      // A retry: the first request already set this password, or is about to.
      if ((await checkOwnPassword(context, request, password)) !== null) return null;
      return refuseFaults(request, { current: await passwordProblem(db, request) });
    },
  });

  route(app, requestLink, {
    access: 'anyone',
    changes: 'private',
    summary: 'Sends a link to set a new password',
    description:
      'Response and work are the same with or without an account for the address. ' +
      'The link works once, for one hour. A repeat with the same `Idempotency-Key` ' +
      'sends nothing.',
    errors: [429],
    idempotent: true,
    handler: async (request) => {
      const email = request.body.email.trim();
      refuseFaults(request, {
        email: isAccountEmail(email) ? null : emailFault(email),
      });
      await db.transaction((tx) =>
        sendCounted(context, tx, request, email, async () => {
          const user = await findUserByEmail(tx, email);
          // Nobody reads e-mail to sample people.
          const known = user && !user.sample ? user : null;
          await sendLink(tx, writingOf(context, request, known), {
            userId: known?.id ?? null,
            purpose: 'recover',
            email: known?.email ?? email,
          });
        }),
      );
    },
  });

  route(app, getAccountLink, {
    access: 'anyone',
    summary: 'Returns the purpose and state of an e-mail link',
    description: 'Changes nothing, so that link scanners do not use the link up.',
    errors: [404],
    handler: async (request) => {
      const link = found(await linkOfToken(db, request.body.token, clock.now()), 'link_not_found');
      return {
        purpose: link.purpose,
        state: link.state,
        email: maskedEmail(link.email),
        expires_at: toAthensIso(link.expires_at),
        ...(link.provider && { provider: link.provider }),
      };
    },
  });

  route(app, setPassword, {
    access: 'anyone',
    changes: 'private',
    summary: 'Sets a new password with an e-mail link, and signs in',
    description:
      'Ends all sessions and links of the account. 409 `link_over`: the link is unknown, used ' +
      'or expired.',
    responses: { 200: UserWithTokens },
    errors: [409],
    handler: async (request, reply) => {
      const { token, password } = request.body;
      const openLink = async (tx: Queryable, lock: '' | 'FOR UPDATE OF k') => {
        const link = await linkOfToken(tx, token, clock.now(), lock);
        if (link?.purpose !== 'recover' || link.state !== 'open') {
          throw new Problem(409, 'link_over');
        }
        return link;
      };
      // Check the link before hashing, because hashing is expensive.
      await openLink(db, '');
      refuseFaults(request, { password: passwordFault(password) });
      const hash = await passwordsFor(request).hash(password);
      const done = await db.transaction(async (tx) => {
        const link = await openLink(tx, 'FOR UPDATE OF k');
        const user = await lockAccount(tx, link.user_id);
        if (!user) throw new Problem(409, 'link_over');
        const now = clock.now();
        await setPasswordHash(tx, user.id, hash);
        if (emailKey(link.email) === emailKey(user.email)) await confirmAddress(tx, user.id, now);
        await revokeSessions(tx, user.id, now);
        // Provider accounts joined while the address was unconfirmed may belong to somebody else.
        await unlinkAllProviders(tx, user.id);
        await revokeLinks(tx, user.id, ['recover', 'confirm', 'change_email', 'link_social'], now);
        await sendNotice(tx, writingOf(context, request, user), {
          notice: 'password_changed',
          to: { ...user, confirmed_at: now },
        });
        const confirmed = { ...user, confirmed_at: user.confirmed_at ?? now };
        return openSession(context, tx, request, confirmed);
      });
      await rememberAddress(context, emailKey(done.user.email), request.ip);
      return sendSession(context, reply, done);
    },
  });
}
