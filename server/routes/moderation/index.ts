import { REASON_MAX } from '#common/forms.ts';
import { Type } from 'typebox';
import { DecisionPayload, MODERATION_KINDS, ModerationQueue } from '#common/contract/moderation.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { refuseFaults, type Faults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { decide, moderationQueue } from '#server/repositories/moderation/decisions.ts';
import { removeEndedPhotos } from '#server/repositories/photos/photos.ts';
import { lengthOf } from '#server/routes/users/fieldRules.ts';

const Params = Type.Object({ kind: Type.String(), code: Type.String() });

/** The queue of moderators and their decisions: GET /api/moderation, POST /api/moderation/{kind}/{code}. */
export default async function moderationRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, media } = context;

  route(app, 'GET /api/moderation', {
    access: 'moderator',
    tags: ['moderation'],
    summary: 'What waits for a moderator',
    description: 'For moderators; for everybody else it is not there.',
    answers: { 200: ModerationQueue },
    handler: async (request) => {
      return moderationQueue(db, request.language);
    },
  });

  route(app, 'POST /api/moderation/:kind/:code', {
    access: 'moderator',
    tags: ['moderation'],
    summary: 'Approves something, or returns it with a reason',
    description:
      'Its author reads the decision and the reason by mail. 409 `already_decided`: it was ' +
      'decided before, by the same moderator or another.',
    params: Params,
    body: DecisionPayload,
    answers: { 204: null },
    errors: [409],
    handler: async (request) => {
      const { id: moderatorId } = request.user;
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
    },
  });
}
