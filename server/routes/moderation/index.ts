import { Type } from 'typebox';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import {
  DecisionPayload,
  MODERATION_KINDS,
  ModerationQueue,
  REASON_MAX,
} from '#common/contract/moderation.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { refuseFaults, type Faults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { moderatorOf, noStore, requireUser } from '#server/plugins/auth.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { decide, moderationQueue } from '#server/repositories/moderation/decisions.ts';
import { removeEndedPhotos } from '#server/repositories/photos/photos.ts';
import { lengthOf } from '#server/routes/users/fieldRules.ts';

const Params = Type.Object({ kind: Type.String(), code: Type.String() });

/** What moderators do: GET /api/moderation, POST /api/moderation/{kind}/{code}. */
export function moderationRoutes(app: App, context: Context): void {
  const { db, media } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/moderation',
    {
      onRequest,
      schema: {
        tags: ['moderation'],
        summary: 'What waits for a moderator',
        description: 'For moderators; for everybody else it is not there.',
        security,
        response: { 200: ModerationQueue, 401: ErrorBody, 404: ErrorBody },
      },
    },
    (request) => {
      moderatorOf(request);
      return moderationQueue(db, languageOf(request.headers['accept-language']));
    },
  );

  app.post(
    '/api/moderation/:kind/:code',
    {
      onRequest,
      schema: {
        tags: ['moderation'],
        summary: 'Approves something, or returns it with a reason',
        description:
          'Its author reads the decision and the reason by mail. 409 `already_decided`: it was ' +
          'decided before, by the same moderator or another.',
        security,
        params: Params,
        body: DecisionPayload,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: InvalidFields,
        },
      },
    },
    async (request, reply) => {
      const { id: moderatorId } = moderatorOf(request);
      const { code } = request.params;
      const kind = MODERATION_KINDS.find((one) => one === request.params.kind);
      if (!kind) throw new Problem(404, 'not_found');
      const { decision } = request.body;
      const reason = request.body.reason.trim().normalize('NFC');
      const faults: Faults = new Map();
      if (decision === 'return' && reason === '') faults.set('reason', [{ key: 'required' }]);
      if (lengthOf(reason) > REASON_MAX) {
        faults.set('reason', [{ key: 'too_long', values: { max: REASON_MAX } }]);
      }
      refuseFaults(request, faults);
      const outcome = await decide(
        db,
        { kind, code, decision, reason, moderatorId },
        writingOf(context, request),
      );
      if (outcome === 'unknown') throw new Problem(404, 'not_found');
      if (outcome === 'over') throw new Problem(409, 'already_decided');
      // The moderator does not wait for the store, which may be away.
      removeEndedPhotos(db, media).catch((error: unknown) =>
        request.log.warn({ err: error }, 'Photos were not removed; the daily run tries again'),
      );
      return reply.code(204).send(null);
    },
  );
}
