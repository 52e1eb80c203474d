import type { Act, CallNext } from './history.ts';
import type { Step } from './linearise.ts';
import {
  acted,
  find,
  fits,
  isNextOfLine,
  nextOf,
  servedAt,
  type Line,
  type State,
} from './model.ts';

type Answer = NonNullable<CallNext['answer']>;

/** The reads and writes of "call next" on one list, or on all lists of a line. */
interface Called<On> {
  served(on: On, counter: string): readonly { code: string }[];
  /** Ends the visits at the counter, then calls the ticket; null where that is not the next. */
  apply(on: On, call: CallNext, answer: Answer): On | null;
}

/**
 * Calls: each calls the first ticket in line and ends a visit of its counter. Repetitions of one
 * key take effect once, before the first response to any of them.
 */
const stepsOf =
  <On>({ served, apply }: Called<On>) =>
  (calls: CallNext[]): Step<On>[] => {
    const refused = calls.filter(({ answer }) => answer === null);
    const ofKey = new Map<string, CallNext[]>();
    for (const call of calls.filter(({ answer }) => answer !== null)) {
      const key = `${call.clerk}/${call.key}`;
      ofKey.set(key, [...(ofKey.get(key) ?? []), call]);
    }
    const steps: Step<On>[] = refused.map(({ clerk, counter, finish, start, end }) => ({
      name: `${clerk} at ${counter} may not end the visit (${finish})`,
      start,
      end,
      apply: (on) => (finish !== 'processed' && served(on, counter).length > 0 ? on : null),
    }));
    for (const same of ofKey.values()) steps.push({
      name: same
        .map(({ clerk, counter, finish, answer }) => `${clerk} at ${counter} ends ${answer?.finished} (${finish}), calls ${answer?.ticket}`)
        .join(' = '),
      start: Math.min(...same.map(({ start }) => start)),
      end: Math.min(...same.map(({ end }) => end)),
      apply: (on) => {
        const [call] = same as [CallNext, ...CallNext[]];
        const answer = call.answer!;
        if (same.some((other) => JSON.stringify(other.answer) !== JSON.stringify(answer))) {
          return null;
        }
        const ended = served(on, call.counter);
        if (call.finish === null && ended.length > 0) return null;
        const { finished } = answer;
        if (finished === null ? ended.length > 0 : !ended.some(({ code }) => code === finished)) {
          return null;
        }
        return apply(on, call, answer);
      },
    });
    return steps;
  }; // prettier-ignore

/** Ends every visit at a counter of a list. */
const endAt = (state: State, { counter, finish }: CallNext): State => {
  const action = finish === 'no_show' ? 'no_show' : 'done';
  return servedAt(state, counter).reduce((rest, { code }) => acted(rest, code, action)!, state);
};

export const callSteps = stepsOf<State>({
  served: servedAt,
  apply: (state, call, { ticket }) => {
    const ended = endAt(state, call);
    if ((nextOf(ended)?.code ?? null) !== ticket) return null;
    return ticket === null ? ended : acted(ended, ticket, 'call', { counter: call.counter });
  },
});

/** Calls that name no list: they take the first of all lists of the line. */
export const lineCallSteps = stepsOf<Line>({
  served: (line, counter) => Object.values(line).flatMap((state) => servedAt(state, counter)),
  apply: (line, call, { ticket }) => {
    const ended = Object.fromEntries(
      Object.entries(line).map(([list, state]) => [list, endAt(state, call)]),
    );
    if (!isNextOfLine(ended, ticket)) return null;
    if (ticket === null) return Object.values(line).some((state) => servedAt(state, call.counter).length > 0) ? ended : line;
    const [list, state] = Object.entries(ended).find(([, one]) => find(one, ticket))!;
    const next = acted(state, ticket, 'call', { counter: call.counter });
    return next && { ...ended, [list]: next };
  },
}); // prettier-ignore

/** An action on one ticket, or its refusal, followed by the ticket in the response. */
export function actSteps(act: Act, capacity: number | null): Step<State>[] {
  const { code, action, people, counter, instead, done, seen, shown, start, end, person } = act;
  const write: Step<State> = {
    name: `${code} of ${person}: ${action} ${done ? 'is done' : 'is refused'}`,
    start,
    end,
    apply: (state) => {
      const next = acted(state, code, action, { people, counter, instead, capacity });
      if (done) return next;
      // By the clock of another process, a call may be slightly in the future.
      return next === null || action === 'no_show' ? state : null;
    },
  };
  const response: Step<State> = {
    name: `${action} of ${code} shows ${JSON.stringify(seen ?? shown)}`,
    start,
    end,
    after: write,
    apply: (state) => {
      if (seen) return fits(state, seen, person) ? state : null;
      const held = find(state, code);
      return held?.status === shown?.status && held?.counter === shown?.counter ? state : null;
    },
  };
  return seen || shown ? [write, response] : [write];
}
