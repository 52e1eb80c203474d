import { moderation } from '#src/i18n/el/moderation.ts';
import { reviews } from '#src/i18n/el/reviews.ts';
import { seat, signInAs } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';
import { newAccount } from './lineSteps.ts';
import { approveItem, confirmAddress, emailTo, fillLogin } from './steps.ts';
import { pattern } from './words.ts';

const { el } = texts;
const place = '/listing-grid/kommotirio-aeras';

test('a review is approved by keyboard, undone, approved again and published', async ({
  page,
  newVisitor,
  request,
}) => {
  const { email, password, tokens } = await newAccount(request);
  const words = `Πήρα σειρά από το σπίτι, ${email.slice(6, 26)}`;
  await seat(page, tokens);
  await confirmAddress(page, email);

  // Without a session, the login opens first and the input is kept.
  const author = await newVisitor();
  await author.goto(place);
  await author.getByRole('button', { name: el.details.writeReview }).click();
  const form = author.getByRole('form', { name: el.forms.review.submit });
  await form.getByRole('radio', { name: '4 αστέρια' }).focus();
  await author.keyboard.press('Space');
  await form.getByLabel(new RegExp(`^${el.forms.review.name}`)).fill('Ελένη');
  await form.getByLabel(new RegExp(`^${el.fields.email}`)).fill(email);
  await form.getByLabel(new RegExp(`^${el.forms.review.text}`)).fill(words);
  await form.getByRole('button', { name: el.forms.review.submit }).click();
  await expect(author).toHaveURL('/login');
  await fillLogin(author, email, password);
  await expect(author).toHaveURL(place);
  await author.getByRole('button', { name: el.details.writeReview }).click();
  await expect(form.getByLabel(new RegExp(`^${el.forms.review.text}`))).toHaveValue(words);
  await expect(form.getByLabel(new RegExp(`^${el.forms.review.name}`))).toHaveValue('Ελένη Π.');
  await form.getByRole('button', { name: el.forms.review.submit }).click();
  await expect(author.getByText(reviews.sent.waiting)).toBeVisible();

  const moderator = await newVisitor();
  await signInAs(moderator, 'moderator');
  await moderator.goto('/dashboard');
  // The dashboard's link says how many items wait; at least the review does.
  await moderator.getByRole('link', { name: pattern(el.pages.dashboard.toReview) }).click();
  const waiting = moderator.getByRole('article').filter({ hasText: words });
  await expect(moderator.getByRole('article')).toBeVisible();
  await expect(async () => {
    await moderator.keyboard.press('j');
    await expect(waiting).toBeVisible({ timeout: 200 });
  }).toPass();
  await moderator.keyboard.press('a');
  await expect(moderator.getByText(pattern(moderation.done.approve))).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await moderator.keyboard.press('z');
  await expect(moderator.getByText(pattern(moderation.undone))).toBeVisible();
  await expect(waiting).toBeVisible();

  const published = page.getByRole('article').filter({ hasText: words });
  await page.goto(place);
  await expect(page.getByRole('button', { name: el.details.writeReview })).toBeVisible();
  await expect(published).toHaveCount(0);
  // held.test.ts proves what a decision does after the minute in which it can be undone.
  await approveItem(request, ({ text }) => text.includes(words));
  await page.reload();
  await expect(published).toBeVisible();
  await emailTo(page, email, /^Η κριτική σας δημοσιεύτηκε/);
});
