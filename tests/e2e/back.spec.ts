import type { Locator, Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

/** The slots of the cards. Far from the viewport, a slot contains only its name. */
const cardsIn = (page: Page): Locator => page.locator('main li[id^="place-"]');

const linkOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');

/** Distance of the element from the top of the viewport, in px. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;

/** Clicks the button once per number, which is the expected count of cards afterwards. */
const loadMore = async (page: Page, name: string, cards: Locator, counts: number[]) => {
  for (const count of counts) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(cards).toHaveCount(count);
  }
};

test('returning from a listing restores the loaded cards and the scroll position', async ({
  page,
}) => {
  await page.goto('/listing-grid');
  const cards = cardsIn(page);
  await expect(cards.first()).toBeVisible();
  await loadMore(page, el.pages.listingGrid.loadMore, cards, [24, 36]);
  const card = cards.nth(19);
  await card.scrollIntoViewIfNeeded();
  // Near the viewport, a slot of a long list contains the whole card.
  await expect(card.getByRole('article').or(card.locator('img')).first()).toBeVisible();
  const link = linkOf(card);
  const title = (await link.textContent())!;
  await link.focus();
  // Position of the card in the viewport. A wait above it may grow by a line.
  const stood = await topOf(link);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/listing-grid');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(cards).toHaveCount(36);
  const again = cards.getByRole('link', { name: title, exact: true });
  await expect(again).toBeInViewport({ ratio: 0.9 });
  await expect(again).toBeFocused();
  await expect.poll(() => topOf(again)).toBeCloseTo(stood, -1);
});
