import {
  actOnTicket,
  addWalkIn,
  callNext,
  changeList,
  getCounter,
  getMemberships,
  type CounterResponse,
  type CounterList,
  type CounterTicket,
  type MemberAction,
} from '#common/contract/counter.ts';
import { cancelByKey } from '#common/contract/ticketByKey.ts';
import { builder, json, mock, nothing, conflict, on } from './mock.ts';
import { buildTicket } from './tickets.ts';

const names = ['Μαρία Π.', 'Γιώργος Κ.', 'Ελένη Δ.', 'Νίκος Β.', 'Σοφία Α.', 'Κώστας Μ.'];

/** An instant on the day of the stories, 16 March 2026. */
const at = (time: string): string => `2026-03-16T${time}:00+02:00`;

/** Minutes before 09:30 of that day. */
const minutesAgo = (minutes: number): string => {
  const all = 9 * 60 + 30 - minutes;
  const two = (value: number): string => String(value).padStart(2, '0');
  return at(`${two(Math.floor(all / 60))}:${two(all % 60)}`);
};

/** A waiting person with number 43. Others follow by number. */
export const buildCounterTicket = (overrides: Partial<CounterTicket> = {}): CounterTicket => {
  const rank = overrides.rank ?? 43;
  const status = overrides.status ?? 'scheduled';
  return {
    code: `ticket-${rank}`,
    rank,
    position: rank,
    status,
    status_reason: null,
    name: names[rank % names.length]!,
    walk_in: false,
    waiting_since: minutesAgo(Math.min(500, Math.max(0, 34 - (rank - 43) * 3))),
    called_at: null,
    counter: null,
    can: status === 'scheduled' ? ['call'] : [],
    ...overrides,
  };
};

/** A person who was called to a counter a minute ago. */
export const buildServed = (overrides: Partial<CounterTicket> = {}): CounterTicket =>
  buildCounterTicket({
    rank: 42,
    status: 'running',
    called_at: minutesAgo(1),
    counter: 'Θυρίδα 2',
    can: ['recall', 'done', 'return'],
    ...overrides,
  });

/** An open list of today with three counters. */
export const buildCounterList = builder<CounterList>(() => ({
  code: 'list-morning',
  service: 'Εξυπηρέτηση',
  state: 'open',
  message: null,
  capacity: 120,
  issued: 54,
  counters_open: 3,
}));

/** The given number of waiting people, from number 43 on. The sixth is a walk-in. */
export const buildLine = (length: number): CounterTicket[] =>
  Array.from({ length }, (_, index) =>
    buildCounterTicket({
      rank: 43 + index,
      ...(index === 5 && { name: null, walk_in: true }),
    }),
  );

/** A place with three counters: two serve a ticket, and twelve people wait. */
export const buildCounter = builder<CounterResponse>(() => ({
  organisation: {
    code: 'org-kep',
    slug: 'kep-kypseli',
    title: 'ΚΕΠ Κυψέλης',
    address: 'Φωκίωνος Νέγρη 42',
    city: 'Αθήνα',
    image: null,
  },
  counters: ['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'],
  patience_seconds: 180,
  waiting_lists: [
    {
      ...buildCounterList(),
      tickets: [
        buildServed(),
        buildServed({ rank: 41, counter: 'Θυρίδα 1', called_at: minutesAgo(7) }),
        ...buildLine(12),
      ],
    },
  ],
}));

const acts: Record<MemberAction, () => Partial<CounterTicket>> = {
  call: () => ({
    status: 'running',
    called_at: new Date().toISOString(),
    can: ['recall', 'done', 'return'],
  }),
  recall: () => ({}),
  done: () => ({ status: 'processed', can: ['resume'] }),
  no_show: () => ({ status: 'aborted', status_reason: 'no_show', can: ['resume'] }),
  resume: () => ({
    status: 'running',
    status_reason: 'resumed',
    can: ['recall', 'done', 'return'],
  }),
  return: () => ({ status: 'scheduled', counter: null, called_at: null, can: ['call'] }),
};

const act = (ticket: CounterTicket, action: MemberAction, more: Partial<CounterTicket> = {}) =>
  Object.assign(ticket, acts[action](), more);

const standingOf = ({ line_position, position }: CounterTicket): number =>
  line_position ?? position;

const skillsOf = (response: CounterResponse, counter: string): string[] => {
  const own = response.counter_services?.find(({ name }) => name === counter);
  const all = response.waiting_lists.flatMap(({ service_code }) => service_code ?? []);
  return own?.now ?? (own?.services.length ? own.services : all);
};

/** A stateful counter that calls, serves and changes lists. It mutates the response. */
export const workingCounter = (response: CounterResponse = buildCounter()) => {
  const listOf = new Map(
    response.waiting_lists.flatMap((list) => list.tickets.map((ticket) => [ticket, list] as const)),
  );
  const find = (code: unknown): CounterTicket =>
    [...listOf.keys()].find((ticket) => ticket.code === code)!;
  return [
    on(getCounter, () => {
      for (const list of response.waiting_lists)
        list.tickets = list.tickets
          .filter(({ status }) => status === 'scheduled' || status === 'running')
          .toSorted(
            (one, other) =>
              Number(one.status === 'scheduled') - Number(other.status === 'scheduled') ||
              one.position - other.position,
          );
      return json(response)();
    }),
    on(callNext, async ({ request }) => {
      const body = await request.json();
      const { waiting_list_code: code, counter, finish, ticket_code } = body;
      const line = response.waiting_lists
        .filter((list) => code === undefined || list.code === code)
        .flatMap(({ tickets }) => tickets)
        .toSorted((one, other) => standingOf(one) - standingOf(other));
      const services = body.services ?? skillsOf(response, counter);
      const isNext = ({ status, parked, service }: CounterTicket): boolean =>
        status === 'scheduled' && !parked && (!service || services.includes(service.code));
      const served = line.find((one) => one.status === 'running' && one.counter === counter);
      const next = line.find((one) =>
        ticket_code === undefined ? isNext(one) : one.code === ticket_code,
      );
      return json({
        finished: served ? act(served, finish === 'no_show' ? 'no_show' : 'done') : null,
        ticket: next ? act(next, 'call', { counter, ...(next.parked && { parked: null }) }) : null,
      })();
    }),
    on(actOnTicket, async ({ params, request }) => {
      const { instead_of: called } = await request.json();
      const ticket = find(params.code);
      if (called !== undefined) act(find(called), 'return');
      act(ticket, params.action as MemberAction);
      const { tickets } =
        response.waiting_lists.find((list) => list.tickets.includes(ticket)) ?? listOf.get(ticket)!;
      if (!tickets.includes(ticket)) tickets.unshift(ticket);
      return json(ticket)();
    }),
    on(changeList, async ({ params, request }) => {
      const list = response.waiting_lists.find(({ code }) => code === params.code)!;
      const { abort_open: abort, ...change } = await request.json();
      Object.assign(list, change.state === 'open' ? { message: null } : {}, change);
      if (abort) list.tickets = [];
      const { tickets: _all, ...changed } = list;
      return json(changed)();
    }),
    on(addWalkIn, json({ ...buildTicket({ rank: 55, key: 'mock-key' }), lookup: '048213' })),
    on(cancelByKey, nothing()),
  ];
};

export const counter = {
  ...mock(getCounter, buildCounter),
  /** Another member was faster, so the ticket has another status. */
  overtaken: (ticket: CounterTicket) => [on(actOnTicket, conflict(ticket))],
};

export const memberships = () => [
  on(
    getMemberships,
    json({ records: [{ organisation: buildCounter().organisation, role: 'clerk' }] }),
  ),
];
