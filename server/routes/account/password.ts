import { Type } from 'typebox';
import { PasswordChange } from '#common/contract/account/account.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { FieldProblems } from '#common/contract/account/users.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { noStore, requireUser, sessionOf, userOf } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { endLinks } from '#server/repositories/people/accountLinks.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import { revokeSessions } from '#server/repositories/people/sessionList.ts';
import { setPasswordHash } from '#server/repositories/people/users.ts';
import { fieldProblems, type Faults } from '#server/lib/fieldProblems.ts';
import { passwordFault } from '#server/routes/users/fieldRules.ts';
import { isOwnPassword, passwordProblem } from './limits.ts';

/** PUT /api/user/password. */
export function passwordRoute(app: App, context: Context): void {
  const { db, clock, passwords } = context;

  app.put(
    '/api/user/password',
    {
      onRequest: [noStore, requireUser(context)],
      schema: {
        tags: ['account'],
        summary: "Changes the signed-in person's password",
        description:
          'The current one is needed. All other sessions and all open links of the account end, ' +
          'and a message tells the person. A repeat with the same new password succeeds.',
        security: [{ bearer: [] }],
        body: PasswordChange,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          422: Type.Union([FieldProblems, ErrorBody]),
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      const { current, password } = request.body;
      const faults: Faults = new Map();
      const refuse = () =>
        reply.code(422).send(fieldProblems(faults, languageOf(request.headers['accept-language'])));
      const fault = passwordFault(password);
      if (fault) faults.set('password', [fault]);
      if (current === '') faults.set('current', [{ key: 'required' }]);
      if (faults.size > 0) return refuse();
      if (!(await isOwnPassword(context, request, current))) {
        // The answer to the first try was lost: what it asked for is done.
        if (await isOwnPassword(context, request, password)) return reply.code(204).send(null);
        faults.set('current', [await passwordProblem(context, request)]);
        return refuse();
      }
      const hash = await passwords.hash(password);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await setPasswordHash(tx, user.id, hash);
        await revokeSessions(tx, user.id, now, sessionOf(request, context));
        await endLinks(tx, user.id, ['recover', 'change_email'], now);
        await sendNotice(tx, writingOf(context, request), {
          notice: 'password_changed',
          to: user.email,
        });
      });
      return reply.code(204).send(null);
    },
  );
}
