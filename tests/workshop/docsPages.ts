import type { Page } from 'playwright';
import type { Entry } from './built.ts';
import type { Stage } from './stage.ts';

const PATIENCE_MS = 60_000;

/** The narrowest phone that the product is made for. */
const PHONE = { width: 360, height: 800 };

/** What is wider than its page on a phone, if anything is. */
const overflow = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(PHONE);
  const [room, wide] = await page
    .locator('.sbdocs-content')
    .evaluate((content) => [content.clientWidth, content.scrollWidth]);
  return wide > room ? [`${wide - room} px wider than a phone's page`] : [];
};

/**
 * Opens a page to read by its address and waits until its text is there; gives what went wrong.
 * Each has a tab of its own: one that the mocking worker does not serve yet loads itself once more,
 * sometimes just when the next one is opened.
 */
export const readPage = async (stage: Stage, origin: string, entry: Entry): Promise<string[]> => {
  const problems: string[] = [];
  const page = await stage.page.context().newPage();
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  try {
    await page.goto(`${origin}/iframe.html?id=${entry.id}&viewMode=docs&globals=a11y.manual:!true`);
    await page.waitForSelector('#storybook-docs h1', { timeout: PATIENCE_MS });
    // Tables of props scroll in their own boxes; a page of prose has nothing that may.
    if (entry.tags.includes('unattached-mdx')) problems.push(...(await overflow(page)));
  } catch (problem) {
    problems.push(String(problem).split('\n')[0] ?? 'not opened');
  }
  const shown = await page.locator('.sb-errordisplay:visible').count();
  if (shown > 0) problems.push('shows an error instead of the page');
  await page.close();
  return problems;
};
