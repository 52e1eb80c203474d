import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Everything that a screen could learn of a line by asking; streams pass. */
const POLLING =
  /\/api\/organisations\/[^/]+\/(line|waiting_lists)(\?|$)|\/api\/user\/tickets(\?|$)/;

/** Late in the day the demo's list is nearly full. */
export const makeRoom = async (
  request: APIRequestContext,
  headers: Record<string, string>,
  code: string,
): Promise<void> => {
  const data = { state: 'open', capacity: 500 };
  const answer = await request.patch(`/api/counter/waiting_lists/${code}`, { headers, data });
  expect(answer.status()).toBe(200);
};

/** From now on the page hears of the line by its stream alone. */
export const stopPolling = (page: Page) => page.route(POLLING, (route) => route.abort());

/** Opens pages as somebody who is logged in. */
export const seat = (page: Page, headers: Record<string, string>) =>
  page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('id_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
    },
    [headers['access-token'], headers['refresh-token']],
  );

/** How many people are ahead, as a number's page says in its title; null once it says otherwise. */
export const aheadOn = async (page: Page): Promise<number | null> => {
  const [, count] = /^(\d+) μπροστά/.exec(await page.title()) ?? [];
  return count === undefined ? null : Number(count);
};
