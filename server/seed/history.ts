import { athensInstant } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf } from '#common/calendar/openingHours.ts';
import { seededRandom, type Random } from '#common/random.ts';
import type { EmptyList, PlannedTicket } from './plan.ts';

/** The places whose owner has statistics to look at, and how far back they reach, in days. */
export const WITH_HISTORY: readonly string[] = ['kep-dokimastiko-kypseli', 'farmakeio-andronikou'];
export const HISTORY_DAYS = 56;

/** How many groups come on each weekday, from Monday on, and when: the weight of each hour. */
const GROUPS = [10, 8, 7, 8, 9, 6, 5];
const HOURS: Record<number, number> = {
  8: 5, 9: 9, 10: 10, 11: 9, 12: 7, 13: 4, 14: 2, 16: 2, 17: 4, 18: 5, 19: 3,
}; // prettier-ignore
const NO_SHOW = 0.06;
const CANCELLED = 0.06;
const WALK_IN = 0.2;
const MINUTE = 60_000;

/** A visit with this mean: few are very short, some take twice as long. */
const visitOf = (mean: number, random: Random): number =>
  mean * (0.35 + 0.9 * random() + 0.4 * random() ** 3);

/** When people come, in minutes of the day: in groups, most of them in the morning. */
function arrivals(list: EmptyList, random: Random): number[] {
  const weekday = weekdayOf(list.released_on);
  const open = intervalsOf(list.opening_hours, weekday).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / 60)) }, (_, n) => from + n * 60),
  );
  const hours = open.flatMap((at) =>
    Array.from({ length: HOURS[Math.floor(at / 60)] ?? 1 }, () => at),
  );
  if (hours.length === 0) return [];
  return Array.from({ length: GROUPS[weekday - 1]! + random.whole(-2, 2) }, () => {
    const at = random.pick(hours) + random() * 40;
    return Array.from(
      { length: random.whole(1, 3 + 2 * list.counters) },
      (_, n) => at + n * (0.5 + random()),
    );
  })
    .flat()
    .sort((one, other) => one - other);
}

/** A plausible told window for a wait of this length; it errs on either side. */
function windowAt(at: number, wait: number, random: Random): { from: Date; to: Date } {
  const guess = wait * (0.65 + 0.7 * random());
  return {
    from: new Date(Math.floor(at / MINUTE + Math.max(0, 0.85 * guess - 1)) * MINUTE),
    to: new Date(Math.ceil(at / MINUTE + 1.15 * guess + 1) * MINUTE),
  };
}

/**
 * A past day of a place as its counters would have served it: people come in waves, the next free
 * counter calls, some leave before and some do not come. In the order of their numbers.
 */
export function pastDay(list: EmptyList): PlannedTicket[] {
  const random = seededRandom(`history/${list.slug}/${list.released_on}`);
  const mean = list.average_minutes ?? 10;
  const midnight = athensInstant(list.released_on, 0).getTime();
  // One of several counters is usually closed.
  const free = Array.from({ length: Math.max(1, list.counters - 1) }, () => 0);
  const planned: PlannedTicket[] = [];
  for (const arrival of arrivals(list, random).slice(0, list.capacity ?? Infinity)) {
    const createdAt = new Date(midnight + arrival * MINUTE);
    const isWalkIn = random() < WALK_IN;
    const first = free.indexOf(Math.min(...free));
    const call = Math.max(free[first]!, arrival + 0.3);
    const calledAt = new Date(midnight + call * MINUTE);
    const ticket = { createdAt, isWalkIn, told: null, calledAt: null };
    if (random() < CANCELLED && call > arrival + 4) {
      const endedAt = new Date(midnight + (arrival + (call - arrival) / 2) * MINUTE);
      planned.push({ ...ticket, status: 'cancelled', reason: null, endedAt });
      continue;
    }
    const told = windowAt(createdAt.getTime(), call - arrival, random);
    const isMissed = random() < NO_SHOW;
    const end = call + (isMissed ? 3.2 : visitOf(mean, random));
    free[first] = end;
    planned.push({
      ...ticket,
      told,
      calledAt,
      endedAt: new Date(midnight + end * MINUTE),
      status: isMissed ? 'aborted' : 'processed',
      reason: isMissed ? 'no_show' : null,
    });
  }
  return planned;
}
