import { expect, test, type Page, type TestInfo } from '@playwright/test';
import type { Language } from './faults.ts';
import type { Watch } from './watch.ts';

/** One cell of the matrix: what is tried, and in which language. */
export type Cell = [name: string, run: (language: Language) => Promise<void>];

/** A failure as one line of the report. */
const inOneLine = (message: string): string =>
  message
    .replaceAll(/\p{Cc}\[\d+m/gu, '')
    .split('\n')
    .filter(Boolean)
    .slice(0, 12)
    .join(' | ');

/**
 * Runs a row of the matrix on one page, alternating between both languages, and goes on after a
 * failure. `FAULT=403` before the command tries that column alone.
 */
export const tryAll = async (
  page: Page,
  info: TestInfo,
  problems: Watch,
  cells: Cell[],
  row: number,
): Promise<void> => {
  const broken: string[] = [];
  for (const [index, [name, run]] of cells.entries()) {
    if (process.env.FAULT && process.env.FAULT !== name) continue;
    const language = (row + index) % 2 === 0 ? 'el' : 'en';
    const reason = await test.step(`${name} (${language})`, async () => {
      try {
        await run(language);
        return problems.take().join('; ');
      } catch (error) {
        problems.take();
        return inOneLine((error as Error).message);
      } finally {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().setOffline(false);
      }
    });
    if (reason) {
      broken.push(`${name} (${language}): ${reason}`);
      console.log(`✗ ${info.title}, ${broken.at(-1)}`);
    }
    info.annotations.push({
      type: 'cell',
      description: JSON.stringify({ row: info.title, fault: name, ok: !reason }),
    });
  }
  expect(broken).toEqual([]);
};
