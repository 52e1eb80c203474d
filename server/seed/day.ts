import { athensInstant } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';
import { seededRandom, type Random } from '#common/random.ts';

/** Places whose owner has statistics, and their range in days. */
export const WITH_HISTORY: readonly string[] = ['kep-dokimastiko-kypseli', 'farmakeio-andronikou'];
export const HISTORY_DAYS = 56;

/** A list to fill with sample tickets. */
export interface EmptyList {
  id: number;
  slug: string;
  /** Empty for the default service. */
  service: string;
  released_on: string;
  state: string;
  capacity: number | null;
  average_minutes: number | null;
  counters: number;
  /** Counters of the place before the first one of this list. */
  first_counter: number;
  counter_name: string;
  list_pattern: string;
  opening_hours: OpeningHours;
}

/** One sample ticket. Its index in its day determines its number. */
export interface PlannedTicket {
  status: TicketStatus;
  reason: string | null;
  createdAt: Date;
  calledAt: Date | null;
  endedAt: Date | null;
  counter: string | null;
  /** True for a person without an account. */
  isWalkIn: boolean;
  predicted: { from: Date; to: Date } | null;
  demo?: boolean;
}

/** Groups per weekday from Monday, and the weight of each hour from eight in the morning. */
const GROUPS = [10, 8, 7, 8, 9, 6, 5];
const HOURS = [5, 10, 13, 12, 8, 4, 2, 1, 2, 3, 3];
/** With so few groups, a counter of shorter visits would be free most of the day. In minutes. */
const BUSY = 18;
const MOST_BUSY = 2.5;
const NO_SHOW = 0.06;
const CANCELLED = 0.06;
const WALK_IN = 0.2;
const VERY_LONG = 180;
const MINUTE = 60_000;
/** Minutes between two people who take a number in advance. */
const APART = 4;
/** The shortest visit, and the arrival period of the last people, as fractions of the mean. */
const SHORTEST = 0.35;
const RUSH = 0.3;

/** An arrival in minutes of the day: when the person took a number, and when they were there. */
interface Arrival {
  taken: number;
  came: number;
}

/** A visit with this mean: few are very short, some take twice as long. */
const visitOf = (mean: number, random: Random): number =>
  mean * (SHORTEST + 0.9 * random() + 0.4 * random() ** 3);

/** People who come in groups, most of them in the morning. */
function groupsOf(list: EmptyList, groups: number, random: Random): Arrival[] {
  const hours = intervalsOf(list.opening_hours, weekdayOf(list.released_on)).flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / 60) }, (_, n) => from + n * 60).flatMap((at) =>
      Array.from({ length: HOURS[Math.floor(at / 60) - 8] ?? 1 }, () => at),
    ),
  );
  if (hours.length === 0) return [];
  return Array.from({ length: groups }, () => {
    const at = random.pick(hours) + random() * 40;
    return Array.from({ length: random.whole(1, Math.min(9, 3 + 2 * list.counters)) }, (_, n) => {
      const came = at + n * (0.5 + random());
      return { taken: came, came };
    });
  })
    .flat()
    .sort((one, other) => one.came - other.came);
}

/** The number of waiting people, excluding those being served. */
function waitingOn(list: EmptyList, daysAhead: number, random: Random): number {
  const room = list.capacity ?? 400;
  if (list.list_pattern === 'full') return room;
  if (daysAhead > 0) return random.whole(0, Math.min(14 - 2 * daysAhead, Math.floor(room / 2)));
  if (list.list_pattern === 'very_long') return VERY_LONG;
  return random.whole(1, Math.max(2, Math.min(16, Math.floor(room / 3))));
}

/** The people in line at this minute: while the place is open, more than its counters can serve. */
function lineAt(
  list: EmptyList,
  { minutes, isOpen, daysAhead }: { minutes: number; isOpen: boolean; daysAhead: number },
  random: Random,
): Arrival[] {
  const isFull = list.list_pattern === 'full';
  const length = waitingOn(list, daysAhead, random) + (isOpen && !isFull ? list.counters : 0);
  const rush = RUSH * (list.average_minutes ?? 10);
  return Array.from({ length }, (_, n) => ({
    taken: minutes - (length - n) * APART,
    came: minutes - (isOpen ? rush * (1 - n / length) : 0),
  }));
}

/** A plausible window for a wait of this length, with errors in both directions. */
function windowAt(at: number, wait: number, random: Random): { from: Date; to: Date } {
  const guess = wait * (0.65 + 0.7 * random());
  return {
    from: new Date(Math.floor(at / MINUTE + Math.max(0, 0.85 * guess - 1)) * MINUTE),
    to: new Date(Math.ceil(at / MINUTE + 1.15 * guess + 1) * MINUTE),
  };
}

/** The people who come on the day of a list, up to now. */
function arrivalsOf(
  list: EmptyList,
  day: { minutes: number; opensAt: number; isOver: boolean; daysAhead: number },
  random: Random,
): Arrival[] {
  const { minutes, opensAt, isOver, daysAhead } = day;
  if (list.list_pattern === 'empty' || (list.state === 'closed' && daysAhead >= 0)) return [];
  const weekly = GROUPS[weekdayOf(list.released_on) - 1]! + random.whole(-2, 2);
  const usual = daysAhead < 0 ? 1 : Math.ceil(weekly / 2);
  const isOpen = !isOver && minutes >= opensAt;
  const line = isOver ? [] : lineAt(list, { minutes, isOpen, daysAhead }, random);
  const busy = Math.round(
    weekly * Math.min(MOST_BUSY, Math.max(1, BUSY / (list.average_minutes ?? BUSY))),
  );
  const earlier = groupsOf(list, WITH_HISTORY.includes(list.slug) ? busy : usual, random).filter(
    ({ came }) => came < Math.min(minutes, line[0]?.taken ?? Infinity),
  );
  // Room for people who come later.
  const room = (list.capacity ?? Infinity) - line.length - 4;
  return [...earlier.slice(0, Math.max(0, room)), ...line];
}

/**
 * Simulates a day of a place until `now`: people come in waves, the next free counter calls, some
 * leave before and some do not come. Ordered by number.
 */
export function dayOf(list: EmptyList, now: Date, daysAhead: number): PlannedTicket[] {
  const random = seededRandom(`day/${list.slug}/${list.released_on}${list.service}`);
  const mean = list.average_minutes ?? 10;
  const midnight = athensInstant(list.released_on, 0).getTime();
  const at = (minutes: number) => new Date(midnight + minutes * MINUTE);
  const minutes = (now.getTime() - midnight) / MINUTE;
  const intervals = intervalsOf(list.opening_hours, weekdayOf(list.released_on));
  const opensAt = Math.min(...intervals.map(([from]) => from));
  const isOver = minutes >= Math.max(...intervals.map(([, to]) => to));
  const free = Array.from({ length: list.counters }, () => opensAt);
  return arrivalsOf(list, { minutes, opensAt, isOver, daysAhead }, random).flatMap(
    ({ taken, came }): PlannedTicket[] => {
      const next = free.indexOf(Math.min(...free));
      const call = Math.max(free[next]!, came + 0.1);
      const ticket = {
        createdAt: at(taken),
        isWalkIn: taken === came && random() < WALK_IN,
        reason: null,
        calledAt: null,
        endedAt: null,
        counter: null,
        predicted: null,
      };
      if (call > minutes) return [{ ...ticket, status: 'scheduled' }];
      // A list that must stay full has no cancellations.
      if (call > came + 4 && list.list_pattern !== 'full' && random() < CANCELLED) {
        const endedAt = at((came + call) / 2);
        return [{ ...ticket, status: 'cancelled', reason: 'user', endedAt }];
      }
      const isMissed = random() < NO_SHOW;
      const end = call + (isMissed ? 3.2 : visitOf(mean, random));
      free[next] = end;
      const called = {
        ...ticket,
        calledAt: at(call),
        counter: `${list.counter_name} ${list.first_counter + next + 1}`,
        predicted: windowAt(ticket.createdAt.getTime(), call - taken, random),
      };
      if (end > minutes) return isOver ? [] : [{ ...called, status: 'running' }];
      const status = isMissed ? 'aborted' : 'processed';
      return [{ ...called, status, reason: isMissed ? 'no_show' : null, endedAt: at(end) }];
    },
  );
}
