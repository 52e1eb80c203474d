import type { Page } from '@playwright/test';
import { subscription } from '#src/i18n/el/subscription.ts';
import { common } from '#src/i18n/el/common.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';

const { el } = texts;

/** Path of the link in the latest e-mail with this subject, and its text. */
const messageOf = async (page: Page, email: string, subject: string | RegExp) => {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/api/dev/mail');
  const row = mailbox.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: subject }).first().click();
  const text = mailbox.locator('pre');
  await expect(text).toBeVisible();
  const said = await text.innerText();
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(said)?.[1] ?? '';
  await mailbox.close();
  return { said, link };
};

test('a message reaches the operators, and emailed links start and end a newsletter subscription', async ({
  page,
}) => {
  const { email } = newPerson();
  // A person takes longer to fill in a form than this test.
  await page.clock.install();

  await page.goto('/contact');
  const form = page.getByRole('form', { name: el.help.contact.formTitle });
  await form.getByLabel(/^Όνομα/).fill('Νίκος Σερέτης');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(new RegExp(`^${el.forms.report.message}`)).fill(`Καλημέρα από ${email}`);
  await page.clock.fastForward(5000);
  await form.getByRole('button', { name: el.forms.report.submit }).click();
  await expect(form.getByText(new RegExp(`απαντήσουμε στο ${email}`))).toBeVisible();
  const receipt = await messageOf(page, email, 'Λάβαμε το μήνυμά σας');
  expect(receipt.said).not.toContain('Καλημέρα');
  const { said } = await messageOf(page, 'no-reply@localhost', /Μήνυμα από Νίκος Σερέτης/);
  expect(said).toContain(`> Καλημέρα από ${email}`);

  await page.goto('/index2');
  const news = page.getByRole('form', { name: el.forms.subscribe.submit });
  await news.getByLabel(/email/i).fill(email);
  await page.clock.fastForward(5000);
  await news.getByRole('button').click();
  await expect(news.getByText(new RegExp(`σύνδεσμο στο ${email}`))).toBeVisible();
  const asked = await messageOf(page, email, 'Επιβεβαιώστε την εγγραφή σας στα νέα');
  await page.goto(asked.link);
  await page.getByRole('button', { name: common.confirm }).click();
  await expect(page.getByText(/Η εγγραφή σας στα νέα επιβεβαιώθηκε/)).toBeVisible();
  const welcome = await messageOf(page, email, 'Η εγγραφή σας επιβεβαιώθηκε');
  await page.goto(welcome.link);
  await page.getByRole('button', { name: subscription.end }).click();
  await expect(page.getByText(subscription.ended)).toBeVisible();
  await page.goto(welcome.link);
  await expect(page.getByText(subscription.missing)).toBeVisible();
});
