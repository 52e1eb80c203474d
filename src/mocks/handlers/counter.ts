import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  CallPayload,
  CounterAnswer,
  CounterPayload,
  CounterTicket,
  ListChange,
  MemberAction,
  MemberRole,
  PlaceSummary,
} from '#common/contract/counter.ts';
import { buildCounter } from '#src/mocks/counter.ts';
import { buildTicket } from '#src/mocks/tickets.ts';
import { failures, json, nothing, type Failure } from './answers.ts';

const address = '*/api/counter/:id';
const calls = `${address}/calls`;
const actions = '*/api/counter/tickets/:code/:action';
const lists = '*/api/counter/waiting_lists/:code';
const walkIns = `${address}/walk_ins`;

const conflict = (ticket: CounterTicket | null) =>
  json(
    {
      error: 'Αυτό δεν γίνεται αυτή τη στιγμή για αυτόν τον αριθμό.',
      code: 'not_possible_now',
      ticket,
    },
    { status: 409 },
  )();

const end = (ticket: CounterTicket, change: Partial<CounterTicket>): CounterTicket =>
  Object.assign(ticket, { can: [], ...change });

const called = (ticket: CounterTicket, counter: string): CounterTicket =>
  Object.assign(ticket, {
    status: 'running' as const,
    counter,
    called_at: new Date().toISOString(),
    can: ['recall', 'done', 'return'] satisfies MemberAction[],
  });

const act = (ticket: CounterTicket, action: MemberAction, counter: string): void => {
  if (action === 'call') called(ticket, counter);
  if (action === 'done') end(ticket, { status: 'processed', can: ['resume'] });
  if (action === 'no_show')
    end(ticket, { status: 'aborted', status_reason: 'no_show', can: ['resume'] });
  if (action === 'resume')
    end(ticket, {
      status: 'running',
      status_reason: 'resumed',
      can: ['recall', 'done', 'return'],
    });
  if (action === 'return')
    end(ticket, { status: 'scheduled', counter: null, called_at: null, can: ['call'] });
};

const isOpen = ({ status }: CounterTicket): boolean =>
  status === 'scheduled' || status === 'running';

/**
 * A counter that works: it calls, serves and changes its lists as the server does, and answers a
 * repeated press with what the first one did. The answer is changed in place.
 */
export const workingCounter = (answer: CounterAnswer = buildCounter()): RequestHandler[] => {
  const presses = new Map<string, unknown>();
  const all = answer.waiting_lists.flatMap((list) => list.tickets);
  const listOf = new Map(
    answer.waiting_lists.flatMap((list) => list.tickets.map((ticket) => [ticket, list] as const)),
  );
  const tickets = (): CounterTicket[] => answer.waiting_lists.flatMap((list) => list.tickets);
  const find = (code: unknown): CounterTicket | undefined =>
    [...tickets(), ...all].find((ticket) => ticket.code === code);
  return [
    http.get(address, () => {
      for (const list of answer.waiting_lists)
        list.tickets = list.tickets
          .filter(isOpen)
          .toSorted(
            (one, other) =>
              Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
              one.position - other.position,
          );
      return json(answer)();
    }),
    http.post(calls, async ({ request }) => {
      const key = request.headers.get('idempotency-key') ?? '';
      if (presses.has(key)) return json(presses.get(key))();
      const {
        waiting_list_code: code,
        counter,
        finish,
        ticket_code: chosen,
      } = (await request.json()) as CallPayload;
      const line = answer.waiting_lists.find((list) => list.code === code)!.tickets;
      const served = line.find((one) => one.status === 'running' && one.counter === counter);
      const next = line.find((one) =>
        chosen === undefined ? one.status === 'scheduled' : one.code === chosen,
      );
      if (chosen !== undefined && next?.status !== 'scheduled') return conflict(next ?? null);
      if (served && !finish) return conflict(served);
      const finished = served ?? null;
      if (finished) act(finished, finish === 'no_show' ? 'no_show' : 'done', counter);
      const body = structuredClone({ ticket: next ? called(next, counter) : null, finished });
      presses.set(key, body);
      return json(body)();
    }),
    http.post(actions, async ({ params, request }) => {
      const { counter = '', instead_of: called } = (await request.json()) as CounterPayload;
      const ticket = find(params.code);
      if (!ticket) return failures.notFound();
      const action = params.action as MemberAction;
      if (!ticket.can.includes(action) && action !== 'no_show') return conflict(ticket);
      const instead = called === undefined ? undefined : find(called);
      if (instead) act(instead, 'return', '');
      act(ticket, action, counter);
      const list = listOf.get(ticket);
      if (list && !list.tickets.includes(ticket)) list.tickets.unshift(ticket);
      return json(ticket)();
    }),
    http.patch(lists, async ({ params, request }) => {
      const list = answer.waiting_lists.find(({ code }) => code === params.code);
      if (!list) return failures.notFound();
      const { abort_open: abort, ...change } = (await request.json()) as ListChange;
      Object.assign(list, change.state === 'open' ? { message: null } : {}, change);
      if (abort) list.tickets = [];
      const { tickets: _all, ...told } = list;
      return json(told)();
    }),
    http.post(walkIns, json(buildTicket({ rank: 55, key: 'mock-key' }), { status: 201 })),
    http.post('*/api/tickets/:key/cancel', nothing()),
  ];
};

/** A counter's state, and what a press at it can run into. */
export const counter = {
  success: (answer: CounterAnswer = buildCounter()): RequestHandler[] => [
    http.get(address, json(answer)),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(address, failures[how])],
  loading: (): RequestHandler[] => [http.get(address, failures.loading)],
  /** No press at it is answered. */
  silent: (): RequestHandler[] => [
    http.post(calls, failures.loading),
    http.post(actions, failures.loading),
  ],
  /** Somebody else was quicker: the ticket is no longer where it was. */
  overtaken: (ticket: CounterTicket): RequestHandler[] => [
    http.post(actions, () => conflict(ticket)),
  ],
  callFails: (how: Failure): RequestHandler[] => [http.post(calls, failures[how])],
  walkInFails: (how: Failure): RequestHandler[] => [http.post(walkIns, failures[how])],
  changeFails: (how: Failure): RequestHandler[] => [http.patch(lists, failures[how])],
  /** The call arrives, its answer is lost. */
  callLost: (heard: (string | null)[]): RequestHandler[] => [
    http.post(calls, ({ request }) => {
      heard.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  ],
};

/** The places where the person serves. */
export const memberships = (
  records: { organisation: PlaceSummary; role: MemberRole }[] = [
    { organisation: buildCounter().organisation, role: 'clerk' },
  ],
): RequestHandler[] => [
  http.get('*/api/user/places', () => json({ records })()),
  http.delete('*/api/user/places/:id', ({ params }) => {
    records = records.filter(({ organisation }) => organisation.slug !== params.id);
    return new HttpResponse(null, { status: 204 });
  }),
];
