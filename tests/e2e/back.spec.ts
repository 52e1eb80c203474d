import type { Locator, Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

/** The slots of the cards: far from the view a slot holds only its name. */
const cardsIn = (page: Page): Locator => page.locator('main li[id^="place-"]');

const linkOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');

/** How far the element is from the top of the view, in px. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;

/** Presses the button once for each number, which is the count of cards expected afterwards. */
const loadMore = async (page: Page, name: string, cards: Locator, counts: number[]) => {
  for (const count of counts) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(cards).toHaveCount(count);
  }
};

test('back from a card to the grid: what was loaded is there, the card in view', async ({
  page,
}) => {
  await page.goto('/listing-grid');
  const cards = cardsIn(page);
  await expect(cards.first()).toBeVisible();
  await loadMore(page, el.pages.listingGrid.loadMore, cards, [24, 36]);
  const card = cards.nth(19);
  await card.scrollIntoViewIfNeeded();
  // Near the view, the slot of a long list holds the whole card.
  await expect(card.getByRole('article').or(card.locator('img')).first()).toBeVisible();
  const link = linkOf(card);
  const title = (await link.textContent())!;
  await link.focus();
  // Where the card stands in the view: a wait above it may take another line meanwhile.
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
