import { paths } from '#src/config/paths.ts';
import { comparison, limit, spread, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { startBarePages } from './bare.ts';
import type { Browser } from 'playwright';
import { openBrowser, REQUESTS_MOST, ticketUrl, visit, type Figures } from './visit.ts';

const SHIFT_MOST = 0.005;
/** A sample place with a poster at its door, open at any hour. */
const DOOR = 'xenodocheio-avra-piraeus';
/** Maximum share of the work of another version; see AGAINST in the README of the benchmarks. */
const WORK_MOST = 0.7;
/** Transferred bytes of the page, in kB. */
const HTML_MOST: Partial<Record<string, number>> = { landing: 20, grid: 20, details: 28 };

const viewsOf = async (browser: Browser, seira: string) => ({
  landing: seira + paths.home.href(),
  grid: seira + paths.listingGrid.href(),
  details: seira + paths.listing.href('ouzeri-to-kaiki'),
  ticket: await ticketUrl(browser, seira),
  about: seira + paths.about.href(),
});

interface Seen {
  url: string;
  hydrates: boolean;
  figures: Figures[];
}

/** The work, the requests and the bytes of a view. */
const costs = (name: string, { figures }: Seen, others: Seen | undefined): Goal[] => {
  const work = 'scripts, styles and layout';
  const workOf = (one: Figures) => one.work;
  /** A figure of both versions. It passes if ours is within the limit. */
  const beside = (
    what: string,
    of: (one: Figures) => number,
    most: number | null,
    unit: string,
  ): Goal => {
    const mine = figures.map(of);
    return {
      what: `${name}: ${what}`,
      against: others ? 'AGAINST' : '–',
      figures: `${spread(mine)}${others ? `; ${spread(others.figures.map(of))}` : ''} ${unit}`,
      ratios: mine,
      goal: most === null ? null : { most },
    };
  };
  return [
    others
      ? comparison(
          `${name}: ${work}`,
          'AGAINST',
          [figures.map(workOf), others.figures.map(workOf)],
          'ms',
          { most: WORK_MOST },
        )
      : beside(work, workOf, null, 'ms'),
    beside('LCP', (one) => one.largest, null, 'ms'),
    beside('requests before load', (one) => one.requests, REQUESTS_MOST, ''),
    beside('HTML', (one) => one.html / 1000, HTML_MOST[name] ?? null, 'kB'),
    beside('scripts', (one) => one.scripts / 1000, null, 'kB'),
  ];
};

/** Measures first views on a slow phone, each next to the same view as plain HTML. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const server = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const seira = server.address;
  const { AGAINST } = process.env;
  const rival = AGAINST
    ? await startSeira({ DATA_DIR: folder('other'), SEED: 'demo' }, { checkout: AGAINST })
    : null;
  const browser = await openBrowser();
  try {
    // An earlier version has no number at the door.
    const views = { ...(await viewsOf(browser, seira)), join: seira + paths.join.href(DOOR) };
    const urls = Object.values(views);
    const bare = await startBarePages(browser, urls);
    const seen = (url: string, hydrates = true): Seen => ({ url, hydrates, figures: [] });
    const ours = urls.map((url) => seen(url));
    const plain = bare.urls.map((url) => seen(url, false));
    const others = rival
      ? Object.values(await viewsOf(browser, rival.address)).map((url) => seen(url))
      : [];
    const all = [...ours, ...plain, ...others];
    // The first round does not count. Each round starts with another page, to vary the order.
    for (let round = 0; round <= rounds; round += 1)
      for (const one of [...all.slice(round % all.length), ...all.slice(0, round % all.length)]) {
        const figures = await visit(browser, one.url, one.hydrates);
        if (round > 0) one.figures.push(figures);
      }
    bare.stop();
    const shifts = ours.flatMap(({ figures }) => figures.map(({ shift }) => shift));
    return [
      ...Object.keys(views).map((name, index): Goal => {
        const [mine, theirs] = [ours, plain].map((side) =>
          side[index]!.figures.map(({ largest }) => largest),
        );
        const plainHtml = 'its first view as plain HTML';
        const what = `${name}: LCP on a slow phone`;
        return comparison(what, plainHtml, [mine!, theirs!], 'ms', { most: 1.3 });
      }),
      ...Object.keys(views).flatMap((name, index) => costs(name, ours[index]!, others[index])),
      limit('CLS, worst of all visits', [Math.max(...shifts)], SHIFT_MOST, ''),
    ];
  } finally {
    await browser.close();
    await Promise.all([server.stop(), rival?.stop()]);
  }
}
