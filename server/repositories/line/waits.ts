import { toAthensIso } from '#common/calendar/athens.ts';
import type { Wait } from '#common/contract/organisations.ts';
import { isBeyondClosing, waitOf } from '#common/line/wait.ts';
import {
  openingOf,
  type OrganisationRow,
  type WaitsOf,
} from '#server/repositories/organisations/organisationRows.ts';
import type { Estimates } from './estimates.ts';

const windowOf = async (estimates: Estimates, row: OrganisationRow, now: Date) => {
  const estimate = await estimates.of(
    {
      organisation_id: row.id,
      opening_hours: row.opening_hours,
      average_minutes: row.offer_minutes,
      counters: row.offer_counters ?? 1,
      closes_at: row.offer_closes_at,
      released_on: row.offer_date!,
      list_state: row.offer_state!,
      intervals: row.offer_intervals,
      under_way: row.offer_under_way ?? [],
      // Only the lists of open places are asked for.
      day_closed: false,
    },
    row.open_count ?? 0,
    now,
  );
  if (!estimate || isBeyondClosing(estimate)) return null;
  return { from: Date.parse(estimate.from), to: Date.parse(estimate.to) };
};

const toAnswer = ({
  status,
  waiting,
  minutes,
  opensAt,
  message,
}: ReturnType<typeof waitOf>): Wait => ({
  status,
  waiting,
  minutes_from: minutes?.from ?? null,
  minutes_to: minutes?.to ?? null,
  opens_at: opensAt === null ? null : toAthensIso(new Date(opensAt)),
  message,
});

/** The waits on cards, by the same estimates as on listings and tickets. */
export function createWaits(estimates: Estimates): WaitsOf {
  return async (rows, now) => {
    const waits = rows.map((row) => {
      const known = openingOf(row, now);
      const isKnown = known.hours.length > 0 || known.list !== null;
      return { row, known, wait: isKnown ? waitOf({ ...known, window: null }) : null };
    });
    // Only an open place has a window; the rest needs no estimate.
    const open = waits.filter(({ wait }) => wait?.status === 'open');
    await estimates.prepare(
      open.map(({ row }) => row.id),
      now,
    );
    for (const one of open) {
      const window = await windowOf(estimates, one.row, now);
      one.wait = waitOf({ ...one.known, window });
    }
    return new Map(waits.map(({ row, wait }) => [row.id, wait && toAnswer(wait)]));
  };
}
