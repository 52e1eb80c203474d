import type { FastifyRequest } from 'fastify';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { emailKey, mailboxOf } from '#server/lib/email.ts';
import { networkOf } from '#server/lib/network.ts';
import { deviceOf } from '#server/lib/device.ts';
import { handOut, sessionRules } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendLink } from '#server/repositories/people/accountMail.ts';
import { TO_MAILBOX, type Limit } from '#server/repositories/people/rateLimits.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { createUser, findUserByEmail, toUser } from '#server/repositories/people/users.ts';
import { SignUpPayload, UserWithTokens } from '#common/contract/account/users.ts';
import { rememberAddress } from './signInWatch.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { checkSignUp } from './signUpRules.ts';
import { countAgainst } from './tooMany.ts';

/** POST /api/users/sign_up. */
export default async function signUpRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, settings, passwords } = context;
  const limit = { name: 'sign_up', max: settings.signUpsPerAddress, seconds: 3600 };
  const lookups = { name: 'sign_up_lookup', max: settings.signUpsPerAddress * 3, seconds: 3600 };

  const count = (of: Limit, request: FastifyRequest) =>
    countAgainst(context, db, request, 'too_many_sign_ups', [[of, networkOf(request.ip)]]);

  route(app, 'POST /api/users/sign_up', {
    access: 'anyone',
    tags: ['users'],
    summary: 'Makes an account and signs in',
    description: 'A message with a link to confirm the address is sent.',
    body: SignUpPayload,
    answers: { 201: UserWithTokens },
    errors: [429],
    checksText: true,
    // The handler applies the rules, so that it can name every offending field at once; the
    // schema is for the documentation.
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { faults, signUp } = checkSignUp(request.body, today(clock));
      const email = emailKey(signUp.email);
      // Asking whether an address has an account counts too, so that nobody can harvest addresses.
      if (!faults.has('email')) {
        await count(lookups, request);
        if (await findUserByEmail(db, email)) faults.set('email', [{ key: 'taken' }]);
      }
      refuseFaults(request, faults);
      await count(limit, request);
      const passwordHash = await passwords.hash(signUp.password);
      const made = await db.transaction(async (tx) => {
        const user = await createUser(tx, {
          email: signUp.email,
          passwordHash,
          firstName: signUp.first_name,
          lastName: signUp.last_name,
          gender: signUp.gender,
          birthDate: signUp.birth_date,
          language: request.language,
          now: clock.now(),
        });
        if (!user) return null;
        await countAgainst(context, tx, request, 'too_many_sign_ups', [
          [TO_MAILBOX, mailboxOf(email)],
        ]);
        await sendLink(tx, writingOf(context, request, user), {
          userId: user.id,
          purpose: 'confirm',
          email: user.email,
        });
        const device = deviceOf(request.headers['user-agent']);
        return { user, ...(await startSession(tx, user.id, sessionRules(context), device)) };
      });
      if (!made) return refuseFaults(request, new Map([['email', [{ key: 'taken' }]]]));
      await rememberAddress(context, email, request.ip);
      handOut(reply, context, { ...made, user: made.user.code });
      return toUser(made.user);
    },
  });
}
