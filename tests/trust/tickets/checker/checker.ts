import type {
  Audit,
  Board,
  History,
  ListOf,
  Look,
  Mine,
  Seen,
  Take,
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
  type Held,
  type Line,
  type State,
} from '#tests/trust/tickets/model.ts';

const show = (seen: Seen) =>
  `${seen.code} no ${seen.rank} ${seen.status}, ${seen.tickets_count} waiting, ${seen.people_ahead} ahead`;

/** A step that only reads one list, and is possible while the list looks as it says. */
const reads = (
  list: string,
  name: string,
  { start, end }: { start: number; end: number },
  isRight: (state: State, line: Line) => boolean,
): Step<Line> => ({
  name,
  start,
  end,
  apply: (line) => (isRight(line[list]!, line) ? line : null),
});

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
  for (const take of takes) {
    const { response, person } = take;
    if ('ticket' in response) continue;
    const { refusal, held } = response;
    const name = `take of ${person} is refused, ${refusal}${held ? `: ${show(held)}` : ''}`;
    const refused = reads(list, name, take, (state, line) => {
      if (refusal === 'idempotency_key_reused') return true;
      if (refusal === 'number_over')
        return everyone(line).some((one) => one.person === person && !isOpen(one));
      if (refusal === 'list_full') return capacity !== null && taken(state) >= capacity;
      if (refusal !== 'existing_ticket' || !held) return false;
      return openOf(state, person)?.code === held.code && fits(state, held, person);
    });
    steps.push(refused);
  }
  return steps;
}

const boardStep = (board: Board): Step<Line> =>
  reads(board.list, `the counter shows ${board.codes.join(', ') || 'nobody'}`, board, (state) => {
    const open = (status: string) => state.filter((held) => held.status === status);
    const expected = [...open('running'), ...open('scheduled')];
    return board.codes.join() === expected.map(({ code }) => code).join();
  });

const mineStep = (mine: Mine, list: string): Step<Line> => {
  const { person } = mine;
  const own = mine.tickets.filter((seen) => seen.list === list);
  const name = `the list of ${person} shows ${own.map(show).join('; ') || 'nothing'}`;
  return reads(
    list,
    name,
    mine,
    (state) =>
      state.filter((held) => held.person === person).length === own.length &&
      own.every((seen) => fits(state, seen, person)),
  );
};

const lookStep = (look: Look, shown: Look['lists'][number], { code, capacity }: ListOf) => {
  const { tickets_count: count, next_rank: next, state: shownState } = shown;
  const name = `the waiting list shows ${count} waiting, next ${next}, ${shownState}`;
  return reads(code, name, look, (state, line) => {
    const isFull = capacity !== null && taken(state) >= capacity;
    return (
      count === waiting(state) &&
      next === issuedBy(line, code) + 1 &&
      shownState === (isFull ? 'full' : 'open')
    );
  });
};

/** A ticket as the database and the model must agree on it. */
const row = ({
  rank,
  code,
  person,
  status,
  visits,
}: Pick<Held, 'rank' | 'code' | 'person' | 'status' | 'visits'>) =>
  `${rank} ${code} of ${person} ${status} (${visits.map(({ counter, outcome }) => `${counter} ${outcome}`).join(' and ')})`;

const auditStep = ({ list, tickets, issued, released }: Audit): Step<Line> => {
  // In line order, including tickets that have left, because some may come back.
  const rows = tickets.map(row).join(', ');
  const name = `the database holds ${issued} issued, ${released} given back: ${rows}`;
  return reads(
    list,
    name,
    { start: Infinity, end: Infinity },
    (state, line) =>
      issued === issuedBy(line, list) &&
      issued - released === taken(state) &&
      rows === state.map(row).join(', '),
  );
};

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
    ...calls.filter(isKind('mine')).map((call) => mineStep(call, list.code)),
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
    ...here.filter(isKind('board')).map(boardStep),
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
