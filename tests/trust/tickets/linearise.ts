/** One instant effect or observation that took place somewhere from `start` to `end`. */
export interface Step<State> {
  name: string;
  start: number;
  end: number;
  /** A step that must come first, e.g. the write before the read of one call. */
  after?: Step<State>;
  /**
   * The state afterwards; the same state for an observation; `null` where the step is impossible.
   */
  apply(state: State): State | null;
}

/** Either an order that explains all steps, or the steps that no order could explain. */
export interface Verdict<State> {
  explained: boolean;
  /** The steps that could not be placed in the attempt that came furthest. */
  stuck: Step<State>[];
}

/**
 * Looks for one order of the steps that respects time (a step that ended before another began
 * comes first) and in which each fits the state before it: linearisability, by Wing and Gong,
 * with Lowe's memory of the sets already tried and the states they led to. An observation that
 * fits is taken at once, because it changes nothing; only effects branch.
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
    // The same steps in another order may lead to another line.
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
