import { expireTogether } from '#tests/faults/tabs.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { signUp } from './steps.ts';

const { el, en } = texts;

test('every tab follows a login and a logout', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/listing-grid');
  const header = other.getByRole('banner');
  await expect(header.getByRole('link', { name: el.navigation.login })).toBeVisible();

  await page.goto('/sign-up');
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/dashboard');
  await expect(header.getByRole('link', { name: el.navigation.login })).toHaveCount(0);

  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: el.pages.dashboard.title })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: el.pages.dashboard.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  expect(await other.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
});

test('three tabs whose token ends at the same moment exchange it once', async ({
  page,
  context,
}) => {
  await page.goto('/sign-up');
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/dashboard');
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) {
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: el.pages.dashboard.title })).toBeVisible();
  }
  for (const tab of [page, ...others]) await tab.waitForLoadState('networkidle');
  await expireTogether([page, ...others], 3);
});

test('the dashboard is for those who are logged in, and brings them back', async ({ page }) => {
  await page.goto('/dashboard?tab=profile');
  await expect(page).toHaveURL('/login');
  await page.getByRole('main').getByRole('link', { name: el.auth.signUp }).click();
  await signUp(page, newPerson());
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/sign-up');
  await expect(page).toHaveURL('/dashboard');
});

test('language and appearance are kept over a reload', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /English/ }).click();
  await header.getByRole('button', { name: en.navigation.scheme.label }).click();
  await page.getByRole('menuitemradio', { name: en.navigation.scheme.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: en.pages.login.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
});

test('an address that is no screen says so and leads on', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { name: el.pages.notFound.heading })).toBeVisible();
  await page.getByRole('link', { name: el.pages.notFound.backHome }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/listing-details');
  await expect(page).toHaveURL('/listing-grid');
});
