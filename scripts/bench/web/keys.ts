import { paths } from '#src/config/paths.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { mobile } from './visit/profiles.ts';
import { ratio } from './screens.ts';
import { seiraWith } from './sizes.ts';
import { open, worked, type Opened, type Subject } from './visit/visit.ts';

const MANY = 10_000;
const WORDS = 'coffee in kypseli with a yard';
const FIELD = 'main input[name="keywords"]';

/** The longest task since a moment of the page; 0 when none was longer than 50 ms. */
const longestSince = ({ page }: Opened, since: number): Promise<number> =>
  page.evaluate(
    (from) =>
      Math.max(0, ...window.benchSeen.tasks.filter(([at]) => at >= from).map(([, ms]) => ms)),
    since,
  );

const now = ({ page }: Opened): Promise<number> => page.evaluate(() => performance.now());

interface Typing {
  /** Main-thread time for each key, including everything it triggers, in milliseconds. */
  perKey: number;
  longest: number;
}

const type = async (opened: Opened): Promise<Typing> => {
  const { page, cdp } = opened;
  await page.locator(FIELD).first().focus();
  await page.waitForTimeout(500);
  const [began, before] = [await now(opened), await worked(cdp)];
  await page.keyboard.type(WORDS, { delay: 150 });
  await page.waitForTimeout(500);
  const perKey = ((await worked(cdp)) - before) / WORDS.length;
  return { perKey, longest: await longestSince(opened, began) };
};

const scroll = async (opened: Opened): Promise<number> => {
  const began = await now(opened);
  await opened.page.evaluate(async () => {
    for (let step = 0; step < 40; step += 1) {
      scrollBy({ top: 300, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  return longestSince(opened, began);
};

/** Typing in the grid's search and scrolling through it, with very many organisations. */
export async function measureKeys(bench: WebBench): Promise<Goal[]> {
  const { browser, runs, folder, floors, keep } = bench;
  const { url, stop } = await seiraWith(MANY, folder('keys'));
  const on = async <Result>(subject: Subject, act: (opened: Opened) => Promise<Result>) => {
    const context = await browser.newContext(mobile.context);
    try {
      return await act(await open(context, subject, mobile));
    } finally {
      await context.close();
    }
  };
  const grid: Subject = { name: 'grid', url: url + paths.listingGrid.href() };
  const [ours, bare]: [Typing[], Typing[]] = [[], []];
  const scrolled: number[] = [];
  for (let round = 0; round <= runs; round += 1) {
    const theirs = await on({ name: 'hero', url: floors.hero }, type);
    const [typing, longest] = await on(
      grid,
      async (opened) => [await type(opened), await scroll(opened)] as const,
    );
    // The first round warms up.
    if (round === 0) continue;
    bare.push(theirs);
    ours.push(typing);
    scrolled.push(longest);
  }
  await stop();
  keep('keys', { ours, bare, scrolled });
  const perKey = [ours, bare].map((all) => spread(all.map((one) => one.perKey)));
  const longest = (what: string, all: number[]): Goal => ({
    what: `${what} in the grid with ${MANY}: longest task, ms`,
    against: '–',
    figures: '0: none above 50',
    ratios: all,
    goal: { most: 50 },
  });
  return [
    {
      what: `key stroke in the grid's search with ${MANY}`,
      against: 'a bare TextField',
      figures: `${perKey.join('; ')} ms`,
      ratios: ours.map((one, index) => ratio(one.perKey, bare[index]!.perKey)),
      goal: { most: 1.25 },
    },
    longest('key strokes', ours.map((one) => one.longest)),
    longest('scrolling', scrolled),
  ]; // prettier-ignore
}
