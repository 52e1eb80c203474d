import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { paths } from '#src/config/paths.ts';
import { join } from 'node:path';
import { startSeira } from './processes.ts';
import { writeOrganisations } from './seed.ts';
import { spread, type Goal } from './table.ts';
import type { WebBench } from './web.ts';
import { mobile } from './webProfiles.ts';
import { CARD, ratio } from './webScreens.ts';
import { inTurn, type Figures } from './webVisit.ts';

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

/** The grid with few and with many organisations: the first screen is to cost the same. */
export async function measureSizes({ browser, runs, folder, keep }: WebBench): Promise<Goal[]> {
  const servers = [];
  for (const size of SIZES) servers.push(await seiraWith(size, folder(`size-${size}`)));
  const subjects = servers.map(({ url }, index) => ({
    name: String(SIZES[index]),
    url: url + paths.listingGrid.href(),
    wanted: CARD,
  }));
  const all = await inTurn(browser, subjects, mobile, runs);
  keep('sizes', all);
  await Promise.all(servers.map(({ stop }) => stop()));
  const few = all[String(SIZES[0])]!;
  return SIZES.slice(1).flatMap((size) =>
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
}
