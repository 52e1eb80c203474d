import type { APIRequestContext, Page } from '@playwright/test';
import type { ModerationQueue } from '#common/contract/moderation.ts';
import { DEMO } from '#server/seed/people.ts';
import { STAFF } from '#server/seed/staff.ts';
import { reviewTexts } from '#src/i18n/reviewTexts.ts';
import { expect, texts } from './fixtures.ts';

const { el } = texts;

/** Writes a review of four stars on a listing's page that is open. */
export const writeReview = async (page: Page, words: string): Promise<void> => {
  const form = page.getByRole('form', { name: el.forms.review.submit });
  await form.getByRole('radio', { name: '4 αστέρια' }).focus();
  await page.keyboard.press('Space');
  await form.getByLabel(new RegExp(`^${el.forms.review.text}`)).fill(words);
  await form.getByRole('button', { name: el.forms.review.submit }).click();
  await expect(page.getByText(reviewTexts.el.reviews.sent.waiting)).toBeVisible();
};

/** Lets the demo's moderator publish the review of these words. */
export const publishReview = async (request: APIRequestContext, words: string): Promise<void> => {
  const moderator = STAFF.find(({ role }) => role === null)!.email;
  const signedIn = await request.post('/api/users/sign_in', {
    data: { email: moderator, password: DEMO.password },
  });
  const headers = { authorization: `Bearer ${signedIn.headers()['access-token']}` };
  const answer = await request.get('/api/moderation', { headers });
  const { records } = (await answer.json()) as ModerationQueue;
  const review = records.find(({ kind, text }) => kind === 'review' && text === words)!;
  const approved = await request.post(`/api/moderation/review/${review.code}`, {
    headers,
    data: { decision: 'approve', reason: '' },
  });
  expect(approved.status()).toBe(204);
};
