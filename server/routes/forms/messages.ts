import { MessagePayload } from '#common/contract/forms/messages.ts';
import { defaultLanguage } from '#common/languages.ts';
import { receiptMessage } from '#mail/forms/receipt.ts';
import { writtenMessage } from '#mail/forms/written.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { formGuard } from '#server/plugins/requests/formGuard.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { saveMessage } from '#server/repositories/forms/messages.ts';
import { publicProfile } from '#server/repositories/people/profiles.ts';
import { once } from '#server/repositories/idempotency.ts';
import { countForm } from './limits.ts';
import { checkWritten } from './rules.ts';

/** The ids of people with an account; those of sample authors are names. */
const PERSON = /^usr_/;

/** Messages to those who run the site, or to somebody who publishes: POST /api/messages. */
export default async function messageRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, settings } = context;

  route(app, 'POST /api/messages', {
    access: 'anyone or user',
    tags: ['forms'],
    summary: 'Sends a message, a question or an interest in working here',
    description:
      'It goes to `SITE_EMAIL`, or to the person whose public profile it names; neither address ' +
      'is told. A reply goes to `email`, which gets a receipt that repeats nothing of the text.',
    idempotent: true,
    body: MessagePayload,
    answers: { 204: null },
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
        once(tx, request.idempotencyKey, { now }, async () => {
          const isPerson = author !== null && PERSON.test(author);
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
            message: writtenMessage({
              // Those who run the site read Greek.
              language: person?.language ?? defaultLanguage,
              about: person ? 'person' : about,
              author,
              ...written,
            }),
            keys,
            now,
          });
          await enqueueMail(tx, {
            cause: `receipt/${code}`,
            to: written.email,
            message: receiptMessage({ language, toPerson: person !== null, at: now }),
            keys,
            now,
          });
          return null;
        }),
      );
    },
  });
}
