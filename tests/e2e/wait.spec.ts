import { expect, test, texts } from './fixtures.ts';
import { SERVICE_PLACE } from './routeTable.ts';

const { el } = texts;
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('the booking button is above the fold of a listing and stays at the bottom edge', async ({
  page,
}) => {
  await page.goto(`/listing-grid/${SERVICE_PLACE}`);
  const widget = page.getByRole('region', { name: el.booking.take, exact: true });
  const press = widget.getByRole('button', { name: el.booking.take, exact: true });
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.sheet p').first(),
    widget.getByText(el.booking.nextNumber),
    widget.locator('strong').first(),
    press,
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  const atThumb = async () => {
    const { y, height } = (await press.boundingBox())!;
    expect(y).toBeGreaterThan(phone.height - 100);
    expect(y + height).toBeLessThanOrEqual(phone.height);
  };
  await atThumb();
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await atThumb();
  // The button to scroll to the top is next to the booking button and covers nothing.
  const up = page.getByRole('button', { name: el.navigation.backToTop });
  await expect
    .poll(async () => {
      const [top, own] = [(await up.boundingBox())!, (await press.boundingBox())!];
      return [top.x >= own.x + own.width, top.x + top.width <= phone.width, top.y >= own.y];
    })
    .toEqual([true, true, true]);
  // The bar does not cover the end of the page.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = (await page.getByRole('contentinfo').locator(':scope > *').last().boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual((await press.boundingBox())!.y);
});
