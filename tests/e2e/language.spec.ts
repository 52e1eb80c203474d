import { expect, test } from './fixtures.ts';

const KEY = 'i18nextLng';

test.skip(({ contract }) => contract !== 'own', 'Another server sends the frame alone.');

test('a language kept in the storage alone is that of a page the server drew', async ({
  page,
  context,
}) => {
  await page.goto('/about?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Some browsers delete cookies written by scripts after a week.
  await context.clearCookies();
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[a-z]/);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('en');
});

test('the address decides over what was kept', async ({ page, context }) => {
  await page.goto('/about?lang=en');
  await context.clearCookies();
  await page.goto('/about?lang=el');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
});

test('where no cookie is kept, a page comes in its own language and no second time', async ({
  page,
  context,
}) => {
  await page.goto('/about?lang=en');
  await context.clearCookies();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  expect(documents).toBe(1);
});
