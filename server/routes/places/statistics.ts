import { addDays, daysBetween, isCalendarDate } from '#common/calendar/days.ts';
import { getAudit } from '#common/contract/places/members.ts';
import {
  STATISTICS_DAYS,
  getStatistics,
  type StatisticsTable,
} from '#common/contract/places/statistics.ts';
import type { Language } from '#common/languages.ts';
import type { Queryable } from '#server/db/client.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { toCsv } from '#server/lib/csv.ts';
import { refuseFaults, type Fault, type Faults } from '#server/lib/fieldProblems.ts';
import { addVary } from '#server/plugins/requests/vary.ts';
import { route } from '#server/plugins/route.ts';
import { toPlace } from '#server/repositories/members/members.ts';
import { pageOfAudit } from '#server/repositories/members/audit.ts';
import {
  statisticsDays,
  statisticsServices,
  statisticsOf,
  statisticsWaits,
  type StatisticsRange,
} from '#server/repositories/places/statistics.ts';

const DEFAULT_DAYS = 30;

/** The rows of each table for a spreadsheet, without nested values. */
const TABLES: Record<
  StatisticsTable,
  (db: Queryable, range: StatisticsRange, language: Language) => Promise<Record<string, unknown>[]>
> = {
  days: statisticsDays,
  hours: async (db, range) => (await statisticsWaits(db, range)).hours,
  services: async (db, range, language) =>
    (await statisticsServices(db, range, language)).map(({ code: _code, wait, ...row }) => ({
      ...row,
      calls: wait?.calls ?? 0,
      median: wait?.median ?? null,
      p90: wait?.p90 ?? null,
    })),
};

function rangeFaults(from: string, to: string): Faults {
  const faultOf = (date: string): Fault | null =>
    isCalendarDate(date) ? null : { key: 'invalid_date' };
  const faults = { from: faultOf(from), to: faultOf(to) };
  if (faults.from || faults.to) return faults;
  if (to < from) return { to: { key: 'date_reversed' } };
  return daysBetween(from, to) < STATISTICS_DAYS
    ? {}
    : { from: { key: 'too_many_days', values: { max: STATISTICS_DAYS } } };
}

/** The audit trail and the statistics of a place: GET /api/places/{id}/audit and …/statistics. */
export default async function recordRoutes(app: App): Promise<void> {
  const { context } = app;
  const { clock } = context;

  route(app, getAudit, {
    access: 'owner',
    summary: 'Lists the audit trail of a place, latest first',
    handler: async (request) => {
      const { place, language } = request;
      const { page = 1, per_page: perPage = 30 } = request.query;
      return pageOfAudit(context.db, place.id, { page, perPage, language });
    },
  });

  route(app, getStatistics, {
    access: 'owner',
    summary:
      'Returns statistics of a place: people, waits by weekday and hour, accuracy of windows',
    description:
      `An inclusive range of Athens dates, at most ${STATISTICS_DAYS} ` +
      'days. For owners; 404 for everybody else. `Accept: text/csv` returns one ' +
      'table, named by `table` (default: days), as a spreadsheet in the language of ' +
      'Accept-Language. 422 names every invalid date.',
    handler: async (request, reply) => {
      const { place, language } = request;
      const { to = today(clock), table = 'days' } = request.query;
      const from = request.query.from ?? (isCalendarDate(to) ? addDays(to, 1 - DEFAULT_DAYS) : to);
      refuseFaults(request, rangeFaults(from, to));
      const range = { organisationId: place.id, from, to };
      const db = app.readsOf([String(place.id), place.slug]);
      addVary(reply, 'accept');
      if (/^text\/csv\b/.test(request.headers.accept ?? '')) {
        const rows = await TABLES[table](db, range, language);
        const name = `${place.slug}-${table}-${from}-${to}.csv`;
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .type('text/csv; charset=utf-8')
          .send(toCsv(rows, language) as never);
      }
      return { organisation: toPlace(place), ...(await statisticsOf(db, range, language)) };
    },
  });
}
