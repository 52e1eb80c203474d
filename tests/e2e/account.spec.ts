import { account } from '#src/i18n/el/account.ts';
import { common } from '#src/i18n/el/common.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { emailTo, fillLogin, signUp } from './steps.ts';
import { pattern } from './words.ts';

const { el } = texts;
const { next, confirm } = el.forms.password;

const linkIn = async (...email: Parameters<typeof emailTo>) => (await emailTo(...email)).link;

test('an account is confirmed, recovered, deleted and restored by emailed links', async ({
  page,
  newVisitor,
}) => {
  const person = newPerson();
  const password = 'another pass 2';
  await page.goto('/sign-up');
  await signUp(page, person);
  await expect(page).toHaveURL('/dashboard');

  // Confirm the address, which the profile then shows.
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByText(account.email.unconfirmed)).toBeVisible();
  await page.goto(await linkIn(page, person.email, 'Επιβεβαιώστε το email σας'));
  await page.getByRole('button', { name: common.confirm }).click();
  await expect(page.getByText(account.confirm.done.confirm)).toBeVisible();
  await page.getByRole('link', { name: common.continue }).click();
  await page.goto('/dashboard?tab=profile');
  await expect(page.getByText(account.devices.alone)).toBeVisible();
  await expect(page.getByText(account.email.unconfirmed)).toHaveCount(0);

  // Recover in another browser, which ends the first session.
  const other = await newVisitor();
  await other.goto('/recover');
  await other.getByLabel(el.fields.email).fill(person.email);
  await other.getByRole('button', { name: el.help.recover.submit }).click();
  await expect(other.getByText(account.recover.sent)).toBeVisible();
  const link = await linkIn(page, person.email, 'Νέος κωδικός για τη Σειρά');
  await other.goto(link);
  await other.getByLabel(new RegExp(`^${next}(?! ξανά)`)).fill(password);
  await other.getByLabel(new RegExp(`^${confirm}`)).fill(password);
  await other.getByRole('button', { name: account.recover.submit }).click();
  await expect(other).toHaveURL('/dashboard');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await other.goto(link);
  await expect(other.getByText(account.link.used)).toBeVisible();

  // Delete the account, log in again in time and keep it with one click.
  await other.goto('/dashboard?tab=profile');
  await other.getByRole('button', { name: el.forms.deleteAccount.confirm }).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.getByLabel(new RegExp(`^${account.ending.password}`)).fill(password);
  await dialog.getByRole('button', { name: el.forms.deleteAccount.confirm }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByText(pattern(account.ending.done))).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
  expect(await linkIn(page, person.email, 'Ο λογαριασμός σας θα διαγραφεί')).toBe('/login');
  await page.goto('/login');
  await fillLogin(page, person.email, password);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: account.ending.keep }).click();
  await expect(page.getByText(account.ending.kept)).toBeVisible();
  await expect(page.getByRole('button', { name: account.ending.keep })).toHaveCount(0);

  // Change the language of the site, which changes the language of e-mails.
  const spoken = page.waitForResponse((response) => response.url().endsWith('/api/user/language'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  expect((await spoken).status()).toBe(204);
  await other.goto('/recover');
  await other.getByLabel(el.fields.email).fill(person.email);
  await other.getByRole('button', { name: el.help.recover.submit }).click();
  await expect(other.getByText(account.recover.sent)).toBeVisible();
  await linkIn(page, person.email, 'A new password for Seira');
});
