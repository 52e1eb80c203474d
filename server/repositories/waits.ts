import { toAthensIso } from '#common/calendar/athens.ts';
import type { Wait } from '#common/contract/organisations.ts';
import { isBeyondClosing, waitOf, type Call } from '#common/line/wait.ts';
import type { Estimates } from './line/estimates.ts';
import type { LineRow } from './tickets/tickets.ts';
import { openingOf, type OrganisationRow, type WaitsOf } from './organisations/organisationRows.ts';

/** The list that a card offers, as the line of an estimate. */
const offeredLine = (row: OrganisationRow): LineRow => ({
  organisation_id: row.id,
  opening_hours: row.opening_hours,
  average_minutes: row.offer_minutes,
  counters: row.offer_counters ?? 1,
  closes_at: row.offer_closes_at,
  released_on: row.offer_date!,
  list_state: row.offer_state!,
  intervals: row.offer_intervals,
  under_way: row.offer_under_way ?? [],
  left_over: row.offer_left_over ?? 0,
  being_served: row.offer_being_served ?? 0,
  line_id: row.offer_line_id,
  service_id: row.offer_service_id,
  hall_version: row.offer_hall_version,
  // Callers ask only for lists of open places.
  day_closed: false,
});

const windowOf = async (estimates: Estimates, row: OrganisationRow, now: Date) => {
  const estimate = await estimates.of(offeredLine(row), row.tickets_count ?? 0, now);
  if (!estimate || isBeyondClosing(estimate)) return null;
  return { from: Date.parse(estimate.from), to: Date.parse(estimate.to) };
};

const toWaitResponse = (
  { status, waiting, minutes, opensAt, message, doorLeft, here }: ReturnType<typeof waitOf>,
  visitMinutes: number | null,
  service: Wait['service'],
): Wait => ({
  status,
  waiting,
  here: here ?? null,
  minutes_from: minutes?.from ?? null,
  minutes_to: minutes?.to ?? null,
  opens_at: opensAt === null ? null : toAthensIso(new Date(opensAt)),
  message,
  door_left: doorLeft ?? 0,
  visit_minutes: visitMinutes,
  service,
});

/** A card with each service that people can choose, the one to offer first at the top. */
const choicesOf = (row: OrganisationRow): OrganisationRow[] => [
  row,
  ...(row.offer_services ?? []).flatMap(({ id, minutes, waiting, here, service }) =>
    id === row.offer_service_id
      ? []
      : {
          ...row,
          offer_service_id: id,
          offer_minutes: minutes,
          tickets_count: waiting,
          offer_here: here,
          offer_service: service,
        },
  ),
];

/** The service with the shortest wait. */
async function shortestOf(estimates: Estimates, row: OrganisationRow, now: Date) {
  let best: { row: OrganisationRow; window: Call | null } | undefined;
  const end = (window: Call | null) => (window ? window.from + window.to : Infinity);
  for (const choice of choicesOf(row)) {
    const window = await windowOf(estimates, choice, now);
    if (!best || end(window) < end(best.window)) best = { row: choice, window };
  }
  return best!;
}

/**
 * Waits on cards, from the same estimates as those on lists and tickets. The wait of a place with
 * several services is the shortest of them.
 */
export function createWaits(estimates: Estimates): WaitsOf {
  return async (rows, now) => {
    const waits = rows.map((row) => {
      const known = openingOf(row, now);
      const isKnown = known.hours.length > 0 || known.list !== null;
      const wait = isKnown ? waitOf({ ...known, window: null }) : null;
      return { row, known, wait, visitMinutes: null as number | null };
    });
    // Only open places have a window.
    const open = waits.filter(({ wait }) => wait?.status === 'open');
    await estimates.prepare(
      open.map(({ row }) => offeredLine(row)),
      now,
    );
    for (const one of open) {
      const { row, window } = await shortestOf(estimates, one.row, now);
      one.row = row;
      one.wait = waitOf({ ...openingOf(row, now), window });
      one.visitMinutes = await estimates.visitMinutes(offeredLine(row), now);
    }
    return new Map(
      waits.map(({ row, wait, visitMinutes }) => [
        row.id,
        wait && toWaitResponse(wait, visitMinutes, row.offer_service),
      ]),
    );
  };
}
