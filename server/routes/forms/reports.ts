import { Type } from 'typebox';
import { ReportPayload } from '#common/contract/forms/messages.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { plainText, textFault } from './rules.ts';
import { Problem } from '#server/lib/problem.ts';
import { formGuard } from '#server/plugins/requests/formGuard.ts';
import { saveReport } from '#server/repositories/forms/reports.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';
import { once } from '#server/repositories/idempotency.ts';
import { countForm } from './limits.ts';

/** Reports about listings: POST /api/organisations/{id}/reports. */
export default async function reportRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, 'POST /api/organisations/:id/reports', {
    access: 'anyone or user',
    tags: ['forms'],
    summary: 'Reports a listing to the moderators',
    description: 'Who was signed in is told by mail what a moderator decided.',
    params: Type.Object({ id: Type.String({ description: 'Slug or code.' }) }),
    idempotent: true,
    body: ReportPayload,
    answers: { 204: null },
    errors: [404, 429],
    preHandler: formGuard,
    handler: async (request) => {
      const { reason } = request.body;
      const text = plainText(request.body.message);
      const fault = textFault(text, 'report');
      refuseFaults(request, new Map(fault ? [['message', [fault]]] : []));
      const place = await organisationId(db, request.params.id);
      if (place === null) throw new Problem(404, 'organisation_not_found');
      const now = clock.now();
      await db.transaction((tx) =>
        once(tx, request.idempotencyKey, { now }, async () => {
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
