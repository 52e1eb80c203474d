import { resolve } from 'node:path';
import { build } from 'vite';
import { ratiosOf, spread, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { openBrowser } from './visit.ts';

/** Compares the hydration of 1,000 elements styled by `@emotion/styled` and by MUI's `styled`. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const outDir = folder('styled');
  await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: {
        entry: resolve('scripts/bench/views/styledPage.tsx'),
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'page.js',
      },
    },
  });
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addScriptTag({ path: resolve(outDir, 'page.js') });
  const times: Record<'emotion' | 'mui', number[]> = { emotion: [], mui: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const kind of ['mui', 'emotion'] as const) {
      const ms = await page.evaluate((which) => window.benchHydrate(which), kind);
      // The first round compiles the code.
      if (round >= 0) times[kind].push(ms);
    }
  }
  await browser.close();
  return [
    {
      what: 'hydration of 1,000 elements by `@emotion/styled`',
      against: "MUI's `styled`",
      figures: `${spread(times.emotion)}; ${spread(times.mui)} ms`,
      ratios: ratiosOf(times.emotion, times.mui),
      goal: null,
    },
  ];
}
