import type { Browser } from 'playwright';
import type { Organisation } from '#common/contract/organisations.ts';
import { paths } from '#src/config/paths.ts';
import * as el from '#src/i18n/el/index.ts';
import { limit, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { signInAs, type SamplePerson } from '#tests/demoPerson.ts';
import { openBrowser, phone, slowDown } from './visit.ts';

const MOST_MS = 200;
/** Time of the tap after the first paint, in ms. */
const EARLY_MS = 300;
const NEVER_MS = 60_000;

interface Interaction {
  url: string;
  selector: string;
  text?: string;
  as?: SamplePerson;
}

declare global {
  interface Window {
    benchPoint(point: { x: number; y: number }): Promise<void>;
    benchAnswered(ms: number): Promise<void>;
  }
}

/**
 * Runs in the page before any of its code. It marks the target of the tap, and records the first
 * frame in which the target changed, an overlay appeared or the address changed. The function must
 * be self-contained, because it is sent to the browser as text.
 */
function pressProbe({
  selector,
  text = '',
  after,
}: {
  selector: string;
  text?: string;
  after: number;
}): void {
  const OVERLAY = '[role=dialog], [role=menu], [role=alert], [role=presentation]';
  const isOverlay = (node: Node): boolean =>
    node instanceof Element && (node.matches(OVERLAY) || node.querySelector(OVERLAY) !== null);
  const watch = (button: Element, at: number): void => {
    const address = location.href;
    const isAnswer = ({ target, attributeName, addedNodes }: MutationRecord): boolean =>
      (button.contains(target) && attributeName !== 'class' && attributeName !== 'style') ||
      [...addedNodes].some(isOverlay);
    const observer = new MutationObserver((mutations) => {
      if (!mutations.some(isAnswer) && location.href === address) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.benchAnswered(performance.now() - at)));
    });
    const everything = { subtree: true, childList: true, attributes: true };
    observer.observe(document.documentElement, everything);
  };
  const point = (): void => {
    const button = [...document.querySelectorAll(selector)].find(
      (one) => one.getBoundingClientRect().width > 0 && one.textContent.includes(text),
    );
    if (!button) return void setTimeout(point, 50);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const pressed = ({ timeStamp }: Event) => watch(button, timeStamp);
      addEventListener('pointerdown', pressed, { capture: true, once: true });
      void window.benchPoint({ x: left + width / 2, y: top + height / 2 });
    });
  };
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) setTimeout(point, Math.max(0, first.startTime + after - performance.now()));
  }).observe({ type: 'paint', buffered: true });
}

/** Milliseconds from an early tap of a first-time visitor to the frame that shows its effect. */
const press = async (
  browser: Browser,
  { url, selector, text, as }: Interaction,
): Promise<number> => {
  const context = await browser.newContext(phone);
  let never: NodeJS.Timeout | undefined;
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (as) await signInAs(page, as, new URL(url).origin);
    await page.exposeFunction('benchPoint', async (point: { x: number; y: number }) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    });
    const responded = new Promise<number>((resolve, reject) => {
      page.exposeFunction('benchAnswered', resolve).catch(reject);
      // Without a pending timer, the process would end while it waits for a press without effect.
      never = setTimeout(() => resolve(NEVER_MS), NEVER_MS);
    });
    await page.addInitScript(pressProbe, { selector, text, after: EARLY_MS });
    await slowDown(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    return await responded;
  } finally {
    clearTimeout(never);
    await context.close();
  }
};

/** The slugs of places with one service that offer numbers on some day, at any hour. */
const placesWithNumbers = async (seira: string): Promise<string[]> => {
  const read = async (path: string) => (await fetch(`${seira}/api/organisations${path}`)).json();
  const { records } = (await read('')) as { records: { slug: string }[] };
  const places = await Promise.all(
    records.map(({ slug }) => read(`/${slug}`) as Promise<Organisation>),
  );
  return places
    .filter(({ days, wait }) => !wait?.service && days?.some(({ state }) => state === 'open'))
    .map(({ slug }) => slug);
};

/** Measures taps on a slow phone, a moment after the first paint. */
export async function measure({ rounds, folder }: Bench): Promise<Goal[]> {
  const server = await startSeira({ DATA_DIR: folder('demo'), SEED: 'demo' });
  const seira = server.address;
  const browser = await openBrowser();
  try {
    const places = await placesWithNumbers(seira);
    const kinds: Record<string, (round: number) => Interaction> = {
      // Another place each time, because a person has one open ticket per line.
      '"take"': (round) => ({
        url: seira + paths.listing.href(places[round % places.length]!),
        selector: 'main button',
        text: el.booking.take,
        // A sample person without tickets.
        as: 'moderator',
      }),
      'a listing’s bookmark': (round) => ({
        url: seira + paths.listing.href(places[round % places.length]!),
        selector: 'main button[aria-pressed]',
      }),
      'the menu': () => ({
        url: seira + paths.home.href(),
        selector: 'header button[aria-haspopup="dialog"]',
      }),
    };
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const [name, at] of Object.entries(kinds))
        times.set(name, [...(times.get(name) ?? []), await press(browser, at(round))]);
    return [...times].map(([name, values]) =>
      limit(`${name}, ${EARLY_MS} ms after the first paint: time to response`, values, MOST_MS),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
