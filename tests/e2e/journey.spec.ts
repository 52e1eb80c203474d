import { expect, newPerson, test, texts } from './fixtures.ts';
import { chooseDay, signUp } from './steps.ts';
import { pattern } from './words.ts';

const { el, en } = texts;

test('a visitor searches, takes a ticket, signs up on the way and follows the ticket', async ({
  page,
  contract,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(el.pages.home.title);

  const search = page.getByRole('search', { name: el.forms.search.label });
  await search.getByLabel(el.forms.search.keywords).fill('φαρμακειο');
  await search.getByRole('button', { name: el.forms.search.submit }).click();
  await expect(page).toHaveURL(`/listing-grid?${new URLSearchParams({ keywords: 'φαρμακειο' })}`);
  const found = page.getByRole('main').getByRole('article').first();
  const first = found.getByRole('heading').getByRole('link');
  await expect(first).toContainText('Φαρμακείο');

  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/listing-grid\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

  const take = await chooseDay(page);
  await take.click();
  await expect(page).toHaveURL('/login');

  await page.getByRole('main').getByRole('link', { name: el.auth.signUp }).click();
  await expect(page).toHaveURL('/sign-up');
  await signUp(page, newPerson());
  await expect(page).toHaveURL('/dashboard');

  const interrupted = page.getByRole('region', { name: el.tickets.interrupted.title });
  await expect(interrupted).toContainText(title);
  await interrupted.getByRole('button', { name: el.booking.take }).click();
  await expect(page.getByText(el.user.tickets.created.message)).toBeVisible();
  await expect(interrupted).toHaveCount(0);

  const ticket = page.getByRole('article', { name: pattern(el.tickets.numberOf) });
  await expect(ticket).toBeVisible();
  await expect(ticket).toContainText(title);
  if (contract === 'own') {
    await expect(ticket).toContainText(
      new RegExp([el.tickets.ahead_one, el.tickets.ahead_other, el.tickets.aheadNone].join('|')),
    );
    const number = (await ticket.getAttribute('aria-label')) ?? '';
    await ticket.getByRole('button', { name: el.tickets.actions.cancel }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: el.tickets.actions.cancel }).click();
    await expect(ticket).toHaveCount(0);
    await page.getByRole('button', { name: el.tickets.actions.undo }).click();
    await expect(ticket).toHaveAccessibleName(number);
  }

  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: en.pages.dashboard.title })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: en.pages.dashboard.signOut }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(en.user.logout.message)).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: en.navigation.login }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});
