import { athensInstant } from '#common/calendar/athens.ts';

/** The facts that determine if a list's line is over. */
export interface LineDay {
  /** Its date, `YYYY-MM-DD`. */
  released_on: string;
  /** Its last closing time, possibly on the next date; null: at midnight. */
  closes_at: Date | null;
  /** Time of the last staff action. */
  tended_at: Date | null;
  serving: boolean;
}

const MINUTE_MS = 60_000;
/** Time after closing and after the last staff action in which people may still be called. */
const OVER_AFTER = { closing: 60 * MINUTE_MS, tending: 30 * MINUTE_MS } as const;
/** Time after closing at which a line with hours around midnight ends, despite staff actions. */
const ENDS_AFTER = 12 * 60 * MINUTE_MS;

/** The end of a line in ms, even if somebody is still served then. SQL has it as `line_ends_at`. */
export function lineEndsAt({
  released_on: date,
  closes_at: closes,
}: Pick<LineDay, 'released_on' | 'closes_at'>): number {
  const midnight = athensInstant(date, 1440).getTime();
  const goesOn = closes !== null && closes.getTime() > midnight - OVER_AFTER.closing;
  return goesOn ? closes.getTime() + ENDS_AFTER : midnight;
}

/** True if nobody will be called any more: `line_over` in the database. */
export function isLineOver(line: LineDay, now: Date): boolean {
  const past = (instant: Date | null, ms: number, otherwise: boolean) =>
    instant === null ? otherwise : instant.getTime() <= now.getTime() - ms;
  return (
    lineEndsAt(line) <= now.getTime() ||
    (past(line.closes_at, OVER_AFTER.closing, false) &&
      !line.serving &&
      past(line.tended_at, OVER_AFTER.tending, true))
  );
}
