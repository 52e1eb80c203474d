import { AuditPage, AuditQuery } from '#common/contract/places/members.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { pageOfAudit } from '#server/repositories/places/auditTrail.ts';
import { PlaceParams } from './owner.ts';

/** The audit trail of a place: GET /api/places/{id}/audit. */
export default async function auditRoute(app: App): Promise<void> {
  const { context } = app;
  route(app, 'GET /api/places/:id/audit', {
    access: 'owner',
    tags: ['places'],
    summary: 'Who did what and when at a place, the latest first',
    description: 'For its owners; for everybody else it is not there.',
    params: PlaceParams,
    querystring: AuditQuery,
    answers: { 200: AuditPage },
    handler: async (request) => {
      const { place } = request;
      const { page = 1, per_page: perPage = 30 } = request.query;
      return pageOfAudit(context.db, place.id, { page, perPage });
    },
  });
}
