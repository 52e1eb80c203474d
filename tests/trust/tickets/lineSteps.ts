import type { Act, CallNext } from './history.ts';
import type { Step } from './linearise.ts';
import { acted, find, fits, nextOf, servedAt, type State } from './model.ts';

/**
 * Calls: each calls the first ticket in line and ends a visit of its counter. Repetitions of one
 * key take effect once, before the first response to any of them.
 */
export function callSteps(calls: CallNext[]): Step<State>[] {
  const refused = calls.filter(({ answer }) => answer === null);
  const ofKey = new Map<string, CallNext[]>();
  for (const call of calls.filter(({ answer }) => answer !== null)) {
    const key = `${call.clerk}/${call.key}`;
    ofKey.set(key, [...(ofKey.get(key) ?? []), call]);
  }
  const steps: Step<State>[] = refused.map(({ clerk, counter, finish, start, end }) => ({
    name: `${clerk} at ${counter} may not end the visit (${finish})`,
    start,
    end,
    apply: (state) =>
      finish !== 'processed' && servedAt(state, counter).length > 0 ? state : null,
  }));
  for (const same of ofKey.values()) steps.push({
    name: same
      .map(({ clerk, counter, finish, answer }) => `${clerk} at ${counter} ends ${answer?.finished} (${finish}), calls ${answer?.ticket}`)
      .join(' = '),
    start: Math.min(...same.map(({ start }) => start)),
    end: Math.min(...same.map(({ end }) => end)),
    apply: (state) => {
      if (same.some(({ answer }) => JSON.stringify(answer) !== JSON.stringify(same[0]!.answer))) {
        return null;
      }
      const [{ counter, finish, answer }] = same as [CallNext, ...CallNext[]];
      return pressed(state, counter, finish, answer!);
    },
  });
  return steps;
} // prettier-ignore

function pressed(
  state: State,
  counter: string,
  finish: CallNext['finish'],
  { ticket, finished }: NonNullable<CallNext['answer']>,
): State | null {
  const served = servedAt(state, counter);
  if (finish === null && served.length > 0) return null;
  if (finished === null ? served.length > 0 : !served.some(({ code }) => code === finished)) {
    return null;
  }
  const action = finish === 'no_show' ? 'no_show' : 'done';
  const ended = finished === null ? state : acted(state, finished, action);
  if (!ended || (nextOf(ended)?.code ?? null) !== ticket) return null;
  if (ticket !== null) return acted(ended, ticket, 'call', { counter });
  return ended;
}

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
