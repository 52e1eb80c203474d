import type { Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

const toHelp = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: el.navigation.links.help })
    .first()
    .click();

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: el.common.retry });

const offlineScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: el.errors.offlineTitle });

const help = (page: Page) => page.getByRole('heading', { level: 1, name: el.help.faq.heading });

test('a screen that has not loaded loads when the connection returns', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await context.setOffline(true);
  await toHelp(page);
  await expect(offlineScreen(page)).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await retry(page).click();
  await expect(retry(page)).toBeEnabled();
  await expect(offlineScreen(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(el.errors.offlineTitle));
  // Navigation to a loaded screen still works.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: el.navigation.login })).toBeVisible();
  await page.goForward();
  await expect(offlineScreen(page)).toBeVisible();
  await context.setOffline(false);
  await expect(help(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(el.pages.notFound.helpCenter));
});
