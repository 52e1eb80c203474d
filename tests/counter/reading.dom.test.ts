import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildCounter } from '#src/mocks/counter.ts';
import { fetchCounter, ticketIn } from '#src/api/counter.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();

const answered = (body: unknown, headers: Record<string, string> = {}) => {
  server.use(
    http.get(`${api}/api/counter/:id`, () => HttpResponse.json(body as null, { headers })),
  );
  return fetchCounter('α/β');
};

describe('a counter', () => {
  it('tells how far the server’s clock is ahead', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const { clockAhead } = await answered(buildCounter(), { Date: date });
    expect(Math.round(clockAhead / 60_000)).toBe(60);
    expect((await answered(buildCounter(), { Date: 'soon' })).clockAhead).toBe(0);
  });

  it('finds the ticket in a refusal, where there is one', () => {
    const ticket = buildCounter().waiting_lists[0]!.tickets[0];
    expect(ticketIn(new ApiError('conflict', { body: { ticket } }))?.rank).toBe(42);
    expect(ticketIn(new ApiError('conflict', { body: 'no' }))).toBeNull();
  });
});
