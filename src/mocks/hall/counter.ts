import { findTickets, type CounterResponse, type CounterTicket } from '#common/contract/counter.ts';
import {
  confirmArrival,
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
import { json, on, refusal } from '#src/mocks/mock.ts';

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

/** A stateful hall: it calls, and changes arrivals, notes and priority. It mutates the response. */
export const workingHall = (response: CounterResponse = buildHall()) => {
  const change = (code: unknown, changes: Partial<CounterTicket>) => {
    const everyone = response.waiting_lists.flatMap(({ tickets }) => tickets);
    const ticket = everyone.find((one) => one.code === code)!;
    return json(Object.assign(ticket, changes))();
  };
  const can = buildServed().can;
  return [
    on(confirmArrival, ({ params }) =>
      change(params.code, { began_at: new Date().toISOString(), can: [...can, 'take_back'] }),
    ),
    on(takeBack, ({ params }) => change(params.code, { began_at: null, can: [...can, 'here'] })),
    on(setNote, async ({ params, request }) => change(params.code, await request.json())),
    on(setPriority, async ({ params, request }) => {
      const { reason } = await request.json();
      return change(params.code, { priority: reason !== null, priority_reason: reason });
    }),
    on(findTickets, json({ records: [] })),
    ...workingCounter(response),
  ];
};

/** The chosen service closed in the meantime. */
export const transferRefused = (sentence: string) => [
  on(transferTicket, refusal(409, 'service_closed', sentence)),
];
