import { findTickets, type CounterResponse, type CounterTicket } from '#common/contract/counter.ts';
import {
  confirmArrival,
  parkTicket,
  restoreTicket,
  setNote,
  setPriority,
  takeBack,
  transferTicket,
} from '#common/contract/ticketSteps.ts';
import {
  buildCounter,
  buildCounterList,
  buildCounterTicket,
  buildServed,
  workingCounter,
} from '#src/mocks/counter.ts';
import { failures, json, on, refusal, type Failure } from '#src/mocks/mock.ts';

/** The services of the hall: code, letter and name. */
export const hallServices = [
  { code: 'service-a', letter: 'Α', name: 'Πιστοποιητικά' },
  { code: 'service-b', letter: 'Β', name: 'Παράβολα και πληρωμές' },
  { code: 'service-c', letter: 'Γ', name: 'Άδειες και εγκρίσεις' },
] as const;

type Service = (typeof hallServices)[number];

const numberOf = ({ code, letter, name }: Service, rank: number): Partial<CounterTicket> => ({
  code: `ticket-${letter}${rank}`,
  label: `${letter}${rank}`,
  rank,
  service: { code, name },
});

/** A waiting person. Positions count in a list, so that only `line_position` orders the line. */
const waiting = (
  service: Service,
  rank: number,
  { position, ...more }: Partial<CounterTicket> = {},
) =>
  buildCounterTicket({
    ...numberOf(service, rank),
    position: rank,
    line_position: position,
    can: ['call', 'transfer'],
    waiting_since: `2026-03-16T09:${String((rank * 7) % 30).padStart(2, '0')}:00+02:00`,
    ...more,
  });

const [certificates, payments, permits] = hallServices;

/**
 * A hall with three services and three counters. The second counter serves Β12 and calls for Β and
 * Γ. Six people wait: one with priority, one with a note, and one is filling in a form.
 */
export const buildHall = (overrides: Partial<CounterResponse> = {}): CounterResponse => {
  const list = (service: Service, tickets: CounterTicket[]) => ({
    ...buildCounterList({
      code: `list-${service.letter}`,
      service: service.name,
      service_code: service.code,
      letter: service.letter,
      next_label: `${service.letter}40`,
      released_on: '2026-03-16',
    }),
    tickets,
  });
  return buildCounter({
    counter_services: [
      { name: 'Θυρίδα 1', services: [certificates.code], now: null },
      { name: 'Θυρίδα 2', services: [payments.code, permits.code], now: null },
      { name: 'Θυρίδα 3', services: [], now: null },
    ],
    confirms_arrival: true,
    clerks_choose_services: true,
    waiting_lists: [
      list(certificates, [
        waiting(certificates, 31, { position: 60, priority: true, priority_reason: 'small_child' }),
        waiting(certificates, 32, { position: 64 }),
        waiting(certificates, 33, { position: 66, name: null, walk_in: true }),
      ]),
      list(payments, [
        buildServed({
          ...numberOf(payments, 12),
          position: 50,
          can: ['recall', 'done', 'return', 'transfer', 'park', 'here'],
        }),
        waiting(payments, 13, { position: 61, note: 'Λείπει η απόδειξη πληρωμής.' }),
        waiting(payments, 14, { position: 65 }),
      ]),
      list(permits, [
        waiting(permits, 7, {
          position: 40,
          parked: { counter: 'Θυρίδα 3', until: '2026-03-16T09:25:00+02:00' },
        }),
        waiting(permits, 8, { position: 63 }),
      ]),
    ],
    ...overrides,
  });
};

/** Somebody who did not come and may return to the line. */
const buildMissed = (): CounterTicket =>
  waiting(payments, 10, {
    name: 'Ελένη Δ.',
    position: 45,
    status: 'aborted',
    status_reason: 'no_show',
    can: ['restore'],
  });

/** A stateful hall: it calls, transfers, parks, finds and takes back. It mutates the response. */
export const workingHall = (response: CounterResponse = buildHall(), gone = [buildMissed()]) => {
  const before = new Map<string, { list: number; ticket: CounterTicket }>();
  const everyone = (): CounterTicket[] => [
    ...response.waiting_lists.flatMap(({ tickets }) => tickets),
    ...gone,
  ];
  const find = (code: unknown): CounterTicket => everyone().find((one) => one.code === code)!;
  const homeOf = (ticket: CounterTicket): number =>
    response.waiting_lists.findIndex(({ tickets }) => tickets.includes(ticket));
  const move = (ticket: CounterTicket, to: number): void => {
    for (const list of response.waiting_lists)
      list.tickets = list.tickets.filter((one) => one !== ticket);
    response.waiting_lists[to]?.tickets.push(ticket);
  };
  const change = (code: unknown, changes: Partial<CounterTicket>, to?: number) => {
    const ticket = find(code);
    const absent = { began_at: null, parked: null, note: null };
    before.set(ticket.code, { list: homeOf(ticket), ticket: { ...absent, ...ticket } });
    Object.assign(ticket, changes);
    if (to !== undefined) move(ticket, to);
    return json({ ...ticket, can: [...ticket.can, 'take_back'] })();
  };
  const back = { status: 'scheduled', counter: null, called_at: null } as const;
  return [
    on(transferTicket, async ({ params, request }) => {
      const { service, note } = await request.json();
      const to = response.waiting_lists.findIndex((list) => list.service_code === service);
      const { code, name } = hallServices.find((one) => one.code === service)!;
      const can: CounterTicket['can'] = ['call', 'transfer', 'take_back'];
      const noted = note === undefined ? {} : { note };
      return change(params.code, { ...back, ...noted, service: { code, name }, can }, to);
    }),
    on(parkTicket, async ({ params, request }) => {
      const { minutes = 30, note } = await request.json();
      const until = new Date(Date.now() + minutes * 60_000).toISOString();
      const { counter } = find(params.code);
      return change(params.code, {
        ...back,
        ...(note !== undefined && { note }),
        parked: { counter: counter ?? '', until },
        can: ['call', 'take_back'],
      });
    }),
    on(confirmArrival, ({ params }) =>
      change(params.code, {
        began_at: new Date().toISOString(),
        can: ['recall', 'done', 'return', 'transfer', 'park', 'take_back'],
      }),
    ),
    on(restoreTicket, ({ params }) => {
      const ticket = find(params.code);
      gone.splice(gone.indexOf(ticket), 1);
      response.waiting_lists[1]!.tickets.push(ticket);
      return change(ticket.code, { ...back, status_reason: null, can: ['call', 'take_back'] });
    }),
    on(takeBack, ({ params }) => {
      const ticket = find(params.code);
      const { list, ticket: was } = before.get(ticket.code)!;
      Object.assign(ticket, was);
      move(ticket, list);
      return json(ticket)();
    }),
    on(setNote, async ({ params, request }) => {
      const { note } = await request.json();
      return json(Object.assign(find(params.code), { note }))();
    }),
    on(setPriority, async ({ params, request }) => {
      const { reason } = await request.json();
      const priority = { priority: reason !== null, priority_reason: reason };
      return json(Object.assign(find(params.code), priority))();
    }),
    on(findTickets, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const records = everyone()
        .filter(({ label, name, rank }) =>
          [label, name, String(rank)].some((text) => text?.startsWith(q)),
        )
        .map((ticket) => ({
          ticket,
          events: [
            { at: '2026-03-16T08:40:00+02:00', kind: 'taken', counter: null },
            ...(ticket.status === 'scheduled'
              ? []
              : [{ at: '2026-03-16T09:10:00+02:00', kind: 'called', counter: 'Θυρίδα 2' }]),
            ...(ticket.status_reason === 'no_show'
              ? [{ at: '2026-03-16T09:14:00+02:00', kind: 'no_show', counter: 'Θυρίδα 2' }]
              : []),
          ],
          can: ticket.can,
        }));
      return json({ records })();
    }),
    ...workingCounter(response),
  ];
};

export const transferFails = (how: Failure) => [on(transferTicket, failures[how])];

/** The chosen service closed in the meantime. */
export const transferRefused = (sentence: string) => [
  on(transferTicket, refusal(409, 'service_closed', sentence)),
];
