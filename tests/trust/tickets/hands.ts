import type { CallAnswer, CounterAnswer, CounterTicket } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { Call, Seen } from './history.ts';
import { WALK_IN } from './model.ts';
import type { Act } from './plan.ts';

/** A signed-in person. */
export interface Person {
  code: string;
  access: string;
  refresh: string;
}

/** A ticket that was issued. */
export interface Known {
  code: string;
  list: string;
  /** Null for a walk-in, for whom the key acts. */
  holder: Person | null;
  key: string;
}

/** The names of the place's counters. */
export const COUNTERS = ['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'];
/** The checked part of a ticket in a response. */
export const seen = (ticket: Ticket): Seen => ({
  code: ticket.code,
  list: ticket.waiting_list.code,
  rank: ticket.rank,
  status: ticket.status!,
  tickets_count: ticket.waiting_list.tickets_count!,
  people_ahead: ticket.people_ahead!,
});

export const bearer = (person: Person) => ({ authorization: `Bearer ${person.access}` });

/** A call and its response, with the times of both. */
export interface Asked {
  start: number;
  end: number;
  answer: Response;
  body: string;
}

/** Shared by all workers. */
interface Table {
  ask: (method: string, path: string, init?: RequestInit) => Promise<Asked>;
  odd: (asked: Asked, call: string) => number;
  calls: Call[];
  known: Known[];
  organisation: { slug: string; code: string };
  clerks: Person[];
  lists: { code: string; date: string }[];
}

let presses = 0;

/** Actions of clerks and holders on a line, recorded. */
export function handsOf({ ask, odd, calls, known, organisation, clerks, lists }: Table) {
  const clerkOf = (n: number) => clerks[n % clerks.length]!;
  const send = (body: object) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const post = (path: string, who: Person | null, body: object, more: object = {}) => {
    const init = send(body);
    const headers = { ...init.headers, ...(who ? bearer(who) : {}), ...more };
    return ask('POST', path, { ...init, headers });
  };

  const press = async ({ clerk, key, ...act }: Extract<Act, { do: 'press' }>, list: string) => {
    const who = clerkOf(clerk);
    const name = key === null ? `press-${(presses += 1)}` : `${list}-${key}`;
    // A repeat returns the same as the first press.
    const at = COUNTERS[(key ?? act.counter) % COUNTERS.length]!;
    const finish = key === null ? act.finish : 'processed';
    const body = { waiting_list_code: list, counter: at, finish };
    const asked = await post(`/api/counter/${organisation.slug}/calls`, who, body, {
      'idempotency-key': name,
    });
    const { start, end, answer, body: text } = asked;
    if (answer.status !== 200 && answer.status !== 409) return odd(asked, 'press');
    const parsed = JSON.parse(text) as CallAnswer;
    const [ticket, finished] = [parsed.ticket?.code ?? null, parsed.finished?.code ?? null];
    return calls.push({
      kind: 'press', start, end, clerk: who.code, key: name, list, counter: at, finish,
      answer: answer.status === 200 ? { ticket, finished } : null,
    });
  }; // prettier-ignore

  const walkIn = async (list: string) => {
    const asked = await post(`/api/counter/${organisation.slug}/walk_ins`, clerks[0]!, {
      waiting_list_code: list,
    });
    const { start, end, answer, body } = asked;
    if (answer.status !== 201 && answer.status !== 422) return odd(asked, 'walk_in');
    const parsed = JSON.parse(body) as Ticket & { code: string };
    const given = answer.status === 201;
    if (given) known.push({ code: parsed.code, list, holder: null, key: parsed.key! });
    return calls.push({
      kind: 'take', start, end, person: WALK_IN, list, key: null,
      answer: given ? { ticket: seen(parsed) } : { refusal: parsed.code, held: null },
    });
  }; // prettier-ignore

  /** An action of a holder or a member on a ticket; the response shows the ticket afterwards. */
  const told = async (
    { code, list, holder }: Known,
    done: Pick<Extract<Call, { kind: 'act' }>, 'action' | 'people' | 'counter' | 'instead'>,
    asked: Asked,
    member: boolean,
  ) => {
    const { start, end, answer, body } = asked;
    if (answer.status !== 200 && answer.status !== 409) return odd(asked, done.action);
    const parsed = JSON.parse(body) as { ticket: unknown };
    const shown = answer.status === 200 ? parsed : parsed.ticket;
    const ticket = shown as CounterTicket | null;
    return calls.push({
      kind: 'act', start, end, list, code, person: holder?.code ?? WALK_IN, ...done,
      done: answer.status === 200,
      seen: member ? null : seen(shown as Ticket),
      // A busy counter answers with whom it serves, or with nobody once that visit has ended.
      shown: member && ticket?.code === code ? { status: ticket.status, counter: ticket.counter } : null,
    });
  }; // prettier-ignore

  const hold = async (ticket: Known, { action, people }: Extract<Act, { do: 'hold' }>) => {
    const { code, key, holder } = ticket;
    const path = holder ? `/api/user/tickets/${code}` : `/api/tickets/${key}`;
    const asked =
      action === 'cancel' && holder
        ? await ask('DELETE', path, { headers: bearer(holder) })
        : await post(`${path}/${action}`, holder, action === 'let_pass' ? { people } : {});
    return told(ticket, { action, people, counter: null, instead: null }, asked, false);
  };

  const serve = async (ticket: Known, act: Extract<Act, { do: 'serve' }>) => {
    const { clerk, action, counter } = act;
    const at = COUNTERS[counter % COUNTERS.length]!;
    const path = `/api/counter/tickets/${ticket.code}/${action}`;
    if (action !== 'resume') {
      const asked = await post(path, clerkOf(clerk), { counter: at });
      return told(ticket, { action, people: 1, counter: at, instead: null }, asked, true);
    }
    const others = known.filter(({ code, list }) => list === ticket.list && code !== ticket.code);
    const other = act.instead === null ? null : others[act.instead % Math.max(1, others.length)];
    const instead = other?.code ?? null;
    const asked = await post(path, clerkOf(clerk), instead === null ? {} : { instead_of: instead });
    return told(ticket, { action, people: 1, counter: null, instead }, asked, true);
  };

  const board = async () => {
    const shown = await Promise.all(
      lists.map(async ({ code, date }) => {
        const path = `/api/counter/${organisation.code}?date=${date}`;
        return { code, asked: await ask('GET', path, { headers: bearer(clerks[0]!) }) };
      }),
    );
    for (const { code, asked } of shown) {
      const { start, end, answer, body } = asked;
      if (answer.status !== 200) odd(asked, 'board');
      else {
        const [found] = (JSON.parse(body) as CounterAnswer).waiting_lists;
        const codes = found!.tickets.map((ticket) => ticket.code);
        calls.push({ kind: 'board', start, end, lists: [{ list: code, codes }] });
      }
    }
  };

  return { press, walkIn, hold, serve, board };
}
