import { Type } from 'typebox';
import { QuietHours } from '#common/contract/quietHours.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { createQuietHours } from '#server/repositories/line/quietHours.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';

const Params = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });

/** The quiet hours of a place: GET /api/organisations/{id}/quiet_hours. */
export default async function quietHoursRoute(app: App): Promise<void> {
  const { db, clock } = app.context;
  const hoursOf = createQuietHours(db);
  route(app, 'GET /api/organisations/:id/quiet_hours', {
    access: 'anyone',
    tags: ['directory'],
    summary: 'The typical wait by weekday and hour, from finished visits',
    params: Params,
    answers: { 200: QuietHours },
    errors: [404],
    cached: true,
    handler: async (request) => {
      const found = await organisationId(db, request.params.id);
      if (found === null) throw new Problem(404, 'organisation_not_found');
      return { records: await hoursOf(found, clock.now()) };
    },
  });
}
