import { chromium, type Browser, type BrowserContextOptions, type CDPSession } from 'playwright';
import { paths } from '#src/config/paths.ts';
import { browserLaunch, onlyHere } from '#tests/browser.ts';
import { signInAs } from '#tests/demoPerson.ts';

/** A mid-range phone. */
export const phone: BrowserContextOptions = {
  locale: 'el-GR',
  timezoneId: 'Europe/Athens',
  viewport: { width: 360, height: 760 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G, and a processor four times slower than this machine's. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  });
}

export async function openBrowser(): Promise<Browser> {
  const launch = await browserLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, onlyHere] });
}

/** The address of one of the sample person's tickets. */
export const ticketUrl = async (browser: Browser, seira: string): Promise<string> => {
  const page = await browser.newPage();
  const headers = await signInAs(page, 'demo', seira);
  const response = await page.request.get(`${seira}/api/user/tickets?status=scheduled`, {
    headers,
  });
  const { records } = (await response.json()) as { records: { key?: string }[] };
  await page.close();
  const key = records.find((one) => one.key)?.key;
  if (!key) throw new Error('The sample person has no ticket');
  return seira + paths.ticket.href(key);
};

/** Requests of a view before its load event. */
export const REQUESTS_MOST = 25;

export interface Figures {
  /** Largest contentful paint, in milliseconds since the navigation began. */
  largest: number;
  /** Cumulative layout shift: the worst session. */
  shift: number;
  /** Scripts, in transferred bytes. */
  scripts: number;
  /** The compressed page itself, in bytes, without its headers. */
  html: number;
  /** Requests before the load event. */
  requests: number;
  /** Processor time of the main thread on scripts, styles and layout, in ms. */
  work: number;
}

declare global {
  interface Window {
    benchSeen: { largest: number; shifts: [at: number, value: number][] };
  }
}

const SESSION = { gap: 1_000, most: 5_000 };

/** The score of the worst session of layout shifts. */
const layoutShift = (shifts: [at: number, value: number][]): number => {
  let [worst, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const [at, value] of shifts) {
    if (at - last > SESSION.gap || at - begin > SESSION.most) [sum, begin] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
};

/** Processor time of the main thread on scripts, styles and layout since the page opened, in ms. */
const workOf = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const kinds = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const spent = metrics.filter(({ name }) => kinds.includes(name)).map(({ value }) => value * 1000);
  return spent.reduce((sum, ms) => sum + ms, 0);
};

/** Asks the browser if scripts have taken the page over. A question to the page would run as a script. */
const isReady = async (cdp: CDPSession): Promise<boolean> => {
  const { root } = await cdp.send('DOM.getDocument', { depth: 1 });
  return root.children!.some(({ attributes }) => attributes?.includes('data-ready'));
};

/**
 * Opens a page as a first-time visitor with a slow phone and waits until it is at rest.
 * @param hydrates waits until scripts have taken it over
 */
export async function visit(browser: Browser, url: string, hydrates = true): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.benchSeen = { largest: 0, shifts: [] };
      const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
          type,
          buffered: true,
        });
      observe(
        'largest-contentful-paint',
        ({ startTime }) => (window.benchSeen.largest = startTime),
      );
      observe('layout-shift', (entry) => {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.benchSeen.shifts.push([entry.startTime, value]);
      });
    });
    const cdp = await context.newCDPSession(page);
    // Other work on this machine takes wall time, but none of the thread's own.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const scripts = new Map<string, number>();
    let html = 0;
    let document = { requestId: '', headers: 0 };
    let requests = 0;
    let loaded = false;
    page.on('load', () => (loaded = true));
    cdp.on('Network.requestWillBeSent', ({ request }) => {
      // A picture in a style is no request.
      if (!loaded && !request.url.startsWith('data:')) requests += 1;
    });
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Document') document = { requestId, headers: response.encodedDataLength };
      if (type === 'Script') scripts.set(requestId, 0);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requestId === document.requestId) html = encodedDataLength - document.headers;
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    await slowDown(cdp);
    // Opening the window keeps both processors busy, so let the phone come to rest first.
    await page.waitForTimeout(1_000);
    // Send the page nothing before it has loaded, because the tools run as a script, too.
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (hydrates) while (!(await isReady(cdp))) await page.waitForTimeout(100);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(1_000);
    const work = await workOf(cdp);
    const { largest, shifts } = await page.evaluate(() => window.benchSeen);
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    return { largest, shift: layoutShift(shifts), scripts: bytes, html, requests, work };
  } finally {
    await context.close();
  }
}
