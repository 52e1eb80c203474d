import { get } from 'node:http';
import { paths } from '#src/config/paths.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import { startBarePages } from './bare.ts';
import type { WebBench } from './bench.ts';
import { mobile } from './visit/profiles.ts';
import { mainScreens, ratio } from './screens.ts';
import { inTurn, type Figures, type Subject } from './visit/visit.ts';

/** In kB, Brotli. */
const HTML_MOST = 20;
const SHIFT_MOST = 0.005;

/** A page's bytes as a browser gets them, without headers. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** The address of a ticket of the sample person. */
const ticketUrl = async (seira: string): Promise<string> => {
  const signedIn = await fetch(`${seira}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@seira.example', password: 'seira2026' }),
  });
  const authorization = `Bearer ${signedIn.headers.get('access-token') ?? ''}`;
  const answer = await fetch(`${seira}/api/user/tickets?status=scheduled`, {
    headers: { authorization },
  });
  const { records } = (await answer.json()) as { records: { key?: string }[] };
  const key = records.find((one) => one.key)?.key;
  if (!key) throw new Error('The sample person has no ticket');
  return seira + paths.ticket.href(key);
};

/** Whether a page shows its number and its place to a browser without scripts. */
const worksBeforeScripts = async ({ browser }: WebBench, url: string): Promise<boolean> => {
  const context = await browser.newContext({ ...mobile.context, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const main = await page.locator('main').innerText();
    return /\d/.test(main) && (await page.locator('main h1').isVisible());
  } finally {
    await context.close();
  }
};

const against = (what: string, goal: Goal['goal'], ours: number[], bare: number[]): Goal => ({
  what,
  against: 'its first view as HTML alone',
  figures: `${spread(ours)}; ${spread(bare)} ms`,
  ratios: ours.map((value, index) => ratio(value, bare[index]!)),
  goal,
});

/** First views beside the same view as HTML alone, the landing page's bytes, and layout shift. */
export async function measureFirstViews(bench: WebBench): Promise<Goal[]> {
  const { seira, browser, runs, keep } = bench;
  const ticket: Subject = { name: 'ticket', url: await ticketUrl(seira) };
  const views = [...mainScreens(seira).filter(({ name }) => name !== 'dashboard'), ticket];
  const bare = await startBarePages(browser, views);
  const all: Record<string, Figures[]> = await inTurn(
    browser,
    [...views, ...bare.subjects],
    mobile,
    runs,
  );
  bare.stop();
  keep('first views', all);
  const largest = (name: string) => all[name]!.map((one) => one.largest);
  const shifts = views.flatMap(({ name }) => all[name]!.map(({ shift }) => shift));
  const html = (await bytesOf(views[0]!.url)) / 1000;
  const works = await worksBeforeScripts(bench, ticket.url);
  return [
    ...views.map(({ name }) =>
      against(`${name}: LCP (mobile)`, { most: 1.3 }, largest(name), largest(`bare ${name}`)),
    ),
    {
      what: 'ticket: number and place are shown before scripts',
      against: '–',
      figures: works ? 'yes' : 'no',
      ratios: [Number(works)],
      goal: { least: 1 },
    },
    {
      what: 'landing: HTML, kB',
      against: '–',
      figures: `${html.toFixed(1)} kB, Brotli`,
      ratios: [html],
      goal: { most: HTML_MOST },
    },
    {
      what: `CLS, worst of ${runs} visits to each first view`,
      against: '–',
      figures: spread(shifts),
      ratios: [Math.max(...shifts)],
      goal: { most: SHIFT_MOST },
    },
  ];
}
