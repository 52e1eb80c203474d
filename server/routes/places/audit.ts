import { ErrorBody } from '#common/contract/common.ts';
import { AuditPage, AuditQuery } from '#common/contract/places/members.ts';
import type { App, Context } from '#server/context.ts';
import { noStore, requireUser } from '#server/plugins/auth.ts';
import { pageOfAudit } from '#server/repositories/places/auditTrail.ts';
import { ownPlace, PlaceParams } from './owner.ts';

/** What was done at a place: GET /api/places/{id}/audit. */
export function auditRoute(app: App, context: Context): void {
  app.get(
    '/api/places/:id/audit',
    {
      onRequest: [noStore, requireUser(context)],
      schema: {
        tags: ['places'],
        summary: 'Who did what and when at a place, the latest first',
        description: 'For its owners; for everybody else it is not there.',
        security: [{ bearer: [] }],
        params: PlaceParams,
        querystring: AuditQuery,
        response: { 200: AuditPage, 401: ErrorBody, 404: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const place = await ownPlace(context, request, request.params.id);
      const { page = 1, per_page: perPage = 30 } = request.query;
      return pageOfAudit(context.db, place.id, { page, perPage });
    },
  );
}
