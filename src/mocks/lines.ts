import { http, HttpResponse } from 'msw';
import { getLine, type Called, type Line, type LineList } from '#common/contract/line.ts';
import { getWaitingLists, WaitingList } from '#common/contract/waitingLists.ts';
import type { Wait } from '#common/line/wait.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { hallServices } from './hall/counter.ts';
import { builder, json, mock, on } from './mock.ts';

/** A window of the day of the stories, between two times such as '09:50'. */
export const estimate = (from: string, to: string) => ({
  from: `2026-03-16T${from}:00+02:00`,
  to: `2026-03-16T${to}:00+02:00`,
  basis: { kind: 'visits' as const, count: 24 },
});

/** The wait at an open place, as the client parses it: five people and ten to 25 minutes. */
export const waitNow = builder<Wait>(() => ({
  status: 'open',
  waiting: 5,
  minutes: { from: 10, to: 25 },
  opensAt: null,
  message: null,
}));

/** Number 43, called to the second counter two minutes ago. */
export const buildCalled = builder<Called>(() => ({
  rank: 43,
  counter: 'Θυρίδα 2',
  called_at: '2026-03-16T09:28:00+02:00',
  recalls: 0,
}));

/** Calls to three counters in turn, newest first. */
export const buildCalls = (newest: number, length: number): Called[] =>
  Array.from({ length }, (_, index) =>
    buildCalled({
      rank: newest - index,
      counter: `Θυρίδα ${((newest - index) % 3) + 1}`,
      called_at: `2026-03-16T09:${String(28 - index).padStart(2, '0')}:00+02:00`,
    }),
  );

/** A list with three counters that serve 41 to 43, and twelve people waiting. */
export const buildLineList = builder<LineList>(() => ({
  service: '',
  status: 'open',
  waiting: 12,
  next_rank: 56,
  now_serving: buildCalls(43, 3),
  recent_calls: buildCalls(43, 9),
  message: null,
}));

/** The lists of a place on the day of the stories. Defaults to one list. */
export const buildLine = (
  lists: LineList[] = [buildLineList()],
  overrides: Partial<Line> = {},
): Line => ({
  status: lists[0]?.status ?? 'none',
  waiting: lists[0]?.waiting ?? 0,
  now_serving: lists[0]?.now_serving ?? [],
  last_called: lists[0]?.recent_calls[0] ?? null,
  message: lists[0]?.message ?? null,
  estimate: null,
  updated_at: '2026-03-16T09:30:00+02:00',
  date: '2026-03-16',
  version: 57,
  lists,
  ...overrides,
});

/** The lists of an organisation by state. Without a stream unless another mock adds one. */
export const lines = mock(getLine, (line: Line = buildLine()) => line);

/**
 * A stream that a story controls.
 * @param address of the stream
 * @param event name of its events
 * @param first state sent to each new connection
 */
export const mockStream = <State>(address: string, event: string, first: State) => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let last = first;
  let version = 57;
  let isCut = false;
  const message = (): Uint8Array =>
    new TextEncoder().encode(
      `id: 2026-03-16.${version}.0123456789\nevent: ${event}\ndata: ${JSON.stringify(last)}\n\n`,
    );
  const handler = http.get(address, () => {
    if (isCut) return HttpResponse.error();
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        open.add(own);
        own.enqueue(message());
      },
      cancel: () => void open.delete(own),
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  return {
    handlers: [handler],
    /** Sends a state to all connections and makes it the first state of later ones. */
    send: (state: State): void => {
      last = state;
      version += 1;
      for (const controller of open) controller.enqueue(message());
    },
    /** Closes all connections and rejects new ones. */
    cut: (): void => {
      isCut = true;
      for (const controller of open) controller.close();
      open.clear();
    },
  };
};

export const lineStream = () =>
  mockStream('*/api/organisations/:id/line/live', 'line', buildLine());

/** A list on the day of the stories, with five people waiting. */
export const buildWaitingList = builder<WaitingList>(() => ({
  code: 'list-morning',
  tickets_count: 5,
  released_on: '2026-03-16',
  state: 'open',
  capacity: 80,
  next_rank: 43,
  average_minutes: 6,
}));

/** The lists of the hall's services: six wait for Α, nobody for Β, and Γ has no numbers left. */
export const buildServiceLists = (released_on = '2026-03-16'): WaitingList[] => {
  const shown: Partial<WaitingList>[] = [
    { tickets_count: 6, next_rank: 31, estimate: estimate('09:55', '10:10') },
    { tickets_count: 0, next_rank: 12, estimate: estimate('09:30', '09:30') },
    { tickets_count: 22, next_rank: 41, state: 'full' },
  ];
  return hallServices.map((service, index) => {
    const list = shown[index]!;
    return buildWaitingList({
      code: `list-${'abc'[index]}`,
      released_on,
      next_label: `${service.letter}${list.next_rank}`,
      service: { ...service, needs: '', needs_link: null },
      ...list,
    });
  });
};

export const waitingListFrom = (overrides: Partial<WaitingList> = {}) =>
  readResponse(WaitingList, buildWaitingList(overrides));

export const waitingLists = {
  /** Without records, one list of the requested date. */
  success: (records?: WaitingList[]) => [
    on(getWaitingLists, ({ request }) => {
      const released_on = new URL(request.url).searchParams.get('from') ?? '2026-03-16';
      return json({ records: records ?? [buildWaitingList({ released_on })] })();
    }),
  ],
};
