import { findTicket } from '#common/contract/door.ts';
import type { App } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { createFind } from './findService.ts';

/** Opens a ticket by its label and six digits: POST /api/find. */
export default async function findRoutes(app: App): Promise<void> {
  const find = createFind(app);

  route(app, findTicket, {
    access: 'anyone',
    changes: 'private',
    summary: 'Returns the key of a ticket by its place, its label and the six digits',
    description:
      'For people who got a number by telephone or on paper. An unknown number and wrong digits get ' +
      'one response.',
    errors: [404, 429],
    handler: async (request) => ({ key: await find(request, request.body) }),
  });
}
