import type { Locator, Page } from '@playwright/test';
import { homesTexts } from '#src/i18n/homesTexts.ts';
import { expect, test, texts } from './fixtures.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server has no further pages.');

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

interface Screen {
  name: string;
  address: string;
  /** The count of cards after each press, and the card that is opened. */
  counts: number[];
  opened: number;
  more?: string;
  cards?: (page: Page) => Locator;
  /** A list of its own kind; the others are the grid's, in other frames. */
  kind?: true;
}

const screens: Screen[] = [
  { name: 'the grid', address: '/listing-grid', counts: [24, 36], opened: 20, kind: true },
  { name: 'a search', address: '/listing-grid?keywords=φαρμακειο', counts: [24, 36], opened: 20 },
  { name: 'the list', address: '/listing-list', counts: [24, 36], opened: 20 },
  { name: 'the list beside filters', address: '/list-left-sidebar', counts: [24, 36], opened: 20 },
  {
    name: 'the list left of filters',
    address: '/list-right-sidebar',
    counts: [24, 36],
    opened: 20,
  },
  {
    name: 'the list beside a map',
    address: '/list-map-view',
    counts: [60],
    opened: 50,
    kind: true,
  },
  { name: 'the row below a map', address: '/list-map-view2', counts: [60], opened: 50 },
  { name: 'top places', address: '/top-place', counts: [24, 36], opened: 20 },
  {
    name: "an author's listings",
    address: '/user-profile?author=manolis-perakis',
    counts: [10],
    opened: 9,
    more: el.authors.profile.loadMore,
    kind: true,
  },
  {
    name: 'the countries of a home screen',
    address: '/index3',
    counts: [8, 12],
    opened: 10,
    more: homesTexts.el.homes.destinationsMore,
    kind: true,
    cards: (page) =>
      page.getByRole('list', { name: homesTexts.el.homes.destinationsTitle }).getByRole('listitem'),
  },
];

/** Every run asks one list of each kind, `npm run test:routes` all. */
const asked = process.env.E2E_ROUTES ? screens : screens.filter(({ kind }) => kind);

for (const { name, address, counts, opened, more, cards: cardsOf = cardsIn } of asked)
  test(`back from a card to ${name}: what was loaded is there, the card in view`, async ({
    page,
  }) => {
    await page.goto(address);
    const cards = cardsOf(page);
    await expect(cards.first()).toBeVisible();
    // Beside the filters, which only wide screens show, the list moves once.
    if (address.endsWith('sidebar'))
      await expect(page.getByRole('heading', { name: el.browse.filters.title })).toBeVisible();
    await loadMore(page, more ?? el.pages.listingGrid.loadMore, cards, counts);
    const card = cards.nth(opened - 1);
    await card.scrollIntoViewIfNeeded();
    // Near the view, the slot of a long list holds the whole card.
    await expect(card.getByRole('article').or(card.locator('img')).first()).toBeVisible();
    const link = linkOf(card);
    const title = (await link.textContent())!;
    await link.focus();
    // Where the card stands in the view: a wait above it may take another line meanwhile.
    const stood = await topOf(link);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${address.split('?')[0]}(\\?.*)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goBack();
    await expect(cards).toHaveCount(counts.at(-1)!);
    const again = cards.getByRole('link', { name: title, exact: true });
    await expect(again).toBeInViewport({ ratio: 0.9 });
    await expect(again).toBeFocused();
    await expect.poll(() => topOf(again)).toBeCloseTo(stood, -1);
  });

test('back from a card that was opened anew, and a reload of the list', async ({ page }) => {
  await page.goto('/listing-grid');
  const cards = cardsIn(page);
  await loadMore(page, el.pages.listingGrid.loadMore, cards, [24, 36, 48]);
  const link = linkOf(cards.nth(39));
  const title = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.reload();

  await page.goBack();
  await expect(cards).toHaveCount(48);
  const again = page.getByRole('link', { name: title, exact: true });
  await expect(again).toBeInViewport({ ratio: 0.9 });

  // A key ends the return to the link, and a place is known from the frame after the scroll.
  await page.keyboard.press('Shift');
  await linkOf(cards.nth(25)).scrollIntoViewIfNeeded();
  const lower = await linkOf(cards.nth(25)).textContent();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))); // prettier-ignore
  await page.reload();
  await expect(cards).toHaveCount(48);
  await expect(page.getByRole('link', { name: lower!, exact: true })).toBeInViewport();
});

test('another order or search begins at its first page', async ({ page }) => {
  await page.goto('/listing-grid');
  const cards = cardsIn(page);
  await loadMore(page, el.pages.listingGrid.loadMore, cards, [24]);
  await page.getByRole('main').getByRole('combobox').first().click();
  await page.getByRole('option', { name: el.forms.sort.newest }).click();
  await expect(cards).toHaveCount(12);
});
