import { expect, test } from '@playwright/test';
import { newPerson } from '#tests/e2e/fixtures.ts';
import { register } from './page.ts';
import { expireTogether } from './tabs.ts';
import { arrive, dashboard, ROUNDS } from './tokens.ts';
import { watch } from './watch.ts';

test(`three tabs with twenty calls each at the same moment, ${ROUNDS} times: one exchange each`, async ({
  page,
  context,
}) => {
  const problems = await watch(page);
  // Somebody without numbers: nothing on the dashboard asks again by itself, before the moment.
  await arrive(page, await register(page, newPerson()));
  const tabs = [page];
  for (let more = 0; more < 2; more += 1) {
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await dashboard(tab);
    await tab.waitForLoadState('networkidle');
    tabs.push(tab);
  }
  await expireTogether(tabs, ROUNDS);
  for (const tab of tabs) await dashboard(tab);
  expect(problems.take()).toEqual([]);
});
