import type { CounterResponse } from '#common/contract/counter.ts';
import { DEMO, STAFF } from '#server/seed/accounts.ts';
import { join as door } from '#src/i18n/el/join.ts';
import { tickets } from '#src/i18n/el/tickets.ts';
import { expect, newVisitor, test } from './fixtures.ts';
import { makeRoom } from './lineSteps.ts';

/** A place of the demo staff that is open at any hour, with a poster at its door. */
const SLUG = 'xenodocheio-avra-piraeus';

test('a phone scans, takes a number, gets it back and is called', async ({
  browser,
  baseURL,
  request,
}) => {
  const clerk = STAFF.find(({ role }) => role === 'clerk')!.email;
  const signedIn = await request.post('/api/users/sign_in', {
    data: { email: clerk, password: DEMO.password },
  });
  const headers = { authorization: `Bearer ${signedIn.headers()['access-token']}` };
  const counter = await (await request.get(`/api/counter/${SLUG}`, { headers })).json();
  await makeRoom(request, headers, counter.waiting_lists[0].code);

  // No script has loaded, and none is needed.
  const phone = await browser.newContext({
    baseURL,
    locale: 'el-GR',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await phone.newPage();
  await page.goto(`/join/${SLUG}`);
  await page.getByRole('button', { name: new RegExp(door.take) }).click();
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
  const address = page.url();
  await page.goto(`/join/${SLUG}`);
  await expect(page).toHaveURL(address);

  const clerkCalls = (await (
    await request.get(address.replace('/ticket/', '/api/tickets/'))
  ).json()) as { code: string };
  // Other journeys serve people at the same counters.
  await expect(async () => {
    const now = (await (
      await request.get(`/api/counter/${SLUG}`, { headers })
    ).json()) as CounterResponse;
    const [first] = now.counters;
    for (const { code, status, counter: at } of now.waiting_lists.flatMap((list) => list.tickets))
      if (status === 'running' && at === first)
        await request.post(`/api/counter/tickets/${code}/done`, { headers, data: {} });
    const called = await request.post(`/api/counter/tickets/${clerkCalls.code}/call`, {
      headers,
      data: { counter: first },
    });
    expect(called.status()).toBe(200);
  }).toPass({ timeout: 30_000 });
  await page.goto(`/join/${SLUG}`);
  await expect(page.getByText(tickets.yourTurn).first()).toBeVisible();
  await request.post(`/api/counter/tickets/${clerkCalls.code}/done`, { headers, data: {} });

  // The page says what became of the number, and offers another one.
  const later = await newVisitor(browser, baseURL);
  await later.context().addCookies(await phone.cookies());
  await later.goto(`/join/${SLUG}`);
  await expect(later.getByText(door.became.processed)).toBeVisible();
  await later.getByRole('button', { name: new RegExp(door.another) }).click();
  await expect(later).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
  expect(later.url()).not.toBe(address);
  await phone.close();
});
