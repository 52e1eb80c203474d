import type {
  Audit,
  Board,
  History,
  ListOf,
  Look,
  Mine,
  Move,
  Seen,
  Take,
  Visit,
} from './history.ts';
import { actSteps, lineCallSteps, callSteps } from './lineSteps.ts';
import { linearise, type Step } from './linearise.ts';
import {
  fits,
  isOpen,
  issue,
  moved,
  openOf,
  taken,
  waiting,
  WALK_IN,
  type Line,
  type State,
} from './model.ts';

const show = (seen: Seen) =>
  `${seen.code} no ${seen.rank} ${seen.status}, ${seen.tickets_count} waiting, ${seen.people_ahead} ahead`;

function takeSteps(takes: Take[], capacity: number | null): Step<State>[] {
  const steps: Step<State>[] = [];
  const given = new Map<string, Take[]>();
  for (const take of takes) {
    if (!('ticket' in take.answer)) continue;
    const { code } = take.answer.ticket;
    given.set(code, [...(given.get(code) ?? []), take]);
  }
  for (const [code, calls] of given) {
    const { person, answer } = calls[0]!;
    const { rank } = (answer as { ticket: Seen }).ticket;
    const span = {
      start: Math.min(...calls.map(({ start }) => start)),
      end: Math.min(...calls.map(({ end }) => end)),
    };
    const write: Step<State> = {
      name: `${person} is given ${code} no ${rank}`,
      ...span,
      apply: (state) => {
        if (state.length !== rank - 1) return null;
        if (capacity !== null && taken(state) >= capacity) return null;
        if (person !== WALK_IN && openOf(state, person)) return null;
        return issue(state, code, person, span);
      },
    };
    steps.push(write);
    for (const { start, end, answer } of calls) {
      const seen = (answer as { ticket: Seen }).ticket;
      steps.push({
        name: `take of ${person} answers ${show(seen)}`,
        start,
        end,
        after: write,
        apply: (state) => (fits(state, seen, person) ? state : null),
      });
    }
  }
  for (const { answer, person, start, end } of takes) {
    if ('ticket' in answer) continue;
    const { refusal, held } = answer;
    steps.push({
      name: `take of ${person} is refused, ${refusal}${held ? `: ${show(held)}` : ''}`,
      start,
      end,
      apply: (state) => {
        if (refusal === 'idempotency_key_reused') return state;
        if (refusal === 'number_over')
          return state.some((one) => one.person === person && !isOpen(one)) ? state : null;
        if (refusal === 'list_full')
          return capacity !== null && taken(state) >= capacity ? state : null;
        if (refusal !== 'existing_ticket' || !held) return null;
        const own = openOf(state, person);
        return own?.code === held.code && isOpen(own) && fits(state, held, person) ? state : null;
      },
    });
  }
  return steps;
}

const moveStep = ({ code, to, moved: done, start, end }: Move): Step<State> => ({
  name: `${code} ${done ? 'goes' : 'may not go'} to ${to}`,
  start,
  end,
  apply: (state) => {
    const next = moved(state, code, to);
    return done ? next : next === null ? state : null;
  },
});

const boardStep = ({ codes, start, end }: Board): Step<State> => ({
  name: `the counter shows ${codes.join(', ') || 'nobody'}`,
  start,
  end,
  apply: (state) => {
    const open = (status: string) => state.filter((held) => held.status === status);
    const expected = [...open('running'), ...open('scheduled')];
    return codes.join() === expected.map(({ code }) => code).join() ? state : null;
  },
});

const mineStep = ({ person, tickets, start, end }: Mine, list: string): Step<State> => {
  const own = tickets.filter((seen) => seen.list === list);
  return {
    name: `the list of ${person} shows ${own.map(show).join('; ') || 'nothing'}`,
    start,
    end,
    apply: (state) =>
      state.filter((held) => held.person === person).length === own.length &&
      own.every((seen) => fits(state, seen, person))
        ? state
        : null,
  };
};

const lookStep = (
  { start, end }: Look,
  shown: Look['lists'][number],
  capacity: number | null,
): Step<State> => ({
  name: `the waiting list shows ${shown.tickets_count} waiting, next ${shown.next_rank}, ${shown.state}`,
  start,
  end,
  apply: (state) =>
    shown.tickets_count === waiting(state) &&
    shown.next_rank === state.length + 1 &&
    shown.state === (capacity !== null && taken(state) >= capacity ? 'full' : 'open')
      ? state
      : null,
});

const shown = (visits: readonly Visit[]) =>
  visits.map(({ counter, outcome }) => `${counter} ${outcome}`).join(' and ');

const auditStep = ({ tickets, issued, givenBack }: Audit): Step<State> => ({
  name: `the database holds ${issued} issued, ${givenBack} given back: ${tickets.map(({ rank, status, visits }) => `${rank} ${status} (${shown(visits)})`).join(', ')}`,
  start: Infinity,
  end: Infinity,
  apply: (state) =>
    issued === state.length &&
    issued - givenBack === taken(state) &&
    tickets.length === issued &&
    // In list order, including tickets that have left, because some may come back.
    tickets.every(
      ({ rank, code, person, status, visits }, place) =>
        state[place]?.code === code &&
        state[place].rank === rank &&
        state[place].person === person &&
        state[place].status === status &&
        shown(state[place].visits) === shown(visits),
    )
      ? state
      : null,
});

const isKind =
  <Kind extends History['calls'][number]['kind']>(kind: Kind) =>
  (call: History['calls'][number]): call is Extract<History['calls'][number], { kind: Kind }> =>
    call.kind === kind;

/** Invariants in any order: counts and keys. */
function facts({ calls, lists, audit }: History): string[] {
  const wrong: string[] = [];
  const known = new Map(lists.map((list) => [list.code, list]));
  for (const odd of calls.filter(isKind('odd'))) {
    wrong.push(`${odd.call} was answered ${odd.status}: ${odd.body}`);
  }
  for (const { list, line, tickets } of audit) {
    const own = known.get(list);
    if (own && own.line !== line) wrong.push(`List ${list} is in the line ${line}`);
    for (const ticket of tickets) {
      if (own && (own.line !== ticket.line || own.service !== ticket.service)) {
        wrong.push(`Ticket ${ticket.code} is for ${ticket.service} in the line ${ticket.line}`);
      }
    }
    const ranks = tickets.map(({ rank }) => rank).sort((a, b) => a - b);
    if (ranks.some((rank, index) => rank !== index + 1)) {
      wrong.push(`List ${list} has the numbers ${ranks.join(', ')}`);
    }
  }
  const ofKey = new Map<string, string>();
  for (const { person, key, answer, list } of calls.filter(isKind('take'))) {
    if (key === null) continue;
    const name = `${person}/${key}`;
    if ('ticket' in answer) {
      const before = ofKey.get(name) ?? answer.ticket.code;
      ofKey.set(name, before);
      if (before !== answer.ticket.code) {
        wrong.push(`Key ${name} gave both ${before} and ${answer.ticket.code}`);
      }
      if (answer.ticket.list !== list) wrong.push(`Key ${name} gave a ticket of another list`);
    }
  }
  for (const { person, count, tickets } of calls.filter(isKind('mine'))) {
    if (count !== tickets.length) {
      wrong.push(`The list of ${person} says ${count} and shows ${tickets.length}`);
    }
    if (tickets.some(({ list }) => !known.has(list))) wrong.push(`${person} sees a foreign list`);
  }
  return wrong;
}

/** The steps of one list. */
function stepsOf(history: History, { code, capacity }: ListOf): Step<State>[] {
  const here = history.calls.filter((call) => 'list' in call && call.list === code);
  return [
    ...takeSteps(here.filter(isKind('take')), capacity),
    ...here.filter(isKind('move')).map(moveStep),
    ...callSteps(here.filter(isKind('call_next'))),
    ...here.filter(isKind('act')).flatMap((act) => actSteps(act, capacity)),
    ...here.filter(isKind('board')).map(boardStep),
    ...history.calls.filter(isKind('mine')).map((call) => mineStep(call, code)),
    ...history.calls
      .filter(isKind('look'))
      .flatMap((call) =>
        call.lists
          .filter(({ list }) => list === code)
          .map((shown) => lookStep(call, shown, capacity)),
      ),
    ...history.audit.filter(({ list }) => list === code).map(auditStep),
  ];
}

/** The steps of one list as steps of the line that it belongs to. */
function inLine(steps: Step<State>[], list: string): Step<Line>[] {
  const lifted = new Map(
    steps.map((step): [Step<State>, Step<Line>] => [
      step,
      {
        name: step.name,
        start: step.start,
        end: step.end,
        apply: (line) => {
          const before = line[list]!;
          const after = step.apply(before);
          if (after === null || after === before) return after && line;
          return { ...line, [list]: after };
        },
      },
    ]),
  );
  for (const [step, own] of lifted) if (step.after) own.after = lifted.get(step.after);
  return [...lifted.values()];
}

/**
 * Everything in a history that a correct server could not have returned. Empty if there is none.
 */
export function check(history: History): string[] {
  const wrong = facts(history);
  for (const name of new Set(history.lists.map(({ line }) => line))) {
    const lists = history.lists.filter(({ line }) => line === name);
    const ofLine = history.calls
      .filter(isKind('call_next'))
      .filter(({ line, list }) => line === name && list === null);
    // Lists of a line that nobody calls from as one are explained apart, which is much faster.
    const groups = ofLine.length > 0 ? [lists] : lists.map((list) => [list]);
    for (const group of groups) {
      const steps = [
        ...group.flatMap((list) => inLine(stepsOf(history, list), list.code)),
        ...lineCallSteps(ofLine),
      ];
      const empty = Object.fromEntries(group.map(({ code }) => [code, []]));
      const { explained, stuck } = linearise<Line>(steps, empty);
      if (explained) continue;
      wrong.push(
        `List ${group.map(({ code }) => code).join(', ')}: no order explains what was answered; it ends before one of\n    ${stuck.map((step) => step.name).join('\n    ')}`,
      );
    }
  }
  return wrong;
}
