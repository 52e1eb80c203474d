import { reviews } from '#src/i18n/el/reviews.ts';
import { ticket as hand } from '#src/i18n/el/ticket.ts';
import { seat } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';
import { issue, lineOf, newAccount } from './lineSteps.ts';
import { countShift, expectStill } from './screenChecks.ts';
import { confirmAddress } from './steps.ts';

const { el } = texts;

test.use({ viewport: { width: 390, height: 844 } });

test('a number taken on a listing is one ticket from home to the stars, without a jump', async ({
  page,
  request,
}) => {
  test.slow();
  const { slug, headers, counters, code } = await lineOf(request, 'moments');
  const walkIn = () => issue(request, { slug, headers }, { waiting_list_code: code });
  const call = async (): Promise<string> => {
    const response = await request.post(`/api/counter/${slug}/calls`, {
      headers: { ...headers, 'idempotency-key': `moments-${Math.random()}` },
      data: { waiting_list_code: code, counter: counters[0], finish: 'processed' },
    });
    const { ticket } = (await response.json()) as { ticket: { rank: number } };
    return String(ticket.rank);
  };
  for (let n = 0; n < 4; n += 1) await walkIn();

  const { email, tokens } = await newAccount(request);
  await seat(page, tokens);
  await confirmAddress(page, email);

  await countShift(page);
  // The browser forgives shifts only within 500 ms of the click.
  await page.route('**/api/user/tickets', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ response });
  });
  await page.goto(`/listing-grid/${slug}`);
  await page.getByRole('button', { name: el.booking.take, exact: true }).click();
  const paper = page.getByRole('article', { name: /^Αριθμός/ }).first();
  await expect(paper).toBeFocused();
  await expect(paper).toContainText(el.user.tickets.created.message);
  const rank = (await paper.getAttribute('aria-label'))!.replace(/\D/g, '');

  // At home the time leads, on the way the number.
  await expect(paper).toHaveAttribute('data-look', 'waiting');
  await expect(paper.getByText(hand.leave.be)).toBeVisible();
  await expectStill(page, 'taken');
  await paper.getByRole('button', { name: hand.leave.onWay }).click();
  await expect(paper.getByText(hand.leave.be)).toHaveCount(0);
  await expect(paper.getByText(rank, { exact: true })).toBeVisible();

  // Calls of others, then the own one.
  let called = '';
  for (let turn = 0; turn < 12 && called !== rank; turn += 1) called = await call();
  expect(called).toBe(rank);
  await expect(paper).toHaveAttribute('data-look', 'called');
  await expect(paper.getByRole('alert')).toContainText(counters[0]!);
  await expectStill(page, 'called');

  // The visit ends with the next call, and the ticket asks how it was.
  await walkIn();
  await call();
  await expect(paper.getByText(hand.over.processed.title)).toBeVisible();
  const stars = paper.getByRole('radio', { name: '5 αστέρια' });
  await expect(stars).toBeVisible();
  await expectStill(page, 'served');
  await stars.press('Space');
  await paper.getByRole('button', { name: hand.review.submit }).click();
  await expect(
    paper.getByText(reviews.sent.published).or(paper.getByText(reviews.sent.waiting)),
  ).toBeVisible();
  await paper.getByRole('button', { name: hand.over.cancelled.next }).click();
  await expect(page.getByRole('button', { name: el.booking.take, exact: true })).toBeVisible();
});
