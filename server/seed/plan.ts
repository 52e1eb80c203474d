import { athensInstant, athensTime } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { intervalsOf, type OpeningHours } from '#common/calendar/openingHours.ts';
import { seededRandom, type Random } from '#common/random.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';

/** A list to fill with sample tickets. */
export interface EmptyList {
  id: number;
  slug: string;
  released_on: string;
  state: string;
  capacity: number | null;
  average_minutes: number | null;
  counters: number;
  counter_name: string;
  list_pattern: string;
  opening_hours: OpeningHours;
}

/** One sample ticket; its index in the plan determines its number. */
export interface PlannedTicket {
  status: TicketStatus;
  reason: string | null;
  createdAt: Date;
  /** When it was called, and when it ended. */
  calledAt: Date | null;
  endedAt: Date | null;
  /** Taken by somebody without an account. */
  isWalkIn?: boolean;
  /** The window told with it, where there was one. */
  told?: { from: Date; to: Date } | null;
}

const VERY_LONG = 180;
const minute = 60_000;

/** How far the day has progressed at a place: 0 before it opens, 1 after it closes. */
function progress(list: EmptyList, now: Date): number {
  const { date, minutes } = athensTime(now);
  if (list.released_on !== date) return list.released_on < date ? 1 : 0;
  const intervals = intervalsOf(list.opening_hours, weekdayOf(date));
  const open = intervals.reduce((sum, [from, to]) => sum + to - from, 0);
  const passed = intervals.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(minutes, to) - from),
    0,
  );
  return open === 0 ? 0 : passed / open;
}

interface Counts {
  ended: number;
  running: number;
  waiting: number;
}

function counts(list: EmptyList, now: Date, daysAhead: number, random: Random): Counts {
  const none = { ended: 0, running: 0, waiting: 0 };
  if (list.list_pattern === 'empty') return none;
  const done = progress(list, now);
  const room = list.capacity ?? 400;
  // People wait only while every counter is busy.
  const running = done > 0 && done < 1 ? list.counters : 0;
  if (list.state === 'closed') return daysAhead > 0 ? none : { ...none, ended: random.whole(2, 6) };
  if (daysAhead < 0) return { ...none, ended: Math.min(room, random.whole(2, 5)) };
  // Nobody waits at a place that has closed: the line of its day is over.
  if (done >= 1) return { ...none, ended: Math.min(room, random.whole(8, 24)) };
  if (list.list_pattern === 'very_long' && daysAhead === 0) {
    return { ended: Math.round(done * 40), running, waiting: VERY_LONG };
  }
  if (list.list_pattern === 'full' || random() < 0.06) {
    if (room > 60) return { ...none, waiting: random.whole(10, 30) };
    const ended = Math.min(room, Math.round(room * done));
    const now = Math.min(running, room - ended);
    return { ended, running: now, waiting: room - ended - now };
  }
  if (daysAhead > 0) {
    const most = Math.max(1, Math.min(14 - 2 * daysAhead, Math.floor(room / 2)));
    return { ...none, waiting: random() < 0.2 ? 0 : random.whole(1, most) };
  }
  const waiting = random.whole(1, Math.max(2, Math.min(16, Math.floor(room / 3))));
  const ended = Math.min(
    Math.round(done * random.whole(8, 24)),
    Math.max(0, room - waiting - running - 4),
  );
  return { ended, running: Math.min(running, room - waiting), waiting };
}

/** How a ticket ended. Nobody returns a number on a list that is to stay full. */
function ending(random: Random, full: boolean): { status: TicketStatus; reason: string | null } {
  const chance = random();
  if (chance < 0.08) return { status: 'aborted', reason: 'no_show' };
  return chance < 0.16 && !full
    ? { status: 'cancelled', reason: 'user' }
    : { status: 'processed', reason: null };
}

/** The sample tickets of a list as they would be at `now`, in the order of their numbers. */
export function planTickets(list: EmptyList, now: Date, daysAhead: number): PlannedTicket[] {
  const random = seededRandom(`tickets/${list.slug}/${list.released_on}`);
  const { ended, running, waiting } = counts(list, now, daysAhead, random);
  const visit = (list.average_minutes ?? 10) * minute;
  const gap = visit / list.counters;
  const from = intervalsOf(list.opening_hours, weekdayOf(list.released_on))[0]?.[0] ?? 540;
  const opening = athensInstant(list.released_on, from).getTime();
  const total = ended + running + waiting;
  const full = total >= (list.capacity ?? Infinity);
  return Array.from({ length: total }, (_, index) => {
    const called = Math.min(
      daysAhead < 0 ? opening + index * gap : now.getTime() - (ended + running - index) * gap,
      now.getTime() - minute,
    );
    const booked =
      daysAhead < 0
        ? opening - (total - index) * 7 * minute
        : now.getTime() - (total - index) * 4 * minute;
    const createdAt = new Date(Math.min(booked, called - 5 * minute));
    if (index >= ended + running) {
      return {
        status: 'scheduled',
        reason: null,
        createdAt: new Date(booked),
        calledAt: null,
        endedAt: null,
      };
    }
    const calledAt = new Date(called);
    if (index >= ended)
      return { status: 'running', reason: null, createdAt, calledAt, endedAt: null };
    const end = ending(random, full);
    const endedAt = new Date(Math.min(called + visit, now.getTime()));
    return { ...end, createdAt, calledAt: end.status === 'cancelled' ? null : calledAt, endedAt };
  });
}

/** A planned ticket and its holder; without one it goes to a sample person. */
export interface AssignedTicket extends PlannedTicket {
  demo?: boolean;
}

/** A list with its planned tickets, in the order of their numbers. */
export interface FilledList {
  list: EmptyList;
  daysAhead: number;
  tickets: AssignedTicket[];
}
