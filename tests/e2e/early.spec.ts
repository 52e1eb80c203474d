import type { Browser, Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';
import { routeTable } from './routeTable.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server sends the frame alone.');

/** A server-rendered page, and the function that lets its scripts load. */
const renderedAlone = async (
  browser: Browser,
  baseURL: string | undefined,
  address: string,
  viewport = { width: 1280, height: 900 },
): Promise<{ page: Page; takeOver: () => Promise<void> }> => {
  const page = await (await browser.newContext({ baseURL, locale: 'el-GR', viewport })).newPage();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return {
    page,
    takeOver: async () => {
      open();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
  };
};

test('a search typed before the scripts come is kept and counts', async ({ browser, baseURL }) => {
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/');
  const words = page.getByRole('searchbox').first();
  await words.fill('φαρμακείο');
  await page.locator('select').first().selectOption('CY');
  await takeOver();
  await expect(words).toHaveValue('φαρμακείο');
  await page.getByRole('button', { name: 'Αναζήτηση' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('φαρμακείο');
  await expect(page.getByRole('button', { name: 'Κύπρος' })).toBeVisible();
  await page.context().close();
});

test('a form filled in before the scripts come is kept and checked', async ({
  browser,
  baseURL,
}) => {
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/login');
  const email = page.getByLabel(texts.el.auth.email);
  await email.fill('nobody@example.gr');
  await takeOver();
  await expect(email).toHaveValue('nobody@example.gr');
  const form = page.getByRole('form', { name: texts.el.auth.login });
  await form.getByRole('button', { name: texts.el.auth.login }).click();
  await expect(page.getByText(texts.el.validation.passwordRequired)).toBeVisible();
  await expect(page.getByText(texts.el.validation.emailRequired)).toBeHidden();
  await expect(email).toHaveValue('nobody@example.gr');
  await page.context().close();
});

test('a form that is taken over when it is seen keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/contact');
  const message = page.getByRole('main').locator('form textarea').first();
  await message.fill('Καλημέρα σας');
  await takeOver();
  const form = page.getByRole('main').locator('form').first();
  await form.locator('input').first().fill('Μαρία');
  await form.locator('button[type=submit]').click();
  await expect(page.getByText(texts.el.validation.emailRequired)).toBeVisible();
  await expect(message).toHaveValue('Καλημέρα σας');
  await page.context().close();
});

test('a search sent before the scripts come takes its choices along', async ({
  browser,
  baseURL,
}) => {
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/');
  await page.getByRole('searchbox').first().fill('φαρμακείο');
  await page.locator('select').first().selectOption('CY');
  await page.getByRole('button', { name: 'Αναζήτηση' }).click();
  await page.waitForURL('**/listing-grid?*');
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['keywords']);
  await takeOver();
  await expect(page.getByRole('button', { name: 'Κύπρος' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('φαρμακείο');
  await page.context().close();
});

test('a search with its choices survives a reload', async ({ page }) => {
  await page.goto('/');
  await page.locator('select').first().selectOption('CY');
  await page.getByRole('button', { name: 'Αναζήτηση' }).click();
  const chip = page.getByRole('button', { name: 'Κύπρος' });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});

for (const { address, field, said } of [
  { address: '/login', field: 'input[name=email]', said: texts.el.validation.passwordRequired },
  { address: '/contact', field: 'textarea:visible', said: texts.el.validation.emailRequired },
])
  test(`a form of ${address} sent before the scripts come waits for them`, async ({
    browser,
    baseURL,
  }) => {
    const { page, takeOver } = await renderedAlone(browser, baseURL, address);
    const form = page.locator('main form').first();
    await form.locator(field).fill('nobody@example.gr');
    await form.locator('button[type=submit]').click();
    await takeOver();
    await expect(page.getByText(said)).toBeVisible();
    await expect(form.locator(field)).toHaveValue('nobody@example.gr');
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

test('a button pressed before the scripts come does its work when they have', async ({
  browser,
  baseURL,
}) => {
  const phone = { width: 360, height: 760 };
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/', phone);
  const menu = page.getByRole('button', { name: texts.el.navigation.openMenu });
  await menu.click();
  await expect(menu).toHaveAttribute('data-pressed');
  await takeOver();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await page.context().close();
});

test('who presses elsewhere afterwards has thought better of it', async ({ browser, baseURL }) => {
  const phone = { width: 360, height: 760 };
  const { page, takeOver } = await renderedAlone(browser, baseURL, '/', phone);
  const menu = page.getByRole('button', { name: texts.el.navigation.openMenu });
  await menu.click();
  await page.getByRole('heading', { level: 1 }).click();
  await takeOver();
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.context().close();
});

test('every form of a rendered page waits for its scripts or works without them', async ({
  request,
}) => {
  const forms: string[] = [];
  for (const { address } of routeTable) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    for (const [form] of html.matchAll(/<form\b[^>]*>/g)) forms.push(`${address}: ${form}`);
  }
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((form) => !/ data-waits| action="\/[^"]*" method="get"/.test(form))).toEqual(
    [],
  );
});
