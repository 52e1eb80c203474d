import type { Page } from 'playwright';
import type { Entry } from './built.ts';
import type { Stage } from './stage.ts';

const PATIENCE_MS = 60_000;

/** The narrowest phone that the product supports. */
const PHONE = { width: 360, height: 800 };

/** What is wider than its page on a phone, if anything. */
const overflow = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(PHONE);
  const [room, wide] = await page
    .locator('.sbdocs-content')
    .evaluate((content) => [content.clientWidth, content.scrollWidth]);
  return wide > room ? [`${wide - room} px wider than a phone's page`] : [];
};

/**
 * Opens a docs page by its address, waits until its text is there and returns what went wrong.
 * Each gets a tab of its own: a tab without the mocking worker reloads itself once, sometimes
 * just as the next page is opened.
 */
export const readPage = async (stage: Stage, origin: string, entry: Entry): Promise<string[]> => {
  const problems: string[] = [];
  const page = await stage.page.context().newPage();
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  try {
    await page.goto(`${origin}/iframe.html?id=${entry.id}&viewMode=docs&globals=a11y.manual:!true`);
    await page.waitForSelector('#storybook-docs h1', { timeout: PATIENCE_MS });
    // Tables of props scroll in their own boxes; on a page of prose nothing may scroll sideways.
    if (entry.tags.includes('unattached-mdx')) problems.push(...(await overflow(page)));
  } catch (problem) {
    problems.push(String(problem).split('\n')[0] ?? 'not opened');
  }
  const shown = await page.locator('.sb-errordisplay:visible').count();
  if (shown > 0) problems.push('shows an error instead of the page');
  await page.close();
  return problems;
};
