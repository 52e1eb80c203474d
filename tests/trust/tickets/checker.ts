import type { TicketStatus } from '#common/contract/tickets.ts';
import type { Audit, History, Look, Mine, Move, Seen, Take } from './history.ts';
import { linearise, type Step } from './linearise.ts';

interface Held {
  code: string;
  person: string;
  status: TicketStatus;
  /** Whether its number was ever called: from then on its place is used up. */
  called: boolean;
}

/** A list: its tickets by number, so that the length is how many were issued. */
type State = readonly Held[];

const WAYS: Record<TicketStatus, TicketStatus[]> = {
  scheduled: ['running', 'cancelled', 'aborted'],
  running: ['processed', 'aborted'],
  processed: [],
  aborted: [],
  cancelled: [],
};

const isOpen = ({ status }: Held) => status === 'scheduled' || status === 'running';
const isGivenBack = ({ status, called }: Held) =>
  !called && (status === 'cancelled' || status === 'aborted');
/** How many places of the capacity are taken: a number given back before its call frees one. */
const taken = (state: State) => state.filter((held) => !isGivenBack(held)).length;
const waiting = (state: State) => state.filter(({ status }) => status === 'scheduled').length;

/** Whether an answer's ticket is what the list held at that moment. */
function fits(state: State, seen: Seen, person: string): boolean {
  const held = state[seen.rank - 1];
  if (held?.code !== seen.code || held.person !== person || held.status !== seen.status) {
    return false;
  }
  const ahead = isOpen(held) ? state.slice(0, seen.rank - 1).filter(isOpen).length : 0;
  return seen.people_ahead === ahead && seen.tickets_count === waiting(state);
}

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
    const write: Step<State> = {
      name: `${person} is given ${code} no ${rank}`,
      start: Math.min(...calls.map(({ start }) => start)),
      end: Math.min(...calls.map(({ end }) => end)),
      apply: (state) => {
        if (state.length !== rank - 1) return null;
        if (capacity !== null && taken(state) >= capacity) return null;
        if (state.some((held) => held.person === person && isOpen(held))) return null;
        return [...state, { code, person, status: 'scheduled', called: false }];
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
        if (refusal === 'list_full') return taken(state) === capacity ? state : null;
        if (refusal !== 'existing_ticket' || !held) return null;
        return fits(state, held, person) && isOpen(state[held.rank - 1]!) ? state : null;
      },
    });
  }
  return steps;
}

const moveStep = ({ code, to, moved, start, end }: Move): Step<State> => ({
  name: `${code} ${moved ? 'goes' : 'may not go'} to ${to}`,
  start,
  end,
  apply: (state) => {
    const held = state.find((one) => one.code === code);
    if (!held || WAYS[held.status].includes(to) !== moved) return null;
    if (!moved) return state;
    const next = { ...held, status: to, called: held.called || to === 'running' };
    return state.map((one) => (one === held ? next : one));
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
    shown.state === (taken(state) === capacity ? 'full' : 'open')
      ? state
      : null,
});

const auditStep = ({ tickets, issued, givenBack }: Audit): Step<State> => ({
  name: `the database holds ${issued} issued, ${givenBack} given back: ${tickets.map(({ rank, status }) => `${rank} ${status}`).join(', ')}`,
  start: Infinity,
  end: Infinity,
  apply: (state) =>
    issued === state.length &&
    issued - givenBack === taken(state) &&
    tickets.length === issued &&
    tickets.every(
      ({ rank, code, person, status }) =>
        state[rank - 1]?.code === code &&
        state[rank - 1]?.person === person &&
        state[rank - 1]?.status === status,
    )
      ? state
      : null,
});

const isKind =
  <Kind extends History['calls'][number]['kind']>(kind: Kind) =>
  (call: History['calls'][number]): call is Extract<History['calls'][number], { kind: Kind }> =>
    call.kind === kind;

/** What must hold whatever the order: counts, keys, sessions. */
function facts({ calls, lists, audit }: History): string[] {
  const wrong: string[] = [];
  const known = new Set(lists.map(({ code }) => code));
  for (const odd of calls.filter(isKind('odd'))) {
    wrong.push(`${odd.call} was answered ${odd.status}: ${odd.body}`);
  }
  for (const { list, tickets } of audit) {
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
  const successors = new Map<string, string>();
  for (const { person, sent, successor } of calls.filter(isKind('refresh'))) {
    if (successor === null) wrong.push(`A refresh of ${person} was refused`);
    else if ((successors.get(sent) ?? successor) !== successor) {
      wrong.push(`A refresh token of ${person} had two successors`);
    } else successors.set(sent, successor);
  }
  if (new Set(successors.values()).size !== successors.size) {
    wrong.push('Two refresh tokens had the same successor');
  }
  return wrong;
}

/** Everything in a history that no correct server could have answered; empty when all is well. */
export function check(history: History): string[] {
  const wrong = facts(history);
  for (const { code, capacity } of history.lists) {
    const { calls } = history;
    const steps: Step<State>[] = [
      ...takeSteps(
        calls.filter(isKind('take')).filter(({ list }) => list === code),
        capacity,
      ),
      ...calls
        .filter(isKind('move'))
        .filter(({ list }) => list === code)
        .map(moveStep),
      ...calls.filter(isKind('mine')).map((call) => mineStep(call, code)),
      ...calls
        .filter(isKind('look'))
        .flatMap((call) =>
          call.lists
            .filter(({ list }) => list === code)
            .map((shown) => lookStep(call, shown, capacity)),
        ),
      ...history.audit.filter(({ list }) => list === code).map(auditStep),
    ];
    const { explained, stuck } = linearise<State>(steps, []);
    if (!explained) {
      wrong.push(
        `List ${code}: no order explains what was answered; it ends before one of\n    ${stuck.map(({ name }) => name).join('\n    ')}`,
      );
    }
  }
  return wrong;
}
