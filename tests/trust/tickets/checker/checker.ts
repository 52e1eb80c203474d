import type {
  Audit,
  Board,
  History,
  ListOf,
  Look,
  Mine,
  Seen,
  Take,
  Visit,
} from '#tests/trust/tickets/history.ts';
import { actSteps, callSteps, moveStep } from './lineSteps.ts';
import { facts, isKind } from '#tests/trust/tickets/facts.ts';
import { linearise, type Step } from './linearise.ts';
import {
  everyone,
  fits,
  isOpen,
  issue,
  issuedBy,
  openOf,
  taken,
  waiting,
  WALK_IN,
  type Line,
  type State,
} from '#tests/trust/tickets/model.ts';

const show = (seen: Seen) =>
  `${seen.code} no ${seen.rank} ${seen.status}, ${seen.tickets_count} waiting, ${seen.people_ahead} ahead`;

function takeSteps(
  takes: Take[],
  { code: list, capacity }: ListOf,
  idOf: ReadonlyMap<string, number>,
): Step<Line>[] {
  const steps: Step<Line>[] = [];
  const given = new Map<string, Take[]>();
  for (const take of takes) {
    if (!('ticket' in take.response)) continue;
    const { code } = take.response.ticket;
    given.set(code, [...(given.get(code) ?? []), take]);
  }
  for (const [code, calls] of given) {
    const { person, response } = calls[0]!;
    const { rank } = (response as { ticket: Seen }).ticket;
    const span = {
      start: Math.min(...calls.map(({ start }) => start)),
      end: Math.min(...calls.map(({ end }) => end)),
    };
    const write: Step<Line> = {
      name: `${person} is given ${code} no ${rank}`,
      ...span,
      apply: (line) => {
        const state = line[list]!;
        if (issuedBy(line, list) !== rank - 1) return null;
        if (capacity !== null && taken(state) >= capacity) return null;
        if (person !== WALK_IN && openOf(state, person)) return null;
        // Its id orders the line.
        const place = idOf.get(code) ?? Infinity;
        return { ...line, [list]: issue(state, { code, person, rank, origin: list, place }) };
      },
    };
    steps.push(write);
    for (const { start, end, response } of calls) {
      const seen = (response as { ticket: Seen }).ticket;
      steps.push({
        name: `take of ${person} responses ${show(seen)}`,
        start,
        end,
        after: write,
        apply: (line) => (fits(line[seen.list] ?? [], seen, person) ? line : null),
      });
    }
  }
  for (const { response, person, start, end } of takes) {
    if ('ticket' in response) continue;
    const { refusal, held } = response;
    steps.push({
      name: `take of ${person} is refused, ${refusal}${held ? `: ${show(held)}` : ''}`,
      start,
      end,
      apply: (line) => {
        const state = line[list]!;
        if (refusal === 'idempotency_key_reused') return line;
        if (refusal === 'number_over')
          return everyone(line).some((one) => one.person === person && !isOpen(one)) ? line : null;
        if (refusal === 'list_full')
          return capacity !== null && taken(state) >= capacity ? line : null;
        if (refusal !== 'existing_ticket' || !held) return null;
        const own = openOf(state, person);
        return own?.code === held.code && isOpen(own) && fits(state, held, person) ? line : null;
      },
    });
  }
  return steps;
}

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
  { code, capacity }: ListOf,
): Step<Line> => ({
  name: `the waiting list shows ${shown.tickets_count} waiting, next ${shown.next_rank}, ${shown.state}`,
  start,
  end,
  apply: (line) => {
    const state = line[code]!;
    const isFull = capacity !== null && taken(state) >= capacity;
    return shown.tickets_count === waiting(state) &&
      shown.next_rank === issuedBy(line, code) + 1 &&
      shown.state === (isFull ? 'full' : 'open')
      ? line
      : null;
  },
});

const shown = (visits: readonly Visit[]) =>
  visits.map(({ counter, outcome }) => `${counter} ${outcome}`).join(' and ');

const auditStep = ({ list, tickets, issued, released }: Audit): Step<Line> => ({
  name: `the database holds ${issued} issued, ${released} given back: ${tickets.map(({ rank, status, visits }) => `${rank} ${status} (${shown(visits)})`).join(', ')}`,
  start: Infinity,
  end: Infinity,
  apply: (line) => {
    const state = line[list]!;
    return issued === issuedBy(line, list) &&
      issued - released === taken(state) &&
      tickets.length === state.length &&
      // In line order, including tickets that have left, because some may come back.
      tickets.every(
        ({ rank, code, person, status, visits }, place) =>
          state[place]?.code === code &&
          state[place].rank === rank &&
          state[place].person === person &&
          state[place].status === status &&
          shown(state[place].visits) === shown(visits),
      )
      ? line
      : null;
  },
});

/** Steps that only read one list, as steps of its line. */
const inLine = (steps: Step<State>[], list: string): Step<Line>[] =>
  steps.map(({ name, start, end, apply }) => ({
    name,
    start,
    end,
    apply: (line) => (apply(line[list]!) ? line : null),
  }));

/** The steps of the lists of a line. */
function stepsOf({ calls, audit }: History, lists: readonly ListOf[]): Step<Line>[] {
  const capacities = new Map(lists.map(({ code, capacity }) => [code, capacity]));
  const idOf = new Map(audit.flatMap(({ tickets }) => tickets.map(({ code, id }) => [code, id])));
  const isHere = (code: string) => capacities.has(code);
  const here = calls.filter((call) => 'list' in call && call.list !== null && isHere(call.list));
  const ofLists = lists.flatMap((list) => [
    ...takeSteps(
      here.filter(isKind('take')).filter((take) => take.list === list.code),
      list,
      idOf,
    ),
    ...inLine(
      [
        ...here
          .filter(isKind('board'))
          .filter((board) => board.list === list.code)
          .map(boardStep),
        ...calls.filter(isKind('mine')).map((call) => mineStep(call, list.code)),
      ],
      list.code,
    ),
    ...calls
      .filter(isKind('look'))
      .flatMap((call) =>
        call.lists
          .filter((shown) => shown.list === list.code)
          .map((shown) => lookStep(call, shown, list)),
      ),
    ...audit.filter((one) => one.list === list.code).map(auditStep),
  ]);
  return [
    ...ofLists,
    ...here.filter(isKind('move')).map(moveStep),
    ...here
      .filter(isKind('act'))
      .flatMap((act) => actSteps(act, (list) => capacities.get(list) ?? null)),
    ...callSteps(
      calls
        .filter(isKind('call_next'))
        .filter(({ list, line }) => (list === null ? line === lists[0]!.line : isHere(list))),
    ),
  ];
}

/**
 * Everything in a history that a correct server could not have returned. Empty if there is none.
 */
export function check(history: History): string[] {
  const wrong = facts(history);
  for (const name of new Set(history.lists.map(({ line }) => line))) {
    const lists = history.lists.filter(({ line }) => line === name);
    // Lists that do not affect each other are explained separately, which is much faster.
    const isTogether = history.calls.some(
      (call) =>
        (call.kind === 'call_next' && call.line === name) ||
        (call.kind === 'act' && lists.some(({ code }) => code === call.list)),
    );
    for (const group of isTogether ? [lists] : lists.map((list) => [list])) {
      const empty = Object.fromEntries(group.map(({ code }) => [code, []]));
      const { explained, stuck } = linearise<Line>(stepsOf(history, group), empty);
      if (explained) continue;
      wrong.push(
        `List ${group.map(({ code }) => code).join(', ')}: no order explains what was answered; it ends before one of\n    ${stuck.map((step) => step.name).join('\n    ')}`,
      );
    }
  }
  return wrong;
}
