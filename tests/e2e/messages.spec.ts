import { subscription } from '#src/i18n/el/subscription.ts';
import { common } from '#src/i18n/el/common.ts';
import { expect, newPerson, test, texts } from './fixtures.ts';
import { emailTo } from './steps.ts';

const { el } = texts;

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
  const receipt = await emailTo(page, email, 'Λάβαμε το μήνυμά σας');
  expect(receipt.text).not.toContain('Καλημέρα');
  const { text } = await emailTo(page, 'no-reply@localhost', /Μήνυμα από Νίκος Σερέτης/);
  expect(text).toContain(`> Καλημέρα από ${email}`);

  await page.goto('/index2');
  const news = page.getByRole('form', { name: el.forms.subscribe.submit });
  await news.getByLabel(/email/i).fill(email);
  // The form counts the time of writing from its hydration, and asks to send again if it was short.
  await expect(async () => {
    await page.clock.fastForward(5000);
    await news.getByRole('button', { name: el.forms.subscribe.submit }).click();
    await expect(news.getByText(new RegExp(`σύνδεσμο στο ${email}`))).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  const asked = await emailTo(page, email, 'Επιβεβαιώστε την εγγραφή σας στα νέα');
  await page.goto(asked.link);
  await page.getByRole('button', { name: common.confirm }).click();
  await expect(page.getByText(/Η εγγραφή σας στα νέα επιβεβαιώθηκε/)).toBeVisible();
  const welcome = await emailTo(page, email, 'Η εγγραφή σας επιβεβαιώθηκε');
  await page.goto(welcome.link);
  await page.getByRole('button', { name: subscription.end }).click();
  await expect(page.getByText(subscription.ended)).toBeVisible();
  await page.goto(welcome.link);
  await expect(page.getByText(subscription.missing)).toBeVisible();
});
