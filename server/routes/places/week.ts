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
import { agreeOnCounters, withdrawAgreed } from '#server/repositories/week/agreedCounters.ts';
import { switchWeeklyEmail } from '#server/repositories/week/weekMail.ts';
import { weekReport } from '#server/repositories/week/weekReport.ts';

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
      const { place, user, body } = request;
      if (body.to <= body.from)
        throw new Problem(422, 'invalid_request', { values: { field: 'to' } });
      await agreeOnCounters(db, place, body, { userId: user.id, now: clock.now() });
      return weekReport(db, weekOf(request));
    },
  });

  route(app, withdrawCounters, {
    access: 'owner',
    changes: 'private',
    summary: 'Withdraws an accepted proposal',
    handler: async (request) => {
      const { place, user, query } = request;
      await withdrawAgreed(db, place, query, { userId: user.id, now: clock.now() });
      return weekReport(db, weekOf(request));
    },
  });

  route(app, setWeeklyEmail, {
    access: 'owner',
    changes: 'private',
    summary: 'Switches the weekly report by e-mail for the caller',
    handler: async (request) => {
      const { place, user, body } = request;
      await switchWeeklyEmail(db, place.id, user.id, body.weekly_email);
      return weekReport(db, weekOf(request));
    },
  });
}
