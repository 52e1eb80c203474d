import { expect, test, texts } from './fixtures.ts';

const { el, en } = texts;

test('language and appearance are kept, even without the cookie', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: el.navigation.login })).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /English/ }).click();
  // The footer follows, although nobody has come to it.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: en.navigation.links.help })).toBeAttached();
  await header.getByRole('button', { name: en.navigation.scheme.label }).click();
  await page.getByRole('menuitemradio', { name: en.navigation.scheme.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: en.navigation.login })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  // Some browsers delete cookies of scripts after a week.
  await context.clearCookies();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[a-z]/);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate((key) => localStorage.getItem(key), 'i18nextLng')).toBe('en');
  // The address has priority over the stored language.
  await page.goto('/about?lang=el');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
});
