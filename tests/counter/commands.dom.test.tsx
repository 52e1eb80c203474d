import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { buildCounter, buildCounterTicket, workingCounter } from '#src/mocks/counter.ts';
import { servedAt } from '#src/api/counter.ts';
import { useCommands, type Command } from '#src/hooks/data/counter/useCommands.ts';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';
import { useOwnCounter } from '#src/hooks/data/counter/useOwnCounter.ts';
import { FreshCache } from '#tests/dataHooks.tsx';
import { api, beginSignedIn, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();

beginSignedIn();
const SECOND = 'Θυρίδα 2';
const next: Command = {
  kind: 'next',
  from: { list: 'list-morning' },
  counter: SECOND,
  finish: 'processed',
};

/** The hooks of the screen, after the counter has loaded. */
const open = async () => {
  const { result } = renderHook(
    () => {
      const counter = useCounter('kep-kypseli');
      return { ...counter, commands: useCommands('kep-kypseli', counter.data) };
    },
    { wrapper: FreshCache },
  );
  await waitFor(() => expect(result.current.data).toBeTruthy());
  return {
    line: () => result.current.data!.waitingLists[0]!,
    view: () => result.current.data,
    refresh: () => act(async () => void (await result.current.mutate())),
    unconfirmed: () => result.current.commands.unconfirmed,
    send: (command: Command) =>
      act(async () => {
        const outcome = await result.current.commands.send(command);
        return outcome?.done ? outcome.result : outcome?.failure;
      }),
  };
};

/** Records the keys of all requests. The first responses are lost, before or after their effect. */
const losing = (...lost: ('before' | 'after')[]): (string | null)[] => {
  const keys: (string | null)[] = [];
  const working = workingCounter();
  server.use(
    http.post(`${api}/api/counter/:id/calls`, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const how = lost[keys.length - 1];
      if (how === undefined) return undefined;
      if (how === 'after')
        for (const handler of working)
          await handler.run({ request: request.clone(), requestId: 'x' });
      return HttpResponse.error();
    }),
    ...working,
  );
  return keys;
};

describe('a call', () => {
  it('keeps its key while its effect is unknown', async () => {
    const keys = losing('before', 'before');
    const screen = await open();
    expect(await screen.send(next)).toMatchObject({ kind: 'network' });
    expect(screen.unconfirmed()).toEqual(next);
    await screen.send(next);
    await screen.send(next);
    expect(new Set(keys).size).toBe(1);
    expect(servedAt(screen.line(), SECOND)?.rank).toBe(43);
    expect(screen.unconfirmed()).toBeNull();
    await screen.send(next);
    expect(new Set(keys).size).toBe(2);
    expect(servedAt(screen.line(), SECOND)?.rank).toBe(44);
  });

  it('gets a new key after the list shows the effect of the lost one', async () => {
    const keys = losing('after');
    const screen = await open();
    await screen.send(next);
    await screen.refresh();
    await waitFor(() => expect(screen.unconfirmed()).toBeNull());
    expect(servedAt(screen.line(), SECOND)?.rank).toBe(43);
    await screen.send(next);
    expect(new Set(keys).size).toBe(2);
    expect(servedAt(screen.line(), SECOND)?.rank).toBe(44);
  });
});

describe('an action', () => {
  const done: Command = { kind: 'ticket', code: 'ticket-42', action: 'done' };
  const ticket = buildCounterTicket({ rank: 42, status: 'processed' });
  const refusal = () =>
    HttpResponse.json({ error: 'No', code: 'not_possible_now', ticket }, { status: 409 });

  it('succeeds if only the response of the first attempt was lost', async () => {
    let tries = 0;
    server.use(
      http.post(`${api}/api/counter/tickets/:code/:action`, () => {
        tries += 1;
        return tries === 1 ? HttpResponse.error() : refusal();
      }),
      // No later view shows the effect.
      http.get(`${api}/api/counter/:id`, () => HttpResponse.json(buildCounter()), { once: true }),
      http.get(`${api}/api/counter/:id`, () => HttpResponse.error()),
    );
    const screen = await open();
    expect(await screen.send(done)).toMatchObject({ kind: 'network' });
    expect(await screen.send(done)).toMatchObject({ ticket: { status: 'processed' } });
    expect(servedAt(screen.line(), SECOND)).toBeNull();
  });
});

it('keeps the key of a walk-in for a minute, whatever the list shows', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${api}/api/counter/:id/walk_ins`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
    ...workingCounter(),
  );
  const screen = await open();
  const walkIn: Command = { kind: 'walk_in', list: 'list-morning' };
  expect(await screen.send(walkIn)).toMatchObject({ kind: 'network' });
  await screen.refresh();
  expect(screen.unconfirmed()).toEqual(walkIn);
  expect(await screen.send(walkIn)).toMatchObject({ walkIn: { rank: 55 } });
  expect(screen.unconfirmed()).toBeNull();
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  await screen.send(walkIn);
  expect(keys[2]).not.toBe(keys[0]);
});

it('does not repeat a walk-in for the next person after an hour', async () => {
  server.use(
    http.post(`${api}/api/counter/:id/walk_ins`, () => HttpResponse.error()),
    ...workingCounter(),
  );
  const screen = await open();
  await screen.send({ kind: 'walk_in', list: 'list-morning' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await screen.refresh();
  expect(screen.unconfirmed()).toBeNull();
});

describe('memberships', () => {
  const ask = async (response: () => Response) => {
    let asked = 0;
    server.use(
      http.get(`${api}/api/user/places`, () => {
        asked += 1;
        return response();
      }),
    );
    const cache = new Map();
    const own = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    );
    const first = renderHook(() => useMemberships(), { wrapper: own });
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => {});
    first.unmount();
    const second = renderHook(() => useMemberships(), { wrapper: own });
    await act(async () => {});
    return { places: second.result, asked: () => asked };
  };

  it('are requested once per session', async () => {
    const records = [{ organisation: buildCounter().organisation, role: 'clerk' }];
    const { places, asked } = await ask(() => HttpResponse.json({ records }));
    await waitFor(() => expect(places.current).toHaveLength(1));
    expect(asked()).toBe(1);
  });

  it('are empty on a server that does not support them', async () => {
    const { places, asked } = await ask(() => HttpResponse.json({ error: 'No' }, { status: 404 }));
    await waitFor(() => expect(asked()).toBe(1));
    // A second request would follow at once.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(places.current).toEqual([]);
    expect(asked()).toBe(1);
  });
});

describe('the counter of a device', () => {
  const counters = ['Θυρίδα 1', SECOND];

  it('is requested again when it is removed, but never if there is only one', () => {
    localStorage.setItem('seira.counters', JSON.stringify({ kep: 'Θυρίδα 9' }));
    expect(renderHook(() => useOwnCounter('kep', counters)).result.current[0]).toBeNull();
    expect(renderHook(() => useOwnCounter('kep', ['Καρέκλα'])).result.current[0]).toBe('Καρέκλα');
    localStorage.setItem('seira.counters', 'null');
    expect(renderHook(() => useOwnCounter('kep', counters)).result.current[0]).toBeNull();
  });
});
