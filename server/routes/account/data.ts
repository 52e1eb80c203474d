import { toAthensIso } from '#common/calendar/athens.ts';
import { OwnData, OwnDataQuery } from '#common/contract/account/account.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { toCsv } from '#server/lib/csv.ts';
import { addVary } from '#server/plugins/requests/vary.ts';
import { ownData, ownRows, ownValues } from '#server/repositories/people/ownData.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';

/** Reading everything is dear: nobody needs it more often. */
const DOWNLOADS: Limit = { name: 'own_data', max: 30, seconds: 3600 };

/** Everything about the signed-in person: GET /api/user/data. */
export default async function ownDataRoute(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, 'GET /api/user/data', {
    access: 'user',
    tags: ['account'],
    summary: 'Everything that is stored about the signed-in person, as a file',
    description:
      'JSON with all tables; with `Accept: text/csv` one table, named by `table`, by default ' +
      'the tickets, or with `all` everything, a line for each value.',
    querystring: OwnDataQuery,
    answers: { 200: OwnData },
    errors: [429],
    handler: async (request, reply) => {
      const user = request.user;
      await countAgainst(app.context, db, request, 'too_many_attempts', [[DOWNLOADS, user.code]]);
      addVary(reply, 'accept');
      const file = (name: string) =>
        reply.header('content-disposition', `attachment; filename="seira-${name}"`);
      if (/^text\/csv\b/.test(request.headers.accept ?? '')) {
        const { table = 'tickets' } = request.query;
        file(`${table}-${today(clock)}.csv`).type('text/csv; charset=utf-8');
        return toCsv(
          table === 'all'
            ? ownValues(await ownData(db, user.id))
            : await ownRows(db, table, user.id),
        ) as never;
      }
      const tables = await ownData(db, user.id);
      file(`${today(clock)}.json`);
      return { exported_at: toAthensIso(clock.now()), ...tables };
    },
  });
}
