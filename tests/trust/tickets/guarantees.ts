import { seededRandom } from '#common/random.ts';
import { acted, listOf } from './actions.ts';
import type { Act } from './history.ts';
import {
  everyone,
  find,
  issue,
  issuedBy,
  isWaiting,
  nextOf,
  servedAt,
  type Held,
  type Line,
} from './model.ts';

/** Simulates a day of a line and collects violations of the guarantees. */
export interface Day {
  /** Ordinary tickets before each one with priority. */
  after: number;
  /** Lists that each counter serves. */
  counters: Record<string, string[]>;
  steps: DayStep[];
  faults: string[];
}

type DayStep =
  | { do: 'take'; list: string; code: string; id: number; hasPriority: boolean }
  | { do: 'next'; counter: string; lists: string[]; called: string | null }
  | {
      do: 'act';
      code: string;
      action: Act['action'];
      counter: string | null;
      target: string | null;
    };

/** Facts about a waiting ticket on its list. */
interface Watch {
  list: string;
  /** Calls of its list so far. */
  calls: number;
  /** Tickets with priority, and ordinary ones before it, when it came. */
  priorities: number;
  ahead: number;
  /**
   * Tickets that came to stand before it later, and those that a transfer had put between tickets
   * with priority before it.
   */
  joined: number;
  overtaken: number;
  /** Ordinary tickets that stood between it and the one with priority before it. */
  between: string[];
}

export const SERVICES = ['A', 'B', 'C', 'D'];

const passes = ({ hasPriority, first, place }: Held) =>
  hasPriority && first !== null && place < first;
const arrival = ({ first, place }: Held) => first ?? place;

/**
 * Simulates a random day of a hall: services, counters with different skills, priority, transfers,
 * parking and people who leave, and checks the guarantees of the order at each call.
 */
export function simulateDay(seed: string): Day {
  const random = seededRandom(seed);
  const oneOf = <One>(items: readonly One[]): One => items[Math.floor(random() * items.length)]!;
  const lists = SERVICES.slice(0, 1 + Math.floor(random() * SERVICES.length));
  const after = 1 + Math.floor(random() * 5);
  const counters: Day['counters'] = {};
  for (let n = 0; n < 1 + Math.floor(random() * 4); n += 1) {
    const own = lists.filter(() => random() < 0.6);
    counters[`${n + 1}`] = own.length > 0 ? own : lists;
  }
  const names = Object.keys(counters);
  let line: Line = Object.fromEntries(lists.map((list) => [list, []]));
  let ids = 0;
  const steps: DayStep[] = [];
  const faults: string[] = [];
  const watched = new Map<string, Watch>();
  const callsOf = new Map<string, number>();
  const calledBefore = new Map<string, Held>();
  const calledOnce = new Set<string>();
  const left = new Set<string>();

  /** Ordinary tickets between two with priority, beyond those that priority leaves there. */
  const surplus = (before: readonly Held[]): number => {
    let run = 0;
    let more = 0;
    for (const { hasPriority } of before) {
      if (hasPriority) more += Math.max(0, run - after);
      run = hasPriority ? 0 : run + 1;
    }
    return more;
  };

  const watch = (code: string) => {
    const held = find(everyone(line), code)!;
    const list = listOf(line, held);
    const waiting = line[list]!.filter((one) => isWaiting(one) && one.code !== code);
    const before = waiting.filter(({ place }) => place < held.place);
    const last = before.findLast(({ hasPriority }) => hasPriority)?.place ?? 0;
    watched.set(code, {
      list,
      calls: callsOf.get(list) ?? 0,
      priorities: waiting.filter(({ hasPriority }) => hasPriority).length,
      ahead: before.filter(({ hasPriority }) => !hasPriority).length,
      joined: surplus(before),
      overtaken: 0,
      between: before.filter(({ place }) => place > last).map((one) => one.code),
    });
    // Each person behind has one more ahead.
    for (const one of waiting) {
      const known = watched.get(one.code);
      if (one.place > held.place && known) {
        known.joined += 1;
        known.ahead += Number(!held.hasPriority);
        known.overtaken += Number(passes(held) && one.place < arrival(held));
      }
    }
  };

  const checkCall = (held: Held, list: string) => {
    const waiting = line[list]!.filter((one) => isWaiting(one) && one.code !== held.code);
    const known = watched.get(held.code)!;
    const count = (callsOf.get(list) ?? 0) + 1;
    callsOf.set(list, count);
    if (calledOnce.has(held.code)) faults.push(`${held.code} is called twice`);
    calledOnce.add(held.code);
    if (!held.hasPriority) {
      const earlier = waiting.find((one) => !one.hasPriority && one.place < held.place);
      if (earlier) faults.push(`${held.code} is called before ${earlier.code}`);
      const most = Math.ceil(known.ahead / after) + 1;
      if (known.overtaken > most)
        faults.push(`${held.code} behind ${known.ahead} is overtaken ${known.overtaken} times`);
    } else {
      const most = (after + 1) * (known.priorities + 1) + known.joined;
      const turn = count - known.calls;
      if (turn > most)
        faults.push(`${held.code} has priority behind ${known.priorities} and is call ${turn}`);
      const previous = calledBefore.get(list);
      const waits = waiting.some((one) => !one.hasPriority && one.place < arrival(held));
      const isSplit = waits && !known.between.some((code) => left.has(code));
      if (isSplit && previous && passes(previous) && passes(held))
        faults.push(`${previous.code} and ${held.code} are called in a row`);
    }
    calledBefore.set(list, held);
    watched.delete(held.code);
  };

  const act = (
    code: string,
    action: Act['action'],
    counter: string | null = null,
    target: string | null = null,
  ) => {
    const next = acted(line, code, action, { counter, target, after });
    if (!next) return false;
    line = next;
    steps.push({ do: 'act', code, action, counter, target });
    return true;
  };

  const take = () => {
    const list = oneOf(lists);
    const rank = issuedBy(line, list) + 1;
    const code = `${list}${rank}`;
    const hasPriority = random() < 0.2;
    const id = (ids += 1);
    const held = { code, person: code, rank, origin: list, place: id };
    line = { ...line, [list]: issue(line[list]!, held) };
    if (hasPriority) line = acted(line, code, 'priority', { after })!;
    steps.push({ do: 'take', list, code, id, hasPriority });
    watch(code);
  };

  const next = (counter: string): boolean => {
    const [served] = servedAt(everyone(line), counter);
    if (served) act(served.code, random() < 0.1 ? 'no_show' : 'done');
    const firsts = counters[counter]!.flatMap((list) => nextOf(line[list]!) ?? []);
    const called = firsts.toSorted((one, other) => one.place - other.place)[0];
    if (called) {
      checkCall(called, listOf(line, called));
      line = acted(line, called.code, 'call', { counter })!;
    }
    steps.push({ do: 'next', counter, lists: counters[counter]!, called: called?.code ?? null });
    return called !== undefined;
  };

  const leave = () => {
    const waiting = everyone(line).filter(isWaiting);
    if (waiting.length === 0) return;
    const { code } = oneOf(waiting);
    if (act(code, 'cancel')) {
      left.add(code);
      watched.delete(code);
    }
  };

  const transfer = () => {
    const open = everyone(line).filter(
      ({ status, parked }) => status === 'running' || (status === 'scheduled' && !parked),
    );
    if (open.length === 0) return;
    const { code } = oneOf(open);
    if (!act(code, 'transfer', null, oneOf(lists))) return;
    left.add(code);
    calledOnce.delete(code);
    watch(code);
  };

  const park = () => {
    const served = everyone(line).filter(({ status }) => status === 'running');
    if (served.length > 0) act(oneOf(served).code, 'park');
  };
  const callParked = () => {
    const parked = everyone(line).filter((held) => held.parked);
    const free = names.filter((name) => servedAt(everyone(line), name).length === 0);
    if (parked.length > 0 && free.length > 0) act(oneOf(parked).code, 'call', oneOf(free));
  };

  // Up to 40 numbers are taken ahead.
  for (let n = Math.floor(random() * 40); n > 0; n -= 1) take();
  for (let n = 0; n < 80; n += 1) {
    const kind = random();
    if (kind < 0.35) take();
    else if (kind < 0.75) next(oneOf(names));
    else oneOf([leave, transfer, park, callParked])();
  }
  let isCalling = true;
  while (isCalling) isCalling = names.map(next).some(Boolean);
  const served = new Set(Object.values(counters).flat());
  for (const list of served)
    for (const { code } of line[list]!.filter(isWaiting)) faults.push(`${code} is forgotten`);
  return { after, counters, steps, faults };
}
