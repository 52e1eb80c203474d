import { paths } from '#src/config/paths.ts';
import { limit, ratiosOf, spread, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { startBarePages } from './bare.ts';
import { openBrowser, phone, signIn, visit, type Figures } from './visit.ts';

const SHIFT_MOST = 0.005;
/** A sample place with a poster at its door, open at any hour. */
const DOOR = 'xenodocheio-avra-piraeus';

/** The address of a ticket of the sample person. */
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

/** Measures first views on a slow phone, each next to the same view as plain HTML. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const server = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const seira = `http://127.0.0.1:${server.port}`;
  const browser = await openBrowser();
  try {
    const ticket = await ticketUrl(seira);
    const views = {
      landing: seira + paths.home.href(),
      grid: seira + paths.listingGrid.href(),
      details: seira + paths.listing.href('ouzeri-to-kaiki'),
      join: seira + paths.join.href(DOOR),
      ticket,
    };
    const urls = Object.values(views);
    const bare = await startBarePages(browser, urls);
    const all = [...urls, ...bare.urls].map((url) => ({ url, seen: [] as Figures[] }));
    // The first round does not count. Rounds start with another page, so that the order varies.
    for (let round = 0; round <= rounds; round += 1)
      for (const one of [...all.slice(round % all.length), ...all.slice(0, round % all.length)]) {
        const figures = await visit(browser, one.url);
        if (round > 0) one.seen.push(figures);
      }
    bare.stop();
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(views.join);
    await page.locator('main button[name=service]').first().click();
    const takes = new URL(page.url()).pathname.startsWith('/ticket/');
    await page.goto(ticket);
    const isThere = /\d/.test(await page.locator('main').innerText());
    const shifts = all.slice(0, urls.length).flatMap(({ seen }) => seen.map(({ shift }) => shift));
    return [
      ...Object.keys(views).map((name, index): Goal => {
        const ours = all[index]!.seen;
        const [mine, theirs] = [ours, all[urls.length + index]!.seen].map((seen) =>
          seen.map(({ largest }) => largest),
        );
        const kB = ours.map(({ scripts }) => scripts / 1000);
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
    await server.stop();
  }
}
