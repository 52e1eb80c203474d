import { toAthensIso } from '#common/calendar/athens.ts';
import { Ending, EndingAnswer, EndingPayload } from '#common/contract/account/account.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  countOpenTickets,
  DELETION_DAYS,
  keepAccount,
  placesToHandOver,
  scheduleDeletion,
} from '#server/repositories/people/deletion.ts';
import { holdPassword } from '#server/repositories/people/users.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { checkOwnPassword, passwordProblem } from './limits.ts';

/** The end of an account: /api/user/deletion. */
export default async function deletionRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, 'GET /api/user/deletion', {
    access: 'user',
    tags: ['account'],
    summary: 'What deleting the account would do',
    answers: { 200: Ending },
    handler: async (request): Promise<Ending> => {
      const user = request.user;
      return {
        days: DELETION_DAYS,
        open_tickets: await countOpenTickets(db, user.id),
        places: await placesToHandOver(db, user.id),
        delete_at: user.delete_at && toAthensIso(user.delete_at),
      };
    },
  });

  route(app, 'POST /api/user/deletion', {
    access: 'user',
    tags: ['account'],
    summary: 'Deletes the account in 14 days',
    description:
      'Numbers that wait are given back, and every session ends, this one too. Who signs in ' +
      'until then can keep the account. 409 `places_to_hand_over`: the person is the only ' +
      'owner of a place.',
    body: EndingPayload,
    answers: { 200: EndingAnswer },
    errors: [409, 429],
    handler: async (request) => {
      const user = request.user;
      const refuse = async (from: Queryable) =>
        refuseFaults(request, new Map([['password', [await passwordProblem(from, request)]]]));
      const checked = await checkOwnPassword(context, request, request.body.password);
      if (checked === null) await refuse(db);
      const outcome = await scheduleDeletion(db, user.id, clock.now(), async (tx, deleteAt) => {
        if (!(await holdPassword(tx, user.id, checked))) await refuse(tx);
        await sendNotice(tx, writingOf(context, request), {
          notice: 'deletion',
          to: user,
          at: deleteAt,
        });
      });
      if (!(outcome instanceof Date)) throw new Problem(409, 'places_to_hand_over');
      return { delete_at: toAthensIso(outcome) };
    },
  });

  route(app, 'DELETE /api/user/deletion', {
    access: 'user',
    tags: ['account'],
    summary: 'Keeps the account after all',
    answers: { 204: null },
    handler: async (request) => {
      await keepAccount(db, request.user.id);
    },
  });
}
