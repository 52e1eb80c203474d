/** An instantaneous effect or observation between `start` and `end`. */
export interface Step<State> {
  name: string;
  start: number;
  end: number;
  /** A step that must come first, such as the write before the read of one request. */
  after?: Step<State>;
  /** The next state, the same state for an observation, or `null` for an impossible step. */
  apply(state: State): State | null;
}

/** An order that explains all steps, or the steps that no order explains. */
export interface Verdict<State> {
  explained: boolean;
  /** Steps that could not be placed in the attempt that came furthest. */
  stuck: Step<State>[];
}

/**
 * Searches for an order of the steps that respects time (a step that ended before another started
 * comes first) and in which each step fits the previous state: linearisability by Wing and Gong,
 * with Lowe's cache of visited sets and states. A fitting observation is placed at once, because it
 * changes nothing. Only effects branch.
 */
export function linearise<State>(given: Step<State>[], initial: State): Verdict<State> {
  const steps = [...given].sort((one, other) => one.start - other.start);
  const place = new Map(steps.map((step, index) => [step, index]));
  const done = new Uint8Array(steps.length);
  const tried = new Set<string>();
  let furthest = -1;
  let stuck: Step<State>[] = [];

  const candidates = (): number[] => {
    const found: number[] = [];
    let bound = Infinity;
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index]!;
      if (step.start > bound) break;
      if (done[index]) continue;
      bound = Math.min(bound, step.end);
      if (!step.after || done[place.get(step.after)!]) found.push(index);
    }
    return found.filter((index) => steps[index]!.start <= bound);
  };

  const search = (state: State, count: number): boolean => {
    const taken: number[] = [];
    for (let again = true; again;) {
      again = false;
      for (const index of candidates()) {
        if (steps[index]!.apply(state) !== state) continue;
        done[index] = 1;
        taken.push(index);
        again = true;
      }
    }
    const total = count + taken.length;
    if (total > furthest) {
      furthest = total;
      stuck = candidates().map((index) => steps[index]!);
    }
    if (total === steps.length) return true;
    // The same steps in another order may lead to another state.
    const key = Buffer.from(done).toString('latin1') + JSON.stringify(state);
    if (!tried.has(key)) {
      tried.add(key);
      for (const index of candidates()) {
        const next = steps[index]!.apply(state);
        if (next === null || next === state) continue;
        done[index] = 1;
        if (search(next, total + 1)) return true;
        done[index] = 0;
      }
    }
    for (const index of taken) done[index] = 0;
    return false;
  };

  const explained = search(initial, 0);
  return { explained, stuck: explained ? [] : stuck };
}
