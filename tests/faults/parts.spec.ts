import { expect, test } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { become, checkStands, checkWords } from './page.ts';
import { watch } from './watch.ts';

/**
 * What a visitor meets who still has yesterday's app open, or whose connection has just dropped.
 */
const losses = {
  'is gone after an upgrade': 404,
  'cannot be reached': null,
} as const;

for (const [index, [name, status]] of Object.entries(losses).entries())
  test(`a part of the app that ${name} can be had again`, async ({ page }) => {
    const language = index % 2 === 0 ? 'el' : 'en';
    const t = texts[language];
    const problems = await watch(page);
    await become(page, { language });
    await page.goto('/login');
    await checkStands(page);
    await page.route(/\/assets\/FaqPage-/, (route) =>
      status === null ? route.abort('connectionrefused') : route.fulfill({ status }),
    );
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t.navigation.links.help }).first().click();
    await expect(page.getByRole('heading', { name: t.errors.crashTitle })).toBeVisible();
    await checkStands(page);
    await checkWords(page, language);
    // React logs the error it caught; nothing else may be logged.
    expect(problems.take().filter((text) => !/FaqPage/.test(text))).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: t.common.retry }).press('Enter');
    await expect(page.getByRole('heading', { name: t.help.faq.heading })).toBeVisible();
    await expect(page).toHaveURL('/faq');
  });
