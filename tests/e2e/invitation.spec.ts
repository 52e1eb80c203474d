import { STAFF } from '#server/seed/accounts.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { signInBy } from './lineSteps.ts';
import { emailTo, signUp } from './steps.ts';

const { el } = texts;
const PLACE = 'kep-dokimastiko-kypseli';

test('an invited person follows the emailed link, signs up and serves at the place', async ({
  page,
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

  const { text, link } = await emailTo(page, person.email, /^Πρόσκληση/);
  // Links in e-mails lead to PUBLIC_ORIGIN, which is the test server.
  expect(text).toContain(`${baseURL}${link}`);
  await page.goto(link);
  await expect(page.getByText(el.invitation.clerk)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: el.auth.login }).click();
  await page.getByRole('main').getByRole('link', { name: el.auth.signUp }).click();
  await signUp(page, person);
  await expect(page).toHaveURL(link);
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
