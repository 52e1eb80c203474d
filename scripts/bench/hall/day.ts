import type { CallResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { athensInstant } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { drawNormal, type NextNumber } from '#common/line/random.ts';
import { bearersAt, must, NO_SHOW_AFTER, SERVICES } from './place.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Actions within this time happen at once. */
const TOGETHER = 15 * SECOND;
/** After this time the clerk of a free counter sees that somebody came. */
const SEEN = 10 * SECOND;

/** Shares of people. */
const ODDS = {
  account: 0.8,
  priority: 0.12,
  leave: 0.04,
  noShow: 0.03,
  transfer: 0.06,
  park: 0.04,
};
const REASONS = ['disability', 'pregnancy', 'small_child', 'elderly'] as const;
const SPREAD = 0.6;
const PARKED = 10 * MINUTE;

/** A number as its holder experienced it. */
export interface Entry {
  code: string;
  day: number;
  /** The place of its service in `SERVICES`, now and at first. */
  service: number;
  takenFor: number;
  state: 'waiting' | 'served' | 'parked' | 'over';
  /** Of its first call, in milliseconds. */
  calledAt: number | null;
  /** True once it was parked or transferred. */
  isMoved: boolean;
  window: { from: number; to: number } | null;
}

export interface HallDay {
  addresses: readonly string[];
  slug: string;
  /** Codes of the services in the order of `SERVICES`. */
  services: readonly string[];
  day: number;
  date: string;
  people: number;
  random: NextNumber;
  /** All numbers of the days, by code. */
  entries: Map<string, Entry>;
  setClock: (at: number) => void;
}

interface Counter {
  name: string;
  headers: Record<string, string>;
  serving: Entry | null;
  finish: 'processed' | 'no_show' | null;
}

interface Called {
  counter: Counter;
  code: string;
}

interface Event {
  at: number;
  /** True if nothing else happens at that time. */
  isAlone: boolean;
  run: (at: number) => Promise<Called | void>;
}

/**
 * A day of the hall, through its API. People arrive until an hour before the end. Each counter calls
 * its next until nobody waits. Actions within 15 seconds are sent at once, to all servers in turn.
 */
export async function simulateApiDay(options: HallDay): Promise<void> {
  const { addresses, slug, services, day, date, random, entries, setClock } = options;
  const opensAt = athensInstant(date, 8 * 60).getTime();
  const lastArrival = opensAt + 7 * 60 * MINUTE;
  const { clerks, person } = bearersAt(new Date(opensAt - 60 * MINUTE));
  const events: Event[] = [];
  const plan = (at: number, run: Event['run'], isAlone = false): void => {
    events.push({ at, run, isAlone });
  };
  let requests = 0;
  const send = <Body>(call: string, headers: Record<string, string>, body?: object) => {
    requests += 1;
    const address = addresses[requests % addresses.length]!;
    const [method, path] = call.split(' ') as [string, string];
    const key = { 'idempotency-key': `hall-${day}-${requests}` };
    return must<Body>(address, method, `/api${path}`, { ...headers, ...key }, body);
  };
  const idle = new Set<Counter>();
  /** Idle counters that will check once for waiting people. */
  const looking = new Set<Counter>();
  const parked: { entry: Entry; counter: Counter; until: number }[] = [];

  const drawService = (): number => {
    let left = random();
    const found = SERVICES.findIndex(({ share }) => (left -= share) < 0);
    return Math.max(0, found);
  };

  setClock(opensAt - 30 * MINUTE);
  const range = `GET /organisations/${slug}/waiting_lists?from=${date}&to=${addDays(date, 1)}`;
  const { records } = await send<{ records: WaitingList[] }>(range, {});
  const listOf = services.map((code) => records.find((one) => one.service?.code === code)!.code);

  /** Takes a number, and reads its window as its holder does. */
  const arrive = async (n: number, at: number) => {
    const service = drawService();
    const hasAccount = random() < ODDS.account;
    const hasPriority = random() < ODDS.priority;
    const leavesAfter = random() < ODDS.leave ? random() * 40 * MINUTE : null;
    const wish = {
      waiting_list_code: listOf[service],
      ...(hasPriority && { priority: REASONS[n % REASONS.length] }),
    };
    const ticket = hasAccount
      ? await send<Ticket>('POST /user/tickets', person(n), { ticket: wish })
      : await send<Ticket>(`POST /counter/${slug}/walk_ins`, clerks[n % clerks.length]!, wish);
    const { code } = ticket;
    const entry: Entry = {
      code,
      day,
      service,
      takenFor: service,
      state: 'waiting',
      calledAt: null,
      isMoved: false,
      window: null,
    };
    entries.set(code, entry);
    if (!hasAccount) return;
    if (leavesAfter !== null) {
      const leave = async () => {
        if (entry.state !== 'waiting') return;
        await send(`DELETE /user/tickets/${code}`, person(n));
        entry.state = 'over';
      };
      plan(at + leavesAfter, leave, true);
    }
    // Priority changes the place in the line after the take, so the window of a later read counts.
    if (hasPriority) return;
    const { estimate } = await send<Ticket>(`GET /tickets/${ticket.key}`, {});
    if (estimate && estimate.from !== estimate.to) {
      entry.window = { from: Date.parse(estimate.from), to: Date.parse(estimate.to) };
    }
  };

  const serve = (counter: Counter, entry: Entry, at: number): void => {
    counter.serving = entry;
    counter.finish = 'processed';
    const step = (action: string, body: object = {}) =>
      send<CounterTicket>(`POST /counter/tickets/${entry.code}/${action}`, counter.headers, body);
    if (random() < ODDS.noShow) {
      counter.finish = 'no_show';
      plan(at + (NO_SHOW_AFTER + 20) * SECOND, (now) => next(counter, now));
      return;
    }
    plan(at + 20 * SECOND, async () => void (await step('here')));
    const { minutes } = SERVICES[entry.service]!;
    const spread = Math.exp(SPREAD * drawNormal(random) - SPREAD ** 2 / 2);
    const length = Math.max(MINUTE, minutes * MINUTE * spread);
    const kind = entry.isMoved ? 1 : random();
    plan(at + length, async (now) => {
      if (kind < ODDS.transfer) {
        const to = (entry.service + 1) % SERVICES.length;
        await step('transfer', { service: services[to], note: 'Από την πρώτη θυρίδα' });
        Object.assign(entry, { service: to, state: 'waiting', isMoved: true });
        counter.serving = null;
      } else if (kind < ODDS.transfer + ODDS.park) {
        await step('park', { minutes: 30 });
        Object.assign(entry, { state: 'parked', isMoved: true });
        parked.push({ entry, counter, until: now + PARKED });
        counter.serving = null;
      }
      return next(counter, now);
    });
  };

  /** Ends the visit of a counter, and calls somebody set aside by it or the next in line. */
  const next = async (counter: Counter, at: number): Promise<Called | undefined> => {
    const back = parked.findIndex((one) => one.counter === counter && one.until <= at);
    const [again] = back < 0 ? [] : parked.splice(back, 1);
    const { ticket } = await send<CallResponse>(`POST /counter/${slug}/calls`, counter.headers, {
      counter: counter.name,
      finish: counter.serving && counter.finish,
      date,
      waiting_list_code: again && listOf[again.entry.service],
      ticket_code: again?.entry.code,
    });
    if (counter.serving) counter.serving.state = 'over';
    counter.serving = null;
    if (ticket) return { counter, code: ticket.code };
    idle.add(counter);
    const own = parked.filter((one) => one.counter === counter);
    if (own.length > 0) wake(counter, Math.min(...own.map(({ until }) => until)));
    return undefined;
  };
  const wake = (counter: Counter, at: number): void =>
    plan(at, async (now) => {
      looking.delete(counter);
      if (idle.delete(counter)) return next(counter, now);
    });

  for (let n = 0; n < options.people; n += 1) {
    const first = opensAt - 20 * MINUTE;
    plan(first + random() * (lastArrival - first), (at) => arrive(n, at));
  }
  for (const [n, headers] of clerks.entries()) {
    const counter: Counter = { name: `Θυρίδα ${n + 1}`, headers, serving: null, finish: null };
    plan(opensAt + n * SECOND, (at) => next(counter, at));
  }

  while (events.length > 0) {
    events.sort((one, other) => one.at - other.at);
    const { at: from, isAlone } = events[0]!;
    const ends = (one: Event) => isAlone || one.isAlone || one.at > from + TOGETHER;
    const rest = events.findIndex((one, n) => n > 0 && ends(one));
    const count = rest < 0 ? events.length : rest;
    const batch = events.splice(0, count);
    const now = batch.at(-1)!.at;
    setClock(now);
    const called = await Promise.all(batch.map(({ run }) => run(now)));
    // A number may be called before its holder has the response to the take.
    for (const { counter, code } of called.filter((one) => one !== undefined)) {
      const entry = entries.get(code)!;
      entry.state = 'served';
      entry.calledAt ??= now;
      serve(counter, entry, now);
    }
    if (![...entries.values()].some(({ state }) => state === 'waiting')) continue;
    for (const counter of idle) {
      if (looking.has(counter)) continue;
      looking.add(counter);
      wake(counter, now + SEEN);
    }
  }
}
