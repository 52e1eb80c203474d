import { act, renderHook, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { getLine } from '#common/contract/line.ts';
import { getTicketByKey } from '#common/contract/ticketByKey.ts';
import { lineIn } from '#src/api/line.ts';
import { ticketsKey } from '#src/api/tickets.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { buildCalled, buildLine, buildLineList, waitingListFrom } from '#src/mocks/lines.ts';
import { buildTicketByKey, ticketByKeyFrom } from '#src/mocks/ticketByKey.ts';
import { waitingListsKey } from '#src/api/waitingLists.ts';
import { FakeSource, fakeStreams, FreshCache } from '#tests/dataHooks.tsx';
import { useLive, type LiveKind } from './useLive.ts';

fakeStreams();

const send = (event: string, value: unknown) => act(() => FakeSource.last.send(event, value));

/** Renders a component that follows a subject and shows the cache entry of a key. */
const watch = async <Data,>(kind: LiveKind, id: string, key: readonly unknown[], first: Data) => {
  const fetcher = vi.fn(async () => first);
  const { result } = renderHook(
    () => ({ live: useLive(kind, id), data: useSWR<Data>(key, fetcher).data }),
    { wrapper: FreshCache },
  );
  await waitFor(() => expect(result.current.data).toEqual(first));
  await waitFor(() => expect(FakeSource.all).toHaveLength(1));
  act(() => FakeSource.last.onopen());
  expect(result.current.live).toBe('live');
  return { shown: () => result.current.data, result, fetcher };
};

const list = buildLineList({ waiting: 4, next_rank: 48, now_serving: [buildCalled({ rank: 46 })] });
const line = (version: number, lists = [list]) => buildLine(lists, { version });

describe('following a list', () => {
  const key = keyOf(getLine, { id: 'kep' });
  const none = lineIn(buildLine([], { date: '2026-03-15' }))!;

  it('shows each newer state and ignores older ones', async () => {
    const { shown } = await watch('line', 'kep', key, none);
    expect(FakeSource.last.url).toBe('/api/organisations/kep/line/live');
    send('line', line(7));
    expect(shown()).toMatchObject({ version: 7, lists: [{ waiting: 4 }] });
    send('line', line(6, []));
    expect(shown()).toMatchObject({ version: 7 });
    send('line', line(8, []));
    expect(shown()).toMatchObject({ version: 8, lists: [] });
  });

  it('accepts the first state of a connection', async () => {
    const { shown } = await watch('line', 'kep', key, { ...none, date: '2026-03-16', version: 99 });
    send('line', line(3));
    expect(shown()).toMatchObject({ version: 3 });
  });

  it('renders a second follower only when the connection changes', async () => {
    const states: string[] = [];
    await act(async () => void renderHook(() => useLive('line', 'kep')));
    await act(async () => void renderHook(() => states.push(useLive('line', 'kep'))));
    act(() => FakeSource.last.onopen());
    expect(states).toEqual(['connecting', 'live']);
  });

  it('reports a lost connection', async () => {
    const { result } = await watch('line', 'kep', key, none);
    act(() => FakeSource.last.onerror());
    expect(result.current.live).toBe('cut');
  });
});

describe("following today's list", () => {
  const key = waitingListsKey('kep', '2026-03-16');
  const known = [waitingListFrom()];

  it('updates its numbers without a request', async () => {
    const { shown, fetcher } = await watch('waitingList', 'kep', key, known);
    send('line', line(7));
    expect(shown()).toEqual([
      { ...known[0], ticketsCount: 4, beingServed: 1, nextRank: 48, serving: 46 },
    ]);
    send('line', line(8, [{ ...list, status: 'full' }]));
    expect(shown()).toMatchObject([{ state: 'full' }]);
    send('line', line(9, [{ ...list, online_status: 'full', door_left: 2 }]));
    expect(shown()).toMatchObject([{ state: 'full', doorLeft: 2 }]);
    expect(fetcher).toHaveBeenCalledOnce();
  });

  it('requests the list when the offered one is unclear', async () => {
    const { fetcher } = await watch('waitingList', 'kep', key, known);
    send('line', line(7, [list, { ...list, service: 'Ταμείο' }]));
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
    send('line', line(8, []));
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(3));
  });
});

describe('following a ticket', () => {
  const key = ticketsKey(1, { status: 'scheduled', page: 1, perPage: 10 });
  const wire = buildTicketByKey({ code: 'tkt' });
  const records = [wire, { ...wire, code: 'other', people_ahead: 9 }].map(ticketByKeyFrom);
  const page = { records, page: 1, totalPages: 1, count: 2, limits: null };

  it('updates the ticket in every list and requests it again on a call', async () => {
    const { shown, fetcher } = await watch('ticket', 'abc', key, page);
    expect(FakeSource.last.url).toBe('/api/tickets/abc/live');
    send('ticket', { ...wire, people_ahead: 2 });
    expect(shown()!.records.map(({ peopleAhead }) => peopleAhead)).toEqual([2, 9]);
    expect(fetcher).toHaveBeenCalledOnce();
    send('ticket', { ...wire, status: 'running', people_ahead: 0 });
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
  });
});

it.each([
  ['waitingList', waitingListsKey('kep', '2026-03-16'), 'line', line(7)],
  [
    'ticket',
    ticketsKey(1, { status: 'processed', page: 1, perPage: 10 }),
    'ticket',
    buildTicketByKey(),
  ],
] as const)(
  'loads data of kind %s even if an event precedes the first response',
  async (kind, key, event, value) => {
    let respond: (data: string) => void = () => undefined;
    const fetcher = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)));
    const { result } = renderHook(
      () => ({ live: useLive(kind, 'kep'), list: useSWR(key, fetcher) }),
      { wrapper: FreshCache },
    );
    await waitFor(() => expect(FakeSource.all).toHaveLength(1));
    act(() => FakeSource.last.onopen());
    send(event, value);
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
    act(() => respond('response'));
    await waitFor(() => expect(result.current.list.data).toBe('response'));
  },
);

it('following a ticket by its key takes the name of the place from the request, not from an event', async () => {
  const [sent, asked] = ['Ακτή', 'Shore'].map((title) => {
    const ticket = buildTicketByKey();
    return { ...ticket, organisation: { ...ticket.organisation, title } };
  });
  const pending: ((response: unknown) => void)[] = [];
  const fetcher = () => new Promise((resolve) => pending.push(resolve));
  const key = keyOf(getTicketByKey, { key: 'k' });
  const { result } = renderHook(
    () => [useLive('ticketByKey', 'k'), useSWR(key, fetcher).data] as const,
    { wrapper: FreshCache },
  );
  await waitFor(() => expect(FakeSource.all).toHaveLength(1));
  send('ticket', sent);
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending.forEach((respond) => respond(ticketByKeyFrom(asked))));
  expect(result.current[1]).toMatchObject({ organisation: { title: 'Shore' } });
});

it('a followed ticket keeps the translated name of its service until it is transferred', async () => {
  const ticketFor = (service: string) => ({ ...buildTicketByKey(), service });
  const key = keyOf(getTicketByKey, { key: 'k' });
  const fetcher = vi.fn(() => Promise.resolve(ticketByKeyFrom(ticketFor('Benefits'))));
  const { result } = renderHook(
    () => [useLive('ticketByKey', 'k'), useSWR(key, fetcher).data] as const,
    { wrapper: FreshCache },
  );
  await waitFor(() => expect(result.current[1]).toMatchObject({ service: { name: 'Benefits' } }));
  const asked = fetcher.mock.calls.length;
  send('ticket', { ...ticketFor('Επιδόματα'), people_ahead: 9 });
  await waitFor(() => expect(result.current[1]).toMatchObject({ peopleAhead: 9 }));
  expect(result.current[1]).toMatchObject({ service: { name: 'Benefits' } });
  expect(fetcher).toHaveBeenCalledTimes(asked);
  const pending: ((response: ReturnType<typeof ticketByKeyFrom>) => void)[] = [];
  fetcher.mockImplementation(() => new Promise((resolve) => pending.push(resolve)));
  send('ticket', ticketFor('Πιστοποιητικά'));
  await waitFor(() => expect(pending).toHaveLength(1));
  // Another event overtakes the request.
  send('ticket', { ...ticketFor('Πιστοποιητικά'), people_ahead: 8 });
  await waitFor(() => expect(pending).toHaveLength(2));
  pending.forEach((respond) => respond(ticketByKeyFrom(ticketFor('Certificates'))));
  await waitFor(() =>
    expect(result.current[1]).toMatchObject({ service: { name: 'Certificates' } }),
  );
});
