import type { Entry } from './built.ts';
import type { Stage } from './stage.ts';

const PATIENCE_MS = 60_000;

/** Opens a page to read by its address and waits until its text is there; gives what went wrong. */
export const readPage = async (stage: Stage, origin: string, entry: Entry): Promise<string[]> => {
  const problems: string[] = [];
  const note = (error: Error): void => void problems.push(`uncaught: ${error.message}`);
  stage.page.on('pageerror', note);
  stage.renew();
  try {
    await stage.page.goto(
      `${origin}/iframe.html?id=${entry.id}&viewMode=docs&globals=a11y.manual:!true`,
    );
    await stage.page.waitForSelector('#storybook-docs h1', { timeout: PATIENCE_MS });
  } catch (problem) {
    problems.push(String(problem).split('\n')[0] ?? 'not opened');
  }
  const shown = await stage.page.locator('.sb-errordisplay:visible').count();
  if (shown > 0) problems.push('shows an error instead of the page');
  stage.page.off('pageerror', note);
  return problems;
};
