// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildCounter } from '#src/mocks/counter.ts';
import { fetchCounter, ticketIn } from '#src/api/counter.ts';
import { fetchMemberships } from '#src/api/memberships.ts';
import { client } from '#src/api/transport/client.ts';
import { ApiError } from '#src/api/transport/errors.ts';

const api = 'http://localhost:3000';
const server = setupServer();

beforeAll(() => {
  client.defaults.baseURL = api;
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answered = (body: unknown, headers: Record<string, string> = {}) => {
  server.use(
    http.get(`${api}/api/counter/:id`, () => HttpResponse.json(body as null, { headers })),
  );
  return fetchCounter('α/β');
};

describe('a counter', () => {
  it('is read as the contract says', async () => {
    const { place, counters, patienceSeconds, lines } = await answered(buildCounter());
    expect(place).toEqual({ slug: 'kep-kypseli', title: 'ΚΕΠ Κυψέλης' });
    expect([counters.length, patienceSeconds]).toEqual([3, 180]);
    expect(lines[0]).toMatchObject({ code: 'list-morning', state: 'open', countersOpen: 3 });
    expect(lines[0]!.tickets[0]).toMatchObject({
      rank: 42,
      status: 'running',
      counter: 'Θυρίδα 2',
      can: ['recall', 'done', 'return'],
    });
  });

  it('shows less when fields are missing or of another type', async () => {
    const { place, counters, patienceSeconds, lines } = await answered({
      counters: ['Θυρίδα 1', null, {}],
      patience_seconds: 'long',
      waiting_lists: [
        null,
        { tickets: [] },
        { code: 'w', state: 'odd', tickets: [{}, { code: 't', rank: -1, can: ['fly', 'call'] }] },
        { code: 'x', tickets: 'none' },
      ],
    });
    expect(place).toEqual({ slug: 'α/β', title: 'α/β' });
    expect([counters, patienceSeconds]).toEqual([['Θυρίδα 1'], 0]);
    expect(lines.map(({ code, state, tickets }) => [code, state, tickets.length])).toEqual([
      ['w', 'open', 1],
      ['x', 'open', 0],
    ]);
    expect(lines[0]!.tickets[0]).toMatchObject({ rank: null, name: null, can: ['call'] });
  });

  it('without lists is unreadable, not empty', async () => {
    await expect(answered({ counters: [] })).rejects.toMatchObject({ kind: 'malformed' });
  });

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

it('memberships without an address are left out', async () => {
  const records = [
    { organisation: { slug: 'kep', title: 'ΚΕΠ' }, role: 'owner' },
    { organisation: { title: 'nowhere' }, role: 'clerk' },
    { organisation: { code: 'org' }, role: 'king' },
  ];
  server.use(http.get(`${api}/api/user/places`, () => HttpResponse.json({ records })));
  expect(await fetchMemberships()).toEqual([
    { slug: 'kep', title: 'ΚΕΠ', role: 'owner' },
    { slug: 'org', title: 'org', role: 'clerk' },
  ]);
});
