import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { Ending, EndingAnswer, EndingPayload } from '#common/contract/account/account.ts';
import { ErrorBody } from '#common/contract/common.ts';
import { FieldProblems } from '#common/contract/account/users.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  countOpenTickets,
  DELETION_DAYS,
  keepAccount,
  placesToHandOver,
  scheduleDeletion,
} from '#server/repositories/people/deletion.ts';
import { fieldProblems } from '#server/lib/fieldProblems.ts';
import { isOwnPassword, passwordProblem } from './limits.ts';

/** The end of an account: /api/user/deletion. */
export function deletionRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/user/deletion',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'What deleting the account would do',
        security,
        response: { 200: Ending, 401: ErrorBody },
      },
    },
    async (request): Promise<Ending> => {
      const user = userOf(request);
      return {
        days: DELETION_DAYS,
        open_tickets: await countOpenTickets(db, user.id),
        places: await placesToHandOver(db, user.id),
        delete_at: user.delete_at && toAthensIso(user.delete_at),
      };
    },
  );

  app.post(
    '/api/user/deletion',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Deletes the account in 14 days',
        description:
          'Numbers that wait are given back, and every session ends, this one too. Who signs in ' +
          'until then can keep the account. 409 `places_to_hand_over`: the person is the only ' +
          'owner of a place.',
        security,
        body: EndingPayload,
        response: {
          200: EndingAnswer,
          401: ErrorBody,
          409: ErrorBody,
          422: Type.Union([FieldProblems, ErrorBody]),
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      if (!(await isOwnPassword(context, request, request.body.password))) {
        const language = languageOf(request.headers['accept-language']);
        const problem = await passwordProblem(context, request);
        return reply.code(422).send(fieldProblems(new Map([['password', [problem]]]), language));
      }
      const outcome = await scheduleDeletion(db, user.id, clock.now(), (tx, deleteAt) =>
        sendNotice(tx, writingOf(context, request), {
          notice: 'deletion',
          to: user.email,
          at: deleteAt,
        }),
      );
      if (!(outcome instanceof Date)) throw new Problem(409, 'places_to_hand_over');
      return { delete_at: toAthensIso(outcome) };
    },
  );

  app.delete(
    '/api/user/deletion',
    {
      onRequest,
      schema: {
        tags: ['account'],
        summary: 'Keeps the account after all',
        security,
        response: { 204: Type.Null({ description: 'No body.' }), 401: ErrorBody },
      },
    },
    async (request, reply) => {
      await keepAccount(db, userOf(request).id);
      return reply.code(204).send(null);
    },
  );
}
