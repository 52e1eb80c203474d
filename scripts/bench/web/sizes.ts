import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { paths } from '#src/config/paths.ts';
import { join } from 'node:path';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { writeOrganisations } from '#scripts/bench/harness/seed.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { mobile } from './visit/profiles.ts';
import { CARD, ratio } from './screens.ts';
import { inTurn, open, type Figures } from './visit/visit.ts';

const SIZES = [12, 1_000, 10_000] as const;

/** Starts the app with so many organisations. */
export async function seiraWith(count: number, folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const db = await openPglite({ folder: join(folder, 'pg') });
  await migrate(db);
  await writeOrganisations(db, count);
  await db.close();
  const { port, stop } = await startSeira({ DATA_DIR: folder, SEED: 'none' });
  return { url: `http://127.0.0.1:${port}`, stop };
} // prettier-ignore

const FIGURES = [
  ['shown', 'first card shown, ms', 1.05],
  ['bytes', 'kB', 1.05],
  ['nodes', 'DOM nodes', 1.05],
  ['heap', 'heap, kB', 1.05],
  ['blocking', 'blocking, ms', 1.15],
] as const satisfies [keyof Figures, string, number][];

/** After so many presses for more, and after so many, what the page holds is compared. */
const PRESSES = [5, 25] as const;

/** What a page holds after some and after many presses for more cards, somebody at its foot. */
async function pressOn({ browser }: WebBench, url: string): Promise<[Figures, Figures]> {
  const context = await browser.newContext(mobile.context);
  try {
    const { page, figures } = await open(context, { name: 'grid', url }, mobile);
    const cards = page.locator('main ul:has(article) > li');
    const more = page.locator('main section > div > div:last-child > button');
    const held: Figures[] = [];
    for (let press = 1; press <= PRESSES[1]; press += 1) {
      const before = await cards.count();
      await more.click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('main ul:has(article) > li').length > count,
        before,
      );
      await page.waitForTimeout(500);
      if ((PRESSES as readonly number[]).includes(press)) held.push(await figures());
    }
    return [held[0]!, held[1]!];
  } finally {
    await context.close();
  }
}

/** The grid with few and with many organisations: the first screen is to cost the same. */
export async function measureSizes(bench: WebBench): Promise<Goal[]> {
  const { browser, runs, folder, keep } = bench;
  const servers = [];
  for (const size of SIZES) servers.push(await seiraWith(size, folder(`size-${size}`)));
  const subjects = servers.map(({ url }, index) => ({
    name: String(SIZES[index]),
    url: url + paths.listingGrid.href(),
    wanted: CARD,
  }));
  const all = await inTurn(browser, subjects, mobile, runs);
  keep('sizes', all);
  const pressed: [Figures, Figures][] = [];
  for (let round = 0; round < Math.max(1, Math.floor(runs / 3)); round += 1)
    pressed.push(await pressOn(bench, subjects.at(-1)!.url));
  keep('presses', pressed);
  await Promise.all(servers.map(({ stop }) => stop()));
  const few = all[String(SIZES[0])]!;
  const growth = (['nodes', 'heap'] as const).map((figure) => {
    const [some, many] = [0, 1].map((which) => pressed.map((pair) => pair[which]![figure] / 1000));
    return {
      what: `grid with ${SIZES.at(-1)} after ${PRESSES[1]} presses for more: ${figure}`,
      against: `itself after ${PRESSES[0]}`,
      figures: `${spread(many!)}; ${spread(some!)} thousand`,
      ratios: many!.map((value, index) => ratio(value, some![index]!)),
      // Without windowing: 4 times the nodes, 3 times the heap.
      goal: { most: 1.6 },
    };
  });
  const sizes = SIZES.slice(1).flatMap((size) =>
    FIGURES.map(([figure, unit, most]) => {
      const many = all[String(size)]!;
      return {
        what: `grid with ${size}: ${unit}`,
        against: `itself with ${SIZES[0]}`,
        figures: [many, few]
          .map((one) =>
            spread(one.map((visit) => visit[figure] / (unit.includes('kB') ? 1000 : 1))),
          )
          .join('; '),
        ratios: many.map((visit, index) => ratio(visit[figure], few[index]![figure])),
        goal: { most },
      };
    }),
  );
  return [...sizes, ...growth];
}
