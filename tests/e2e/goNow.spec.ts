import type { Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;
const words = el.browse.goNow;

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('button', { name: words.title }).click();
  const panel = page.getByRole('region', { name: words.title });
  await expect(panel.getByRole('list')).not.toHaveAttribute('aria-busy');
  const places = panel.getByRole('listitem').filter({ hasText: words.doneBy });
  await expect(places.first()).toBeVisible();
  return { panel, places };
};

test.use({ geolocation: { latitude: 37.937, longitude: 23.643 }, permissions: ['geolocation'] });

test('«Πάω τώρα» includes the walk, opens the place and asks for the position once', async ({
  page,
  context,
}) => {
  const { panel, places } = await open(page, '/');
  await expect(panel.getByRole('status')).toHaveText(words.near);
  await expect(places.first()).toContainText('με τα πόδια');
  expect(await places.count()).toBeLessThanOrEqual(3);

  // The device stores the position, so that later answers need no question.
  await context.clearPermissions();
  const again = await open(page, '/listing-grid');
  await expect(again.panel.getByRole('status')).toHaveText(words.near);

  const take = again.places.first().getByRole('link', { name: new RegExp(`^${el.booking.take}`) });
  const title = (await take.getAttribute('aria-label'))!.slice(`${el.booking.take}: `.length);
  await take.click();
  await expect(page).toHaveURL(/\/listing-grid\/[\w-]+#booking$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('#booking')).toBeInViewport();
});
