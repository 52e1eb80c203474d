import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import useSWR from 'swr';
import { describe, expect, it } from 'vitest';
import { getTickets } from '#common/contract/tickets.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { buildTicket } from '#src/mocks/tickets.ts';
import { useTakeTicket } from './useTakeTicket.ts';
import { FreshCache } from '#tests/dataHooks.tsx';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();

const names: (string | null)[] = [];

const response = (...responses: (() => Response)[]) => {
  names.length = 0;
  server.use(
    http.post(`${api}/api/user/tickets`, ({ request }) => {
      names.push(request.headers.get('idempotency-key'));
      return responses[Math.min(names.length, responses.length) - 1]!();
    }),
  );
};

const given = () => HttpResponse.json(buildTicket({ code: 't1', rank: 3 }), { status: 201 });
const lost = () => HttpResponse.error();

const press = async (hook: { current: ReturnType<typeof useTakeTicket> }): Promise<unknown> => {
  let result: unknown;
  await act(async () => {
    const outcome = await hook.current.send({ list: 'w1' });
    result = outcome?.done ? outcome.result : outcome?.failure;
  });
  return result;
};

describe('useTakeTicket', () => {
  it('takes one ticket on two simultaneous clicks', async () => {
    response(given);
    const { result } = renderHook(useTakeTicket);
    await act(async () => {
      const [one, two] = await Promise.all([
        result.current.send({ list: 'w1' }),
        result.current.send({ list: 'w1' }),
      ]);
      expect(one).toMatchObject({ done: true, result: { code: 't1', rank: 3 } });
      expect(two).toBeUndefined();
    });
    expect(names).toHaveLength(1);
  });

  it('sends the reason for priority only if the person has one', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${api}/api/user/tickets`, async ({ request }) => {
        bodies.push(await request.json());
        return given();
      }),
    );
    const { result } = renderHook(useTakeTicket);
    await act(() => result.current.send({ list: 'w1', priority: 'elderly' }));
    await act(() => result.current.send({ list: 'w1' }));
    expect(bodies).toEqual([
      { ticket: { waiting_list_code: 'w1', priority: 'elderly' } },
      { ticket: { waiting_list_code: 'w1' } },
    ]);
  });

  it('does not re-render components that do not read its state', async () => {
    response(given);
    for (const shown of [false, true]) {
      let renders = 0;
      const { result } = renderHook(() => {
        renders += 1;
        const hook = useTakeTicket();
        return { ...(shown && { pending: hook.pending }), send: hook.send };
      });
      const before = renders;
      let taken: Promise<unknown> | undefined;
      act(() => void (taken = result.current.send({ list: 'w1' })));
      expect(renders - before).toBe(shown ? 1 : 0);
      await act(async () => void (await taken));
    }
  });

  it.each([
    ['is refused', () => HttpResponse.json({ error: '', code: 'number_over' }, { status: 422 })],
    ['returns it', () => HttpResponse.json(buildTicket({ status: 'processed' }), { status: 201 })],
  ])('takes a new ticket when the repeat of an ended one %s', async (_what, over) => {
    response(lost, over, given);
    const { result } = renderHook(useTakeTicket);
    await press(result);
    expect(await press(result)).toMatchObject({ code: 't1', status: 'scheduled' });
    expect(names).toHaveLength(3);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  it.each([
    ['JSON of another shape', () => HttpResponse.json(['t1'], { status: 201 })],
    ['a text', () => new HttpResponse('created', { status: 201 })],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('accepts a 2xx with %s as success and requests the list', async (_what, created) => {
    response(created);
    let asked = 0;
    const { result } = renderHook(
      () => {
        useSWR(keyOf(getTickets, {}, 0), () => (asked += 1));
        return useTakeTicket();
      },
      { wrapper: FreshCache },
    );
    await waitFor(() => expect(asked).toBe(1));
    expect(await press(result)).toBeNull();
    expect(result.current.failure).toBeUndefined();
    await waitFor(() => expect(asked).toBe(2));
  });
});
