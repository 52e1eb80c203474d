import type { Locator, Page } from '@playwright/test';
import { faq } from '#src/content/faq.ts';
import { expect, test as base, texts } from './fixtures.ts';
import { routeTable } from './routeTable.ts';

const { el } = texts;

const test = base.extend<{ plain: Page }>({
  plain: async ({ browser, baseURL }, give) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    await give(await context.newPage());
    await context.close();
  },
});

/** Where a page opened without scripts stays. */
const addresses = routeTable
  .map(({ address }) => address)
  .filter((address) => !address.startsWith('/dashboard'));

/** The message to visitors without scripts; Playwright reads no text in a `noscript` element. */
const said = (form: Locator) => form.locator('noscript [role="alert"]');

test.skip(({ contract }) => contract !== 'own', 'Another server sends the frame alone.');

test('the login says that it cannot be sent, and sending it leads back to it', async ({
  plain,
}) => {
  await plain.goto('/login');
  const form = plain.getByRole('form', { name: el.auth.login });
  await expect(said(form)).toBeVisible();
  await expect(said(form)).toContainText(el.forms.needsScripts);
  await form.getByLabel(el.auth.email).fill('eleni@example.gr');
  await form
    .getByLabel(new RegExp(`^${el.auth.password}`))
    .first()
    .fill('Seira2026');
  await form.getByRole('button', { name: el.auth.login }).click();
  await expect(plain).toHaveURL('/login');
  await expect(plain.getByRole('heading', { level: 1, name: el.pages.login.title })).toBeVisible();
  await expect(said(form)).toBeVisible();
});

test('every form that only scripts can send says so', async ({ plain }) => {
  const silent: string[] = [];
  for (const address of addresses) {
    await plain.goto(address);
    const forms = plain.locator('form[data-waits]');
    for (const form of await forms.all()) if (!(await said(form).isVisible())) silent.push(address);
  }
  expect(silent).toEqual([]);
});

test('the answers of the help centre can be read', async ({ plain }) => {
  await plain.goto('/faq');
  for (const { answer } of faq) {
    const text = plain.getByText(answer.el);
    await expect(text).toBeVisible();
    expect((await text.boundingBox())!.height).toBeGreaterThan(10);
  }
});

test('the dashboard leads to the login', async ({ plain }) => {
  await plain.goto('/dashboard');
  await expect(plain).toHaveURL('/login');
});

test('nothing pretends to be loading', async ({ plain }) => {
  const waiting: string[] = [];
  for (const address of addresses) {
    await plain.goto(address);
    const seen = plain.locator('.MuiSkeleton-root:visible, [aria-busy="true"]:visible');
    if ((await seen.count()) > 0) waiting.push(address);
  }
  expect(waiting).toEqual([]);
});
