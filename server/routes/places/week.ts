import {
  agreeCounters,
  getWeek,
  setWeeklyEmail,
  withdrawCounters,
} from '#common/contract/places/week.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { record } from '#server/repositories/members/audit.ts';
import { weekReport } from '#server/repositories/places/weekReport.ts';

/** The weekly report of a place, and what its owners decide about it. */
export default async function weekRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const weekOf = ({ place, user }: Granted['owner']) => ({
    organisationId: place.id,
    userId: user.id,
    today: today(clock),
    now: clock.now(),
  });

  route(app, getWeek, {
    access: 'owner',
    summary: 'Returns the last whole week of a place, and one proposal',
    description:
      'The proposal is one more counter in the busiest hours, with its effect by the simulation ' +
      'behind the windows. Null with fewer than four weeks of data, or if it would not help.',
    handler: async (request) => weekReport(db, weekOf(request)),
  });

  route(app, agreeCounters, {
    access: 'owner',
    changes: 'private',
    summary: 'Accepts a proposal',
    description:
      'Records the hours, and the weekly report names them. If the plan has fewer counters, set it ' +
      'first and pass what it had as `counters_before`, so that a withdrawal can restore it.',
    errors: [422],
    handler: async (request) => {
      const { place, user } = request;
      const { weekday, from, to, counters, counters_before: before = null } = request.body;
      if (to <= from) throw new Problem(422, 'invalid_request', { values: { field: 'to' } });
      await db.transaction(async (tx) => {
        await tx.query(
          `INSERT INTO agreed_counters
             (organisation_id, weekday, from_hour, to_hour, counters, agreed_at, counters_before)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (organisation_id, weekday, from_hour)
           DO UPDATE SET to_hour = EXCLUDED.to_hour, counters = EXCLUDED.counters,
             counters_before = coalesce(agreed_counters.counters_before, EXCLUDED.counters_before)`,
          [place.id, weekday, from, to, counters, clock.now(), before],
        );
        await record(
          tx,
          { organisationId: place.id, userId: user.id, now: clock.now() },
          'agree_counters',
          place.code,
          { weekday, hours: `${from}–${to}`, counters },
        );
      });
      return weekReport(db, weekOf(request));
    },
  });

  route(app, withdrawCounters, {
    access: 'owner',
    changes: 'private',
    summary: 'Withdraws an accepted proposal',
    handler: async (request) => {
      const { weekday, from } = request.query;
      await db.query(
        'DELETE FROM agreed_counters WHERE organisation_id = $1 AND weekday = $2 AND from_hour = $3',
        [request.place.id, weekday, from],
      );
      return weekReport(db, weekOf(request));
    },
  });

  route(app, setWeeklyEmail, {
    access: 'owner',
    changes: 'private',
    summary: 'Switches the weekly report by e-mail for the caller',
    handler: async (request) => {
      await db.query(
        'UPDATE members SET weekly_email = $3 WHERE organisation_id = $1 AND user_id = $2',
        [request.place.id, request.user.id, request.body.weekly_email],
      );
      return weekReport(db, weekOf(request));
    },
  });
}
