import { expect, type Page } from '@playwright/test';
import { expire, countRefreshes, stored } from './tokens.ts';

/** The number of calls in each tab that meet the token's expiry. */
const CALLS = 20;

/** Makes many calls at a given moment with the app's own client and returns their outcomes. */
const callAt = (page: Page, moment: number): Promise<number[]> =>
  page.evaluate(
    async ([at, count]) => {
      const file = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/assets\/client-[^/]+\.js$/.test(name))!.name;
      const module = (await import(file)) as Record<string, { get?: unknown }>;
      const client = Object.values(module).find(({ get }) => typeof get === 'function') as {
        get: (path: string) => Promise<{ status: number }>;
      };
      await new Promise((resolve) => setTimeout(resolve, at! - Date.now() - 3));
      while (Date.now() < at!);
      return Promise.all(
        Array.from({ length: count! }, () =>
          client.get('/api/user').then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
    },
    [moment, CALLS],
  );

/**
 * Lets the token of several tabs of one browser expire at the same moment, again and again: each
 * time all their calls succeed with one token refresh. Tokens of the same second are equal, and the
 * new one would count as expired too, so each time is in a second of its own. A time at which the
 * dashboard asked by itself just before, and had the token exchanged, does not count.
 * @param tabs on the dashboard, signed in
 */
export const expireTogether = async (tabs: Page[], rounds: number): Promise<void> => {
  const [first] = tabs;
  const context = first!.context();
  const seen = countRefreshes(context);
  const tokens = new Set<string | null>();
  let tries = 0;
  for (let round = 1; round <= rounds;) {
    expect((tries += 1), 'times at which nothing asked before').toBeLessThan(2 * rounds);
    await first!.waitForTimeout(1_000 - (Date.now() % 1_000));
    const before = await stored(first!);
    tokens.add(before.refresh);
    const count = await expire(context, before.access);
    seen.count = 0;
    const moment = Date.now() + 150;
    const answers = await Promise.all(tabs.map((tab) => callAt(tab, moment)));
    expect(answers.flat(), `round ${round}`).toEqual(Array(tabs.length * CALLS).fill(200));
    expect(seen.count, `round ${round}: exchanges`).toBe(1);
    if (count.refused >= tabs.length * CALLS) round += 1;
    await context.unrouteAll({ behavior: 'wait' });
  }
  expect(tokens.size).toBe(tries);
};
