import type { Locator } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

/** Distance of the element from the top of the viewport, in px. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;

test('returning from a listing restores the loaded cards and the scroll position', async ({
  page,
}) => {
  await page.goto('/listing-grid');
  // Far from the viewport, the slot of a card contains only its name.
  const cards = page.locator('main li[id^="place-"]');
  await expect(cards.first()).toBeVisible();
  for (const count of [24, 36]) {
    const more = { name: el.pages.listingGrid.loadMore, exact: true };
    await page.getByRole('button', more).click();
    await expect(cards).toHaveCount(count);
  }
  const card = cards.nth(19);
  await card.scrollIntoViewIfNeeded();
  // Near the viewport, a slot of a long list contains the whole card.
  await expect(card.getByRole('article').or(card.locator('img')).first()).toBeVisible();
  const link = card.getByRole('heading').getByRole('link');
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
