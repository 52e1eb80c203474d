import { paths } from '#src/config/paths.ts';
import { el } from '#src/i18n/el/index.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import { signInAs } from '#tests/demoPerson.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { pressProbe, type Target } from './visit/pressProbe.ts';
import { mobile } from './visit/profiles.ts';
import { slowDown, worked } from './visit/visit.ts';

const ANSWERED_MOST = 200;
/** Work of the main thread, in ms. */
const WORK_MOST = 100;
/** How long after the first paint somebody presses, in ms. */
const EARLY = 300;
/** By then the page is at rest, in ms after the first paint. */
const AT_REST = 12_000;

/** Who has waited for so long in vain counts with it, in ms. */
const NEVER = 60_000;

interface Press {
  url: string;
  target: Target;
  signedIn?: boolean;
}

interface Answer {
  /** From the press to the first frame that shows it, in ms. */
  ms: number;
  /** The main thread's work in between, in ms. */
  work: number;
}

/** Opens a page as a first-time visitor with a slow phone and presses something there. */
const press = async ({ browser }: WebBench, { url, target, signedIn }: Press): Promise<Answer> => {
  const context = await browser.newContext(mobile.context);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Of the sample people, one who holds no ticket anywhere.
    if (signedIn) await signInAs(page, 'moderator', new URL(url).origin);
    await page.addInitScript(pressProbe, target);
    await cdp.send('Performance.enable');
    await cdp.send('Runtime.enable');
    for (const name of ['benchPoint', 'benchAnswered'])
      await cdp.send('Runtime.addBinding', { name });
    const answered = new Promise<Answer>((resolve, reject) => {
      let before = 0;
      const touch = async (touchPoints: { x: number; y: number }[]) => {
        before = await worked(cdp);
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const tell = async () => {
        const work = (await worked(cdp)) - before;
        const { at, answered: end } = await page.evaluate(() => window.benchPressed);
        resolve({ ms: end - at, work });
      };
      cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
        const done =
          name === 'benchPoint' ? touch([JSON.parse(payload) as { x: number; y: number }]) : tell();
        done.catch(reject);
      });
      setTimeout(() => resolve({ ms: NEVER, work: NEVER }), NEVER).unref();
    });
    await slowDown(cdp, mobile);
    await page.goto(url, { waitUntil: 'commit' });
    return await answered;
  } finally {
    await context.close();
  }
};

/** The slugs of places that give numbers on some day, whatever the hour. */
const placesWithNumbers = async (seira: string): Promise<string[]> => {
  const read = async (path: string) => (await fetch(`${seira}/api/organisations${path}`)).json();
  const { records } = (await read('')) as { records: { slug: string }[] };
  const places = await Promise.all(
    records.map(({ slug }) => read(`/${slug}`) as Promise<Organisation>),
  );
  return places
    .filter(({ days }) => days?.some(({ state }) => state === 'open'))
    .map(({ slug }) => slug);
};

/** Presses on the slow phone: how soon the page shows them, and what taking a ticket costs. */
export async function measurePresses(bench: WebBench): Promise<Goal[]> {
  const rounds = Math.max(1, Math.round(bench.runs / 3));
  const { seira } = bench;
  const places = await placesWithNumbers(seira);
  /** Another place each time: a person has one open ticket in a line. */
  const takeAt = (index: number, after: number): Press => ({
    url: seira + paths.listing.href(places[index % places.length]!),
    target: { selector: 'main button', text: el.booking.take, after },
    signedIn: true,
  });
  const menu: Press = {
    url: seira + paths.home.href(),
    target: { selector: 'header button[aria-haspopup="dialog"]', after: EARLY },
  };
  const bookmark: Press = {
    url: seira + paths.listingGrid.href(),
    target: { selector: 'main article button[aria-pressed]', after: EARLY },
  };
  const all: Record<'take' | 'bookmark' | 'menu' | 'atRest', Answer[]> = {
    take: [], bookmark: [], menu: [], atRest: [],
  }; // prettier-ignore
  for (let round = 0; round < rounds; round += 1) {
    all.take.push(await press(bench, takeAt(2 * round, EARLY)));
    all.bookmark.push(await press(bench, bookmark));
    all.menu.push(await press(bench, menu));
    all.atRest.push(await press(bench, takeAt(2 * round + 1, AT_REST)));
  }
  bench.keep('presses after the first paint', all);
  const row = (what: string, values: number[], most: number): Goal => ({
    what,
    against: '–',
    figures: `${spread(values)} ms`,
    ratios: values,
    goal: { most },
  });
  const early = (name: 'take' | 'bookmark' | 'menu', what: string) =>
    row(`${what}, ${EARLY} ms after the first paint: answered after, ms`, all[name].map(({ ms }) => ms), ANSWERED_MOST); // prettier-ignore
  return [
    early('take', '"take"'),
    early('bookmark', 'a card’s bookmark'),
    early('menu', 'the menu'),
    row('"take" at rest: main-thread work until answered, ms', all.atRest.map(({ work }) => work), WORK_MOST),
  ]; // prettier-ignore
}
