import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

test('a screen that has not loaded loads when the connection returns', async ({
  page,
  context,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const retry = page.getByRole('main').getByRole('button', { name: el.common.retry });
  await page.goto('/login');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: el.navigation.links.help }).first().click();
  await expect(title(el.errors.offlineTitle)).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(title(el.errors.offlineTitle)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(el.errors.offlineTitle));
  // Navigation to a loaded screen still works.
  await page.goBack();
  await expect(title(el.navigation.login)).toBeVisible();
  await page.goForward();
  await expect(title(el.errors.offlineTitle)).toBeVisible();
  await context.setOffline(false);
  await expect(title(el.help.faq.heading)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(el.pages.notFound.helpCenter));
});
