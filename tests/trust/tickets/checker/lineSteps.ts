import { acted, moved } from '#tests/trust/tickets/actions.ts';
import type { Act, CallNext, Move } from '#tests/trust/tickets/history.ts';
import type { Step } from './linearise.ts';
import { everyone, fits, nextOf, servedAt, type Line } from '#tests/trust/tickets/model.ts';

const servedIn = (line: Line, counter: string) => servedAt(everyone(line), counter);

/** The next of one list, or of all lists of the line. */
const nextIn = (line: Line, list: string | null): string | null => {
  const states = list === null ? Object.values(line) : [line[list]!];
  const firsts = states.flatMap((state) => nextOf(state) ?? []);
  return firsts.toSorted((one, other) => one.place - other.place)[0]?.code ?? null;
};

/** Ends every visit at a counter, then calls the ticket; null where that is not the next. */
function called(
  line: Line,
  { counter, finish, list }: CallNext,
  ticket: string | null,
): Line | null {
  const action = finish === 'no_show' ? 'no_show' : 'done';
  const ended = servedIn(line, counter).reduce<Line>(
    (rest, { code }) => acted(rest, code, action)!,
    line,
  );
  if (nextIn(ended, list) !== ticket) return null;
  return ticket === null ? ended : acted(ended, ticket, 'call', { counter });
}

/**
 * Calls: each calls the first ticket in line and ends every visit of its counter. Repetitions of one
 * key take effect once, before the first response to any of them.
 */
export function callSteps(calls: CallNext[]): Step<Line>[] {
  const refused = calls.filter(({ response }) => response === null);
  const ofKey = new Map<string, CallNext[]>();
  for (const call of calls.filter(({ response }) => response !== null)) {
    const key = `${call.clerk}/${call.key}`;
    ofKey.set(key, [...(ofKey.get(key) ?? []), call]);
  }
  const steps: Step<Line>[] = refused.map(({ clerk, counter, finish, start, end }) => ({
    name: `${clerk} at ${counter} may not end the visit (${finish})`,
    start,
    end,
    apply: (line) => (finish !== 'processed' && servedIn(line, counter).length > 0 ? line : null),
  }));
  for (const same of ofKey.values())
    steps.push({
      name: same
        .map(
          ({ clerk, counter, finish, response }) =>
            `${clerk} at ${counter} ends ${response?.finished} (${finish}), calls ${response?.ticket}`,
        )
        .join(' = '),
      start: Math.min(...same.map(({ start }) => start)),
      end: Math.min(...same.map(({ end }) => end)),
      apply: (line) => {
        const [call] = same as [CallNext, ...CallNext[]];
        const response = call.response!;
        if (same.some((other) => JSON.stringify(other.response) !== JSON.stringify(response))) {
          return null;
        }
        const ended = servedIn(line, call.counter);
        if (call.finish === null && ended.length > 0) return null;
        const { finished, ticket } = response;
        if (finished === null ? ended.length > 0 : !ended.some(({ code }) => code === finished)) {
          return null;
        }
        return called(line, call, ticket);
      },
    });
  return steps;
}

/** An action on one ticket, or its refusal, followed by the ticket in the response. */
export function actSteps(act: Act, capacityOf: (list: string) => number | null): Step<Line>[] {
  const { code, action, people, counter, instead, target, done, seen, shown, start, end, person } =
    act;
  const write: Step<Line> = {
    name: `${code} of ${person}: ${action} ${done ? 'is done' : 'is refused'}`,
    start,
    end,
    apply: (line) => {
      const list = Object.keys(line).find((one) => line[one]!.some((held) => held.code === code));
      const capacity = list === undefined ? null : capacityOf(list);
      const next = acted(line, code, action, { people, counter, instead, target, capacity });
      if (done) return next;
      // By the clock of another process, a call may be slightly in the future.
      return next === null || action === 'no_show' ? line : null;
    },
  };
  const response: Step<Line> = {
    name: `${action} of ${code} shows ${JSON.stringify(seen ?? shown)}`,
    start,
    end,
    after: write,
    apply: (line) => {
      if (seen) return fits(line[seen.list] ?? [], seen, person) ? line : null;
      const held = everyone(line).find((one) => one.code === code);
      return held?.status === shown?.status && held?.counter === shown?.counter ? line : null;
    },
  };
  return seen || shown ? [write, response] : [write];
}

export const moveStep = ({ code, to, moved: done, start, end }: Move): Step<Line> => ({
  name: `${code} ${done ? 'goes' : 'may not go'} to ${to}`,
  start,
  end,
  apply: (line) => {
    const next = moved(line, code, to);
    return done ? next : next === null ? line : null;
  },
});
