import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { emailKey } from '#server/lib/email.ts';
import { networkOf } from '#server/lib/network.ts';
import { deviceOf } from '#server/lib/device.ts';
import { handOut, noStore, sessionRules } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendLink } from '#server/repositories/people/accountMail.ts';
import { counterKey, take, type Limit } from '#server/repositories/people/rateLimits.ts';
import { startSession } from '#server/repositories/people/sessions.ts';
import { createUser, findUserByEmail, toUser } from '#server/repositories/people/users.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { FieldProblems, SignUpPayload, UserWithTokens } from '#common/contract/account/users.ts';
import { rememberAddress } from './signInWatch.ts';
import { fieldProblems } from '#server/lib/fieldProblems.ts';
import { checkSignUp } from './signUpRules.ts';
import { tooMany } from './tooMany.ts';

/** POST /api/users/sign_up. */
export function signUpRoute(app: App, context: Context): void {
  const { db, clock, settings, passwords, keys } = context;
  const limit = { name: 'sign_up', max: settings.signUpsPerAddress, seconds: 3600 };
  const lookups = { name: 'sign_up_lookup', max: settings.signUpsPerAddress * 3, seconds: 3600 };

  const count = async (of: Limit, request: FastifyRequest) => {
    const key = counterKey(of, networkOf(request.ip), keys.current);
    const wait = await take(db, [{ limit: of, key }], clock.now());
    if (wait > 0) throw tooMany(request, 'too_many_sign_ups', wait);
  };

  app.post(
    '/api/users/sign_up',
    {
      onRequest: noStore,
      config: { checksText: true },
      // The handler applies the rules, so that it can name every offending field at once; the
      // schema is for the documentation.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['users'],
        summary: 'Makes an account and signs in',
        description: 'A message with a link to confirm the address is sent.',
        body: SignUpPayload,
        response: {
          201: UserWithTokens,
          422: Type.Union([FieldProblems, ErrorBody]),
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      const { faults, signUp } = checkSignUp(request.body, today(clock));
      const email = emailKey(signUp.email);
      // Asking whether an address has an account counts too, so that nobody can harvest addresses.
      if (!faults.has('email')) {
        await count(lookups, request);
        if (await findUserByEmail(db, email)) faults.set('email', [{ key: 'taken' }]);
      }
      if (faults.size > 0) return reply.code(422).send(fieldProblems(faults, language));
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
          now: clock.now(),
        });
        if (!user) return null;
        await sendLink(tx, writingOf(context, request), {
          userId: user.id,
          purpose: 'confirm',
          email: user.email,
        });
        const device = deviceOf(request.headers['user-agent']);
        return { user, ...(await startSession(tx, user.id, sessionRules(context), device)) };
      });
      if (!made) {
        return reply
          .code(422)
          .send(fieldProblems(new Map([['email', [{ key: 'taken' }]]]), language));
      }
      await rememberAddress(context, email, request.ip);
      handOut(reply, context, { ...made, user: made.user.code });
      return reply.code(201).send(toUser(made.user));
    },
  );
}
