import type { Page } from '@playwright/test';
import { expect, test, texts } from './fixtures.ts';

test.skip(({ contract }) => contract !== 'own', 'Another server says nothing about waits.');

const { el } = texts;
const phone = { width: 390, height: 844 };

/** A place that is open around the clock for as many days as the calendar shows. */
const placeWithNumbers = async (page: Page): Promise<string> => {
  const { records } = (await (
    await page.request.get('/api/organisations?per_page=100')
  ).json()) as {
    records: { slug: string; wait: { status: string } | null }[];
  };
  return records.find(({ wait }) => wait?.status === 'open')?.slug ?? records[0]!.slug;
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the press is in the first view of a listing, and stays at the thumb', async ({ page }) => {
    await page.goto(`/listing-grid/${await placeWithNumbers(page)}`);
    const widget = page.getByRole('region', { name: el.booking.title, exact: true });
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
    // The way back to the top is beside the press and covers nothing.
    const up = page.getByRole('button', { name: el.navigation.backToTop });
    await expect
      .poll(async () => {
        const [top, own] = [(await up.boundingBox())!, (await press.boundingBox())!];
        return [top.x >= own.x + own.width, top.x + top.width <= phone.width, top.y >= own.y];
      })
      .toEqual([true, true, true]);
    // What ends the page is not below the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual((await press.boundingBox())!.y);
  });

  test('ten places of the list fit on two screens, and the grid looks different', async ({
    page,
  }) => {
    await page.goto('/listing-list');
    const cards = page.locator('main li[id^="place-"] article');
    const boxes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => cards.nth(index).boundingBox()),
    );
    for (const box of boxes) {
      expect(box!.height).toBeGreaterThanOrEqual(88);
      expect(box!.height).toBeLessThanOrEqual(120);
    }
    expect(boxes[9]!.y + boxes[9]!.height).toBeLessThanOrEqual(2 * phone.height);
    await page.getByRole('link', { name: el.navigation.view.grid }).click();
    await expect.poll(async () => (await cards.first().boundingBox())?.height).toBeGreaterThan(200);
  });
});

test.describe('on a small desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the press is in the first view of a listing, however long its name', async ({ page }) => {
    const { records } = (await (
      await page.request.get('/api/organisations?per_page=100')
    ).json()) as { records: { slug: string; title: string }[] };
    const [longest] = records.sort((one, other) => other.title.length - one.title.length);
    for (const slug of [await placeWithNumbers(page), longest!.slug]) {
      await page.goto(`/listing-grid/${slug}`);
      const widget = page.getByRole('region', { name: el.booking.title, exact: true });
      const press = widget.getByRole('button', { name: el.booking.take, exact: true });
      const { y, height } = (await press.boundingBox())!;
      // 40 px above the edge, and four lines for a warning above the press.
      expect(y + height).toBeLessThanOrEqual(760 - 4 * 24);
    }
  });
});

test('filters and order survive a reload and can be shared, without another first call', async ({
  page,
  context,
}) => {
  await page.goto('/listing-grid?keywords=φαρμακειο');
  await page.getByRole('button', { name: el.browse.quick.open }).click();
  await page
    .getByRole('combobox', { name: el.forms.sort.label })
    .selectOption({ label: el.forms.sort.wait });
  await expect(page).toHaveURL(/keywords=.+&sort=wait&is=open$/);
  const shared = await context.newPage();
  const calls: string[] = [];
  shared.on('request', (request) => {
    if (request.url().includes('/api/organisations')) calls.push(new URL(request.url()).search);
  });
  for (const open of [() => page.reload(), () => shared.goto(page.url())]) await open();
  for (const one of [page, shared]) {
    await expect(one.getByRole('button', { name: el.browse.quick.open })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(one.getByRole('combobox', { name: el.forms.sort.label })).toHaveValue('wait');
  }
  expect(calls.some((query) => /sort|is=/.test(query))).toBe(false);
});

test('the drawing of a place shows what its status line says', async ({ page }) => {
  await page.goto('/listing-grid');
  const cards = await page.locator('main li[id^="place-"] article').evaluateAll((all) =>
    all.map((card) => ({
      line: card.querySelector('p')?.textContent ?? '',
      drawing: card.querySelector('img')?.getAttribute('src')?.split('?')[1] ?? '',
    })),
  );
  const ahead = (line: string): string | undefined => / (\d+) μπροστά/.exec(line)?.[1];
  expect(cards.length).toBeGreaterThan(0);
  for (const { line, drawing } of cards) {
    const people = ahead(line);
    if (people) expect(drawing).toBe(`waiting=${Math.min(8, Number(people))}`);
    else expect(drawing).toMatch(line.startsWith('Ανοιχτά') ? /^waiting=\d$/ : /^shut$/);
  }
});

test('the map view starts at the left edge of every page', async ({ page }) => {
  await page.goto('/list-map-view');
  const left = async (one: ReturnType<typeof page.locator>) => (await one.boundingBox())!.x;
  const edge = await left(page.getByRole('banner').getByRole('link').first());
  expect(await left(page.getByRole('heading', { level: 1 }))).toBe(edge);
  expect(await left(page.locator('main li[id^="place-"]').first())).toBe(edge);
});
