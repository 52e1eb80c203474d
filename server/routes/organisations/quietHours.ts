import { Type } from 'typebox';
import { ErrorBody, NotModified } from '#common/contract/common.ts';
import { QuietHours } from '#common/contract/quietHours.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { SendCached } from '#server/plugins/cache/responseCache.ts';
import { createQuietHours } from '#server/repositories/line/quietHours.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';

const Params = Type.Object({ id: Type.String({ description: 'A slug or a code.' }) });

/** When one waits little at a place: GET /api/organisations/{id}/quiet_hours. */
export function quietHoursRoute(app: App, { db, checkAnswers }: Context, send: SendCached): void {
  const write = serialiser(QuietHours, checkAnswers ?? false);
  const hoursOf = createQuietHours(db);
  app.get(
    '/api/organisations/:id/quiet_hours',
    {
      compress: false,
      config: { cached: true },
      schema: {
        tags: ['directory'],
        summary: 'The typical wait by weekday and hour, from finished visits',
        params: Params,
        response: { 200: QuietHours, 304: NotModified, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(request, reply, `quiet_hours ${id}`, async (now) => {
        const found = await organisationId(db, id);
        if (found === null) throw new Problem(404, 'organisation_not_found');
        return write({ records: await hoursOf(found, now) });
      });
    },
  );
}
