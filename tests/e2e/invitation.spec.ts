import { STAFF } from '#server/seed/accounts.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { signInBy } from './lineSteps.ts';
import { signUp } from './steps.ts';

const { el } = texts;
const PLACE = 'kep-dokimastiko-kypseli';

test('an invited person follows the emailed link, signs up and serves at the place', async ({
  context,
  request,
  baseURL,
}) => {
  const person = newPerson();
  const owner = await signInBy(request, STAFF[0].email);
  const invited = await request.post(`/api/places/${PLACE}/members`, {
    headers: owner.headers,
    data: { email: person.email, role: 'clerk' },
  });
  expect(invited.status()).toBe(201);

  // The mailbox is not a screen of the app, so it never reports that it is ready.
  const page = await context.newPage();
  await page.goto('/api/dev/mail');
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click();
  const link = page.frameLocator('iframe').getByRole('link', { name: /Δείτε την πρόσκληση/ });
  await expect(link).toBeVisible();
  const href = new URL((await link.getAttribute('href')) ?? '');
  // Links in e-mails lead to PUBLIC_ORIGIN, which is the test server.
  expect(href.origin).toBe(new URL(baseURL ?? '').origin);
  await page.getByRole('link', { name: href.href }).click();
  await expect(page).toHaveURL(href.href);

  await expect(page.getByText(el.invitation.clerk)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: el.auth.login }).click();
  await page.getByRole('main').getByRole('link', { name: el.auth.signUp }).click();
  await signUp(page, person);
  await expect(page).toHaveURL(href.href);
  await page.getByRole('button', { name: el.invitation.accept, exact: true }).click();
  await expect(page.getByText(el.invitation.done.accepted)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('id_token'));
  const counter = await request.get(`/api/counter/${PLACE}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(counter.status()).toBe(200);

  await page.reload();
  await expect(page.getByText(el.invitation.over.accepted)).toBeVisible();
});
