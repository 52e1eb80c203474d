import { Type } from 'typebox';
import { getComments, addComment } from '#common/contract/forms/comments.ts';
import { sendMessage, reportPlace } from '#common/contract/forms/messages.ts';
import { isPersonId } from '#common/forms.ts';
import { defaultLanguage } from '#common/languages.ts';
import { AUTHOR_IDS, isOneOf, POST_IDS } from '#common/samples.ts';
import { writeEmail } from '#mail/message.ts';
import type { App } from '#server/context.ts';
import { emailKey } from '#server/lib/email.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { checkWritten, countForm, formGuard, plainText, textFault } from './rules.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import {
  commentsOf,
  saveComment,
  saveMessage,
  saveReport,
} from '#server/repositories/forms/messages.ts';
import { withIdempotency } from '#server/repositories/idempotency.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';
import { publicProfile } from '#server/repositories/people/profiles.ts';

/** POST /api/messages, /api/blog/{post}/comments, /api/organisations/{id}/reports. */
export default async function writtenRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, settings, clock } = context;

  route(app, sendMessage, {
    access: 'anyone or user',
    changes: 'private',
    summary: 'Sends a message, a question or a job enquiry',
    description:
      'It goes to `SITE_EMAIL`, or to the person of the named public profile, without showing either ' +
      'address. Replies go to `email`, which gets a receipt without the text.',
    idempotent: true,
    errors: [404, 429],
    preHandler: formGuard,
    handler: async (request) => {
      const { about } = request.body;
      const author = about === 'author' ? (request.body.author ?? null) : null;
      if (about === 'author' && author === null) {
        throw new Problem(422, 'invalid_request', { values: { field: 'author' } });
      }
      const { faults, written } = checkWritten(request.body, 'message');
      refuseFaults(request, faults);
      const { keys, language, now } = writingOf(context, request);
      await db.transaction((tx) =>
        withIdempotency(tx, request.idempotencyKey, { now }, async () => {
          const isPerson = author !== null && isPersonId(author);
          if (author !== null && !isPerson && !isOneOf(AUTHOR_IDS, author)) {
            throw new Problem(404, 'person_not_found');
          }
          const person = isPerson ? await publicProfile(tx, author) : null;
          if (person === undefined) throw new Problem(404, 'person_not_found');
          const userId = request.user?.id ?? null;
          const code = await saveMessage(tx, { about, author, userId, language, ...written, now });
          await countForm(context, tx, request, {
            by: request.user?.code ?? null,
            mailed: written.email,
            to: person?.code ?? null,
          });
          await enqueueMail(tx, {
            cause: `message/${code}`,
            to: person?.email ?? settings.siteEmail,
            message: writeEmail(
              // The operators read Greek.
              person?.language ?? defaultLanguage,
              `written.${person ? 'person' : about}`,
              {
                author,
                name: written.name,
                email: written.email,
                quote: written.text,
                replyTo: written.email,
              },
            ),
            keys,
            now,
          });
          await enqueueMail(tx, {
            cause: `receipt/${code}`,
            to: written.email,
            message: writeEmail(language, person ? 'receipt.person' : 'receipt', { at: now }),
            keys,
            now,
          });
          return null;
        }),
      );
    },
  });

  const params = Type.Object({
    post: Type.String({
      pattern: '^[a-z0-9-]{1,80}$',
      description: 'The id in the address of the post.',
    }),
  });

  route(app, getComments, {
    access: 'anyone',
    summary: 'Lists the approved comments of a post',
    params,
    errors: [422],
    handler: async (request) => ({ records: await commentsOf(db, request.params.post) }),
  });

  route(app, addComment, {
    access: 'anyone or user',
    changes: 'private',
    summary: 'Comments on a post',
    description: 'Public after a moderator approves it; the address is never shown.',
    params,
    idempotent: true,
    errors: [404, 429],
    preHandler: formGuard,
    handler: async (request) => {
      if (!isOneOf(POST_IDS, request.params.post)) throw new Problem(404, 'post_not_found');
      const { faults, written } = checkWritten(request.body, 'comment');
      refuseFaults(request, faults);
      const { language, now } = writingOf(context, request);
      await db.transaction((tx) =>
        withIdempotency(tx, request.idempotencyKey, { now }, async () => {
          const { post } = request.params;
          const userId = request.user?.id ?? null;
          await saveComment(tx, { post, userId, ...written, language, now });
          const by = request.user?.code ?? emailKey(written.email);
          await countForm(context, tx, request, { by });
          return null;
        }),
      );
    },
  });

  route(app, reportPlace, {
    access: 'anyone or user',
    changes: 'private',
    summary: 'Reports a listing to the moderators',
    description: 'A signed-in person gets the decision by e-mail.',
    idempotent: true,
    errors: [429],
    preHandler: formGuard,
    handler: async (request) => {
      const { reason } = request.body;
      const text = plainText(request.body.message);
      refuseFaults(request, { message: textFault(text, 'report') });
      const place = await organisationId(db, request.params.id);
      const now = clock.now();
      await db.transaction((tx) =>
        withIdempotency(tx, request.idempotencyKey, { now }, async () => {
          await saveReport(tx, {
            organisationId: place,
            userId: request.user?.id ?? null,
            reason,
            text,
            now,
          });
          await countForm(context, tx, request, { by: request.user?.code ?? null });
          return null;
        }),
      );
    },
  });
}
