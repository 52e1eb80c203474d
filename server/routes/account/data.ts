import { toAthensIso } from '#common/calendar/athens.ts';
import {
  type Ending,
  OwnData,
  getOwnData,
  getEnding,
  endAccount,
  keepAccount as keepAccountCall,
} from '#common/contract/account/account.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { toCsv } from '#server/lib/csv.ts';
import { Problem } from '#server/lib/problem.ts';
import { addVary } from '#server/plugins/requests/vary.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { placesNamedIn } from '#server/repositories/organisations/english.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  countOpenTickets,
  DELETION_DAYS,
  keepAccount,
  placesToHandOver,
  scheduleDeletion,
} from '#server/repositories/people/deletion.ts';
import { ownData, ownRows, ownValues } from '#server/repositories/people/ownData.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';
import { requireOwnPassword } from './limits.ts';

/** This export is expensive. */
const DOWNLOADS: Limit = { name: 'own_data', max: 30, seconds: 3600 };

/** Export and deletion of a person's own data: GET /api/user/data, /api/user/deletion. */
export default async function dataRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;

  route(app, getOwnData, {
    access: 'user',
    summary: 'Exports everything stored about the signed-in person as a file',
    description:
      'JSON with all tables. With `Accept: text/csv`, the table named by `table` (default: ' +
      'tickets), or everything with `all`, one line per value.',
    responses: { 200: OwnData },
    errors: [429],
    handler: async (request, reply) => {
      const user = request.user;
      await countAgainst(context, db, request, 'too_many_downloads', [[DOWNLOADS, user.code]]);
      addVary(reply, 'accept');
      const file = (name: string) =>
        reply.header('content-disposition', `attachment; filename="seira-${name}"`);
      if (/^text\/csv\b/.test(request.headers.accept ?? '')) {
        const { table = 'tickets' } = request.query;
        file(`${table}-${today(clock)}.csv`).type('text/csv; charset=utf-8');
        return toCsv(
          table === 'all'
            ? ownValues(await ownData(db, user.id), request.language)
            : await ownRows(db, table, user.id),
          request.language,
        ) as never;
      }
      const tables = await ownData(db, user.id);
      file(`${today(clock)}.json`);
      return { exported_at: toAthensIso(clock.now()), ...tables };
    },
  });

  route(app, getEnding, {
    access: 'user',
    summary: 'Previews the effects of deleting the account',
    handler: async (request): Promise<Ending> => {
      const user = request.user;
      return {
        days: DELETION_DAYS,
        open_tickets: await countOpenTickets(db, user.id),
        places: await placesNamedIn(request.language, db, await placesToHandOver(db, user.id)),
        delete_at: user.delete_at && toAthensIso(user.delete_at),
      };
    },
  });

  route(app, endAccount, {
    access: 'user',
    summary: 'Schedules the deletion of the account in 14 days',
    description:
      'Cancels waiting tickets and ends every session, including this one. A person who signs in ' +
      'before the deletion can keep the account. 409 `places_to_hand_over`: the person is the only ' +
      'owner of a place.',
    errors: [409, 429],
    handler: async (request) => {
      const user = request.user;
      const hold = await requireOwnPassword(context, request, 'password', request.body.password);
      const outcome = await scheduleDeletion(db, user.id, clock.now(), async (tx, deleteAt) => {
        await hold(tx);
        await sendNotice(tx, writingOf(context, request), {
          notice: 'deletion',
          to: user,
          at: deleteAt,
        });
      });
      if (!(outcome instanceof Date)) throw new Problem(409, 'places_to_hand_over');
      return { delete_at: toAthensIso(outcome) };
    },
  });

  route(app, keepAccountCall, {
    access: 'user',
    summary: 'Cancels the scheduled deletion',
    handler: async (request) => {
      const places = await keepAccount(db, request.user.id);
      request.changed = places.map(({ id }) => String(id));
    },
  });
}
