import { chromium } from 'playwright';
import { browserLaunch } from '#tests/browser.ts';
import { freePort } from '#server/testing/freePort.ts';
import lighthouse from 'lighthouse';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { mainScreens } from './screens.ts';

/** The categories and the score each must reach, of 100. */
const LEAST = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const categories = Object.keys(LEAST) as (keyof typeof LEAST)[];

interface Report {
  scores: Record<string, number>;
  /** Audits that cost points, with their explanations. */
  lost: string[];
}

const ask = async (url: string, port: number): Promise<Report> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores: Record<string, number> = {};
  const lost: string[] = [];
  for (const name of categories) {
    const category = lhr.categories[name];
    scores[name] = Math.round((category?.score ?? 0) * 100);
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 1)
        lost.push(
          `${name}: ${id} ${audit.score} ${audit.displayValue ?? audit.explanation ?? ''}`.trim(),
        );
    }
  }
  return { scores, lost };
};

/** Lighthouse as it is, mobile, on the landing page, the grid and a listing. */
export async function measureWithLighthouse(bench: WebBench): Promise<Goal[]> {
  const screens = mainScreens(bench.seira).filter(({ name }) => name !== 'dashboard');
  const rounds = Math.max(1, Math.round(bench.runs / 3));
  const port = await freePort();
  const launch = await browserLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const all: Record<string, Report[]> = {};
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { name, url } of screens) (all[name] ??= []).push(await ask(url, port));
  } finally {
    await browser.close();
  }
  bench.keep('lighthouse', all);
  for (const { name } of screens)
    for (const line of new Set(all[name]!.flatMap(({ lost }) => lost)))
      console.log(`Lighthouse, ${name}: ${line}`);
  return screens.flatMap(({ name }) =>
    categories.map((category) => {
      const scores = all[name]!.map(({ scores }) => scores[category]!);
      return {
        what: `Lighthouse, ${name}: ${category}`,
        against: '–',
        figures: spread(scores),
        ratios: scores,
        goal: { least: LEAST[category] },
      };
    }),
  );
}
