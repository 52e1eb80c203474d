import { paths } from '#src/config/paths.ts';
import { limit, ratiosOf, spread, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { startBarePages } from './bare.ts';
import { openBrowser, phone, signIn, visit, type Figures } from './visit.ts';

const SHIFT_MOST = 0.005;
/** A sample place with a poster at its door, open at any hour. */
const DOOR = 'xenodocheio-avra-piraeus';
const REQUESTS_MOST = 25;
/** Maximum share of the work of another version; see AGAINST in the README of the benchmarks. */
const WORK_MOST = 0.7;
/** Transferred bytes of the page, in kB. */
const HTML_MOST: Partial<Record<string, number>> = { landing: 20, grid: 20, details: 28 };

/** The address of one of the sample person's tickets. */
const ticketUrl = async (seira: string): Promise<string> => {
  const signedIn = await signIn(seira, 'demo');
  const authorization = `Bearer ${signedIn.get('access-token') ?? ''}`;
  const response = await fetch(`${seira}/api/user/tickets?status=scheduled`, {
    headers: { authorization },
  });
  const { records } = (await response.json()) as { records: { key?: string }[] };
  const key = records.find((one) => one.key)?.key;
  if (!key) throw new Error('The sample person has no ticket');
  return seira + paths.ticket.href(key);
};

const viewsOf = async (seira: string) => ({
  landing: seira + paths.home.href(),
  grid: seira + paths.listingGrid.href(),
  details: seira + paths.listing.href('ouzeri-to-kaiki'),
  ticket: await ticketUrl(seira),
  about: seira + paths.about.href(),
});

interface Seen {
  url: string;
  hydrates: boolean;
  figures: Figures[];
}

/** The work, the requests and the bytes of a view. */
const costs = (name: string, { figures }: Seen, others: Seen | undefined): Goal[] => {
  const work = figures.map((one) => one.work);
  const theirs = others?.figures.map((one) => one.work);
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
    {
      what: `${name}: scripts, styles and layout`,
      against: theirs ? 'AGAINST' : '–',
      figures: `${spread(work)}${theirs ? `; ${spread(theirs)}` : ''} ms`,
      ratios: theirs ? ratiosOf(work, theirs) : work,
      goal: theirs ? { most: WORK_MOST } : null,
    },
    beside('requests before load', (one) => one.requests, REQUESTS_MOST, ''),
    beside('HTML', (one) => one.html / 1000, HTML_MOST[name] ?? null, 'kB'),
    beside('scripts', (one) => one.scripts / 1000, null, 'kB'),
  ];
};

/** Measures first views on a slow phone, each next to the same view as plain HTML. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const server = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const seira = `http://127.0.0.1:${server.port}`;
  const { AGAINST } = process.env;
  const rival = AGAINST
    ? await startSeira({ DATA_DIR: folder('other'), SEED: 'demo' }, { checkout: AGAINST })
    : null;
  const browser = await openBrowser();
  try {
    // An earlier version has no number at the door.
    const views = { ...(await viewsOf(seira)), join: seira + paths.join.href(DOOR) };
    const urls = Object.values(views);
    const other = rival && `http://127.0.0.1:${rival.port}`;
    const bare = await startBarePages(browser, urls);
    const seen = (url: string, hydrates = true): Seen => ({ url, hydrates, figures: [] });
    const ours = urls.map((url) => seen(url));
    const plain = bare.urls.map((url) => seen(url, false));
    const others = other ? Object.values(await viewsOf(other)).map((url) => seen(url)) : [];
    const all = [...ours, ...plain, ...others];
    // The first round does not count. Each round starts with another page, to vary the order.
    for (let round = 0; round <= rounds; round += 1)
      for (const one of [...all.slice(round % all.length), ...all.slice(0, round % all.length)]) {
        const figures = await visit(browser, one.url, one.hydrates);
        if (round > 0) one.figures.push(figures);
      }
    bare.stop();
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(views.join);
    await page.locator('main button[name=service]').first().click();
    const takes = new URL(page.url()).pathname.startsWith('/ticket/');
    await page.goto(views.ticket);
    const isThere = /\d/.test(await page.locator('main').innerText());
    const shifts = ours.flatMap(({ figures }) => figures.map(({ shift }) => shift));
    return [
      ...Object.keys(views).map((name, index): Goal => {
        const [mine, theirs] = [ours, plain].map((side) =>
          side[index]!.figures.map(({ largest }) => largest),
        );
        const kB = ours[index]!.figures.map(({ scripts }) => scripts / 1000);
        return {
          what: `${name}: LCP on a slow phone`,
          against: 'its first view as plain HTML',
          figures: `${spread(mine!)}; ${spread(theirs!)} ms; ${spread(kB)} kB of scripts`,
          ratios: ratiosOf(mine!, theirs!),
          goal: { most: 1.3 },
        };
      }),
      {
        what: 'join: its button takes a number before scripts',
        against: '–',
        figures: takes ? 'yes, after 0 kB of scripts' : 'no',
        ratios: [Number(takes)],
        goal: { least: 1 },
      },
      ...Object.keys(views).flatMap((name, index) => costs(name, ours[index]!, others[index])),
      limit('CLS, worst of all visits', [Math.max(...shifts)], SHIFT_MOST, ''),
      {
        what: 'ticket: number and place stand before scripts',
        against: '–',
        figures: isThere ? 'yes' : 'no',
        ratios: [Number(isThere)],
        goal: { least: 1 },
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([server.stop(), rival?.stop()]);
  }
}
