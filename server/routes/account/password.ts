import { PasswordChange } from '#common/contract/account/account.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { sessionOf } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { endLinks } from '#server/repositories/people/accountLinks.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import { revokeSessions } from '#server/repositories/people/sessionList.ts';
import { holdPassword, setPasswordHash } from '#server/repositories/people/users.ts';
import { refuseFaults, type Faults } from '#server/lib/fieldProblems.ts';
import { passwordFault } from '#server/routes/users/fieldRules.ts';
import { checkOwnPassword, passwordProblem } from './limits.ts';

/** PUT /api/user/password. */
export default async function passwordRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, passwords } = context;

  route(app, 'PUT /api/user/password', {
    access: 'user',
    tags: ['account'],
    summary: "Changes the signed-in person's password",
    description:
      'The current one is needed. All other sessions and all open links of the account end, ' +
      'and a message tells the person. A repeat with the same new password succeeds.',
    body: PasswordChange,
    answers: { 204: null },
    errors: [429],
    handler: async (request) => {
      const user = request.user;
      const { current, password } = request.body;
      const faults: Faults = new Map();
      const fault = passwordFault(password);
      if (fault) faults.set('password', [fault]);
      if (current === '') faults.set('current', [{ key: 'required' }]);
      refuseFaults(request, faults);
      const change = async (checked: string): Promise<boolean> => {
        const hash = await passwords.hash(password);
        const now = clock.now();
        return db.transaction(async (tx) => {
          if (!(await holdPassword(tx, user.id, checked))) return false;
          await setPasswordHash(tx, user.id, hash);
          await revokeSessions(tx, user.id, now, sessionOf(request, context));
          await endLinks(tx, user.id, ['recover', 'change_email'], now);
          await sendNotice(tx, writingOf(context, request), {
            notice: 'password_changed',
            to: user,
          });
          return true;
        });
      };
      const checked = await checkOwnPassword(context, request, current);
      if (checked !== null && (await change(checked))) return null;
      // The answer to the first try was lost, or it is under way: what it asks for is done.
      if ((await checkOwnPassword(context, request, password)) !== null) return null;
      faults.set('current', [await passwordProblem(db, request)]);
      return refuseFaults(request, faults);
    },
  });
}
