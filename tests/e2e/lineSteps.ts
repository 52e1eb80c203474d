import type { APIRequestContext, Page } from '@playwright/test';
import type { CounterResponse, WalkInTicket } from '#common/contract/counter.ts';
import { DEMO } from '#server/seed/accounts.ts';
import { expect, newPerson } from './fixtures.ts';
import { type Journey, placeOf } from './places.ts';

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** The counters and lists of a journey's place, as its staff see them. */
export const counterOf = async (
  request: APIRequestContext,
  { slug, headers }: Pick<Owner, 'slug' | 'headers'>,
): Promise<CounterResponse> =>
  (await (await request.get(`/api/counter/${slug}`, { headers })).json()) as CounterResponse;

const signedIn = (tokens: Record<string, string>) => ({
  tokens,
  headers: { authorization: `Bearer ${tokens['access-token']}` },
});

/** Signs up a new person. */
export const newAccount = async (request: APIRequestContext) => {
  const data = { ...newPerson(), birth_date: '1988-03-15', gender: 'female' };
  const response = await request.post('/api/users/sign_up', { data });
  expect(response.status()).toBe(201);
  return { ...data, ...signedIn(response.headers()) };
};

/** Number of people ahead in the title of a ticket's page. Null without one. */
export const aheadOn = async (page: Page): Promise<number | null> => {
  const [, count] = /^(\d+) μπροστά/.exec(await page.title()) ?? [];
  return count === undefined ? null : Number(count);
};

/** Signs in with an e-mail address of the sample data. */
export const signInBy = async (request: APIRequestContext, email: string) => {
  const data = { email, password: DEMO.password };
  const response = await request.post('/api/users/sign_in', { data });
  expect(response.status()).toBe(200);
  return signedIn(response.headers());
};

/** Signs in the owner of a journey's place, who may also work at its counters. */
export const ownerOf = async (request: APIRequestContext, journey: Journey) => {
  const { slug, email } = placeOf(journey);
  return { slug, ...(await signInBy(request, email)) };
};

/** The owner of a journey's place, its counters, and its first list, with room for more people. */
export const lineOf = async (request: APIRequestContext, journey: Journey) => {
  const owner = await ownerOf(request, journey);
  const { counters, waiting_lists: lists } = await counterOf(request, owner);
  const { code } = lists[0]!;
  const response = await request.patch(`/api/counter/waiting_lists/${code}`, {
    headers: owner.headers,
    data: { state: 'open', capacity: 500 },
  });
  expect(response.status()).toBe(200);
  return { ...owner, counters, code };
};

/** Issues a number at a counter to somebody without an account. */
export const issue = async (
  request: APIRequestContext,
  { slug, headers }: Pick<Owner, 'slug' | 'headers'>,
  data: { waiting_list_code?: string; name?: string } = {},
): Promise<WalkInTicket> => {
  const response = await request.post(`/api/counter/${slug}/walk_ins`, { headers, data });
  expect(response.status()).toBe(201);
  return (await response.json()) as WalkInTicket;
};
