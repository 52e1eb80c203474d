// @vitest-environment jsdom
import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { fetchTickets } from '#src/api/tickets.ts';
import { client } from './client.ts';
import { withEarlyCalls } from './earlyCalls.ts';
import { clearTokens, writeTokens } from './tokenStore.ts';

const path = '/api/user/tickets?status=running&page=1&per_page=10';
const query = { status: 'running', page: 1, perPage: 10 } as const;
const pageOf = (count: number) =>
  JSON.stringify({ records: [], count, current_page: 1, total_pages: 1 });

let sent: Mock<AxiosAdapter>;
const early = (answer: Response | null, token = 'mine') => {
  window.earlyCalls = { [path]: { token, answer: Promise.resolve(answer) } };
};

const own = client.defaults.adapter;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  sent = vi.fn(async (config) =>
    Promise.resolve({ data: pageOf(1), status: 200, statusText: '', headers: {}, config }),
  );
  writeTokens({ access: 'mine', refresh: 'first' });
  client.defaults.adapter = withEarlyCalls(sent, (config) =>
    client.getUri({ ...config, baseURL: '' }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  client.defaults.adapter = own;
  delete window.earlyCalls;
  clearTokens();
});

it('answers the first call with what the page has requested, and later ones anew', async () => {
  early(new Response(pageOf(7)));
  expect((await fetchTickets(query)).count).toBe(7);
  expect(sent).not.toHaveBeenCalled();
  expect((await fetchTickets(query)).count).toBe(1);
});

it.each([
  ['failed', null, 'mine'],
  ['was refused', new Response('{}', { status: 401 }), 'mine'],
  ['was made for somebody else', new Response(pageOf(7)), 'theirs'],
])('sends a call again that %s', async (_what, answer, token) => {
  early(answer, token);
  expect((await fetchTickets(query)).count).toBe(1);
  expect(sent).toHaveBeenCalledOnce();
});
