import {
  DecisionRefusal,
  isMessageDecision,
  MODERATION_KINDS,
  getModerationQueue,
  decide as decideCall,
  HOLD_SECONDS,
  undoDecision as undoCall,
} from '#common/contract/moderation.ts';
import { REASON_MAX } from '#common/forms.ts';
import type { App } from '#server/context.ts';
import { longFault, refuseFaults, requiredFault } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { decide, moderationQueue } from '#server/repositories/moderation/decisions.ts';
import { heldDecisions, undoDecision } from '#server/repositories/moderation/held.ts';
import { removeEndedPhotos } from '#server/repositories/photos/photos.ts';
import { plainText, textFault } from '#server/routes/forms/rules.ts';

const kindOf = ({ kind }: { kind: string }) => {
  const known = MODERATION_KINDS.find((one) => one === kind);
  if (!known) throw new Problem(404, 'not_found');
  return known;
};

/** The moderation queue and decisions: GET /api/moderation, POST /api/moderation/{kind}/{code}. */
export default async function moderationRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, media } = context;

  route(app, getModerationQueue, {
    access: 'moderator',
    summary: 'Lists the items that wait for a moderator',
    handler: async ({
      query: { folder = 'submissions' },
      language,
      user: { id: moderatorId },
    }) => ({
      ...(await moderationQueue(db, { folder, language })),
      held: await heldDecisions(db, { moderatorId, language }),
    }),
  });

  route(app, decideCall, {
    access: 'moderator',
    summary: 'Approves or returns an item, or answers a message',
    description:
      'The author gets the decision and the reason by e-mail. 409 `already_decided`: a moderator ' +
      'has already decided. 409 `item_changed`, with the current `item`: ' +
      'the moderator saw another `version`. `answer`, `done`, `spam` and `restore` ' +
      'are for messages; an answer goes to its writer by e-mail, once. ' +
      `With \`hold\`, the item leaves the queue, and everything else follows ${HOLD_SECONDS} ` +
      'seconds later, unless the decision is undone or the item has changed since.',
    responses: { 204: null, 409: DecisionRefusal },
    handler: async (request) => {
      const { id: moderatorId } = request.user;
      const { code } = request.params;
      const kind = kindOf(request.params);
      const { decision, version, hold = false } = request.body;
      const writing = writingOf(context, request);
      if ((kind === 'message') !== isMessageDecision(decision)) {
        throw new Problem(422, 'invalid_request', { values: { field: 'decision' } });
      }
      const reason = plainText(request.body.reason);
      const ofReason = decision === 'return' ? requiredFault : longFault;
      refuseFaults(request, {
        reason: decision === 'answer' ? textFault(reason, 'message') : ofReason(reason, REASON_MAX),
      });
      const decided = await decide(
        db,
        {
          kind,
          code,
          version,
          decision,
          reason,
          moderatorId,
          language: request.language,
          ...(hold && { heldUntil: new Date(writing.now.getTime() + HOLD_SECONDS * 1000) }),
        },
        writing,
      );
      if (decided.outcome === 'changed') {
        throw new Problem(409, 'item_changed', { body: { item: decided.item } });
      }
      if (decided.outcome === 'unknown') throw new Problem(404, 'not_found');
      if (decided.outcome === 'over') throw new Problem(409, 'already_decided');
      // Do not wait for the photo store, which may be unreachable.
      removeEndedPhotos(db, media).catch((error: unknown) =>
        request.log.warn({ err: error }, 'Photos were not deleted; the daily run tries again'),
      );
    },
  });

  route(app, undoCall, {
    access: 'moderator',
    summary: 'Undoes a held decision',
    description:
      'The item waits again. 204 also if it waits already. 409 `decision_applied`: the decision ' +
      'has taken effect. 409 `already_decided`: another moderator decided.',
    errors: [409],
    changes: 'private',
    handler: async ({ params: { code, ...params }, user: { id: moderatorId } }) => {
      const outcome = await undoDecision(db, { kind: kindOf(params), code, moderatorId });
      if (outcome === 'unknown') throw new Problem(404, 'not_found');
      if (outcome === 'applied') throw new Problem(409, 'decision_applied');
      if (outcome === 'over') throw new Problem(409, 'already_decided');
    },
  });
}
