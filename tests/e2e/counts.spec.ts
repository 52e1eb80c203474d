import { expect, test, texts } from './fixtures.ts';
import { pattern } from './words.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server names neither author nor country.');

const { el } = texts;

/** The number of listings stated at the foot of a list. */
const total = (text: string | null): string =>
  new RegExp(
    el.pages.listingGrid.showing.replace(/.*\{\{to\}\}/, '').replace('{{total}}', '(\\d+)'),
  ).exec(text ?? '')?.[1] ?? 'none';

test('an author has one number of listings: card, header, list', async ({ page }) => {
  await page.goto('/top-author');
  const name = 'Μανόλης Περράκης';
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  const figure = (within: typeof card | typeof page) =>
    within.locator('dl > div', { hasText: el.authors.listings }).locator('dd');
  await expect(figure(card)).toHaveText(/^\d+$/);
  const count = (await figure(card).textContent())!;

  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(figure(page)).toHaveText(count);
  const foot = page.getByText(pattern(el.pages.listingGrid.showing));
  expect(total(await foot.textContent())).toBe(count);
  await page.getByRole('button', { name: el.authors.profile.loadMore }).click();
  await expect(page.locator('main li[id^="place-"]')).toHaveCount(Number(count));
});

test('a country opens as many places as its tile says', async ({ page }) => {
  await page.goto('/all-locations');
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(tile('Ελλάδα')).toHaveText(/\d+ μέρη$/);
  const count = /(\d+) μέρη$/.exec((await tile('Ελλάδα').textContent())!)![1]!;
  await expect(tile('Ιταλία')).toHaveText(`Ιταλία${el.cards.noPlaces}`);

  await tile('Ελλάδα').getByRole('link').click();
  const foot = page.getByText(pattern(el.pages.listingGrid.showing));
  await expect.poll(async () => total(await foot.textContent())).toBe(count);
  await page.goBack();
  await tile('Ιταλία').getByRole('link').click();
  await expect(page.getByText(el.pages.listingGrid.filteredTitle)).toBeVisible();
});
