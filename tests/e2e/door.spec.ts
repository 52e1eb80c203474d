import { join as door } from '#src/i18n/el/join.ts';
import { tickets } from '#src/i18n/el/tickets.ts';
import { seat } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';
import { lineOf, ownerOf } from './lineSteps.ts';
import { holdScripts } from './steps.ts';

test('a phone scans, takes a number, gets it back and is called', async ({
  browser,
  newVisitor,
  request,
}) => {
  const { slug, headers, counters } = await lineOf(request, 'door');

  // No script has loaded, and none is needed.
  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.newPage();
  await page.goto(`/join/${slug}`);
  await page.getByRole('button', { name: new RegExp(door.take) }).click();
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
  const address = page.url();
  await page.goto(`/join/${slug}`);
  await expect(page).toHaveURL(address);

  const ticket = (await (
    await request.get(address.replace('/ticket/', '/api/tickets/'))
  ).json()) as { code: string };
  const called = await request.post(`/api/counter/tickets/${ticket.code}/call`, {
    headers,
    data: { counter: counters[0] },
  });
  expect(called.status()).toBe(200);
  await page.goto(`/join/${slug}`);
  await expect(page.getByText(tickets.yourTurn).first()).toBeVisible();
  await request.post(`/api/counter/tickets/${ticket.code}/done`, { headers, data: {} });

  // The page says what became of the number, and offers another one.
  const later = await newVisitor();
  await later.context().addCookies(await phone.cookies());
  await later.goto(`/join/${slug}`);
  await expect(later.getByText(door.became.processed)).toBeVisible();
  await later.getByRole('button', { name: new RegExp(door.another) }).click();
  await expect(later).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
  expect(later.url()).not.toBe(address);
  await phone.close();
});

test('a logged-in person gets a number of their account, also by a tap before the scripts load', async ({
  page,
  request,
}) => {
  const { slug, tokens } = await ownerOf(request, 'account');
  await seat(page, tokens);
  const load = await holdScripts(page);
  const opened = page.goto(`/join/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: new RegExp(door.take) }).click();
  await expect(page.locator('[data-pressed]')).toBeVisible();
  load();
  await opened;
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
  const ticket = await request.get(page.url().replace('/ticket/', '/api/tickets/'));
  expect(await ticket.json()).toMatchObject({ walk_in: false });
});
