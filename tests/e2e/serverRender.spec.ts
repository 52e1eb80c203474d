import { faq } from '#src/content/faq.ts';
import { signInAs } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

test('a visitor without scripts can read, follow links, and learns what needs scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/listing-grid');
  const first = page.getByRole('article').first().getByRole('link').first();
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!);

  await page.goto('/faq');
  for (const { answer } of faq) await expect(page.getByText(answer.el)).toBeVisible();

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  const form = page.getByRole('form', { name: el.auth.login });
  await form.getByLabel(el.fields.email).fill('eleni@example.gr');
  await form.getByRole('button', { name: el.auth.login }).click();
  await expect(page).toHaveURL('/login');

  // Every form that needs scripts says so, and nothing looks as if it were loading.
  const wrong: string[] = [];
  for (const address of ['/', '/login', '/sign-up', '/contact', '/add-listing', '/booking']) {
    await page.goto(address);
    for (const one of await page.locator('form[data-needs-scripts]').all())
      // Playwright does not read text in `noscript` elements.
      if (!(await one.locator('noscript [role="alert"]').isVisible())) wrong.push(address);
    const loading = page.locator('.MuiSkeleton-root:visible, [aria-busy="true"]:visible');
    if ((await loading.count()) > 0) wrong.push(`${address} loads`);
  }
  expect(wrong).toEqual([]);
  await context.close();
});

test('a page is hydrated without requesting its data again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  for (const address of [
    '/',
    '/all-categories',
    '/top-place',
    '/listing-grid',
    '/listing-grid?sort=wait',
    '/listing-grid?is=open',
    '/listing-grid?keywords=φαρμακιο&only=1',
  ])
    await page.goto(address);
  expect(calls).toEqual([]);
  // The dashboard is personal and requests everything once.
  await signInAs(page, 'demo');
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: /^Σε αναμονή/ })).toBeVisible();
  expect(calls).toContain('/api/user');
  // A ticket that changes before its first response is requested again.
  const once = calls.filter((call) => !/^\/api\/tickets\/\w+$/.test(call));
  expect(once.toSorted()).toEqual([...new Set(once)].toSorted());
});

test('a page that the server did not render has no margin that its scripts remove', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('/faq', (route) => route.fulfill({ path: 'dist/index.html' }));
  await page.goto('/faq');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await context.close();
});
