import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { layoutShift, probe, type Seen } from './probe.ts';
import type { Profile } from './profiles.ts';
import { bytesOf, listen, type Transfer, type Wire } from './wire.ts';

/** A page to open. */
export interface Subject {
  name: string;
  url: string;
  /** A selector of what the visitor came for. */
  wanted?: string;
  signedIn?: boolean;
}

/** The figures of one visit: milliseconds and bytes. */
export interface Figures {
  /** First and largest contentful paint, and what was largest. */
  paint: number;
  largest: number;
  largestWhat: string;
  /** When `wanted` was first shown; 0 when it never was. */
  shown: number;
  interactive: number;
  /** Main thread held for more than 50 ms at a time: what went beyond that. */
  blocking: number;
  shift: number;
  shiftWhat: string;
  /** Scripts asked for until interactive; those of the map do not count in the second figure. */
  scripts: number;
  scriptsWithoutMap: number;
  /** Scripts until nothing more came. */
  scriptsInAll: number;
  /** Everything asked for before the video was, or else until nothing more came. */
  beforeVideo: number;
  /** Everything but a video. */
  bytes: number;
  nodes: number;
  heap: number;
  /** Work of the main thread until idle. */
  work: number;
}

/** A page that was opened and has become idle. */
export interface Opened {
  page: Page;
  cdp: CDPSession;
  wire: Wire;
  figures(): Promise<Figures>;
}

const REST_MS = 1_000;
const MAP = /mapbox|maplibre/i;

/** Slows a page down as the profile says. */
export async function slowDown(cdp: CDPSession, { cpu, line }: Profile): Promise<void> {
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!line) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.down * 1000) / 8,
    uploadThroughput: (line.up * 1000) / 8,
  });
}

/** Main-thread time of a page so far, in milliseconds. */
export const worked = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
};

const settled = async (page: Page, wire: Wire): Promise<void> => {
  await page
    .waitForFunction(() => window.benchSeen.interactive > 0, undefined, {
      timeout: 60_000,
      polling: 100,
    })
    .catch(() => undefined);
  await wire.quiet(REST_MS);
  // Long tasks may continue when the network is idle.
  await page.waitForFunction(
    (rest) => {
      const [at = 0, ms = 0] = window.benchSeen.tasks.at(-1) ?? [];
      return performance.now() - at - ms > rest;
    },
    REST_MS,
    { timeout: 60_000, polling: 100 },
  );
};

const scriptsUntil = (transfers: Transfer[], end: number, isMeant = (_url: string) => true) =>
  bytesOf(transfers, ({ kind, sent, url }) => kind === 'script' && sent <= end && isMeant(url));

/** A visit's figures, from what the probe saw and what went over the wire. */
export function figuresOf(
  seen: Seen,
  transfers: Transfer[],
  { nodes, heap, work }: Pick<Figures, 'nodes' | 'heap' | 'work'>,
): Figures {
  const { score, what } = layoutShift(seen.shifts);
  const end = seen.interactive || Infinity;
  const video = transfers.find(({ kind }) => kind === 'video')?.sent ?? Infinity;
  // A video asked for too early does not excuse what comes after it.
  const cut = Math.max(video, end);
  return {
    paint: seen.paint,
    largest: seen.largest,
    largestWhat: seen.largestWhat,
    shown: seen.shown,
    interactive: seen.interactive,
    blocking: seen.tasks.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
    shift: score,
    shiftWhat: what,
    scripts: scriptsUntil(transfers, end),
    scriptsWithoutMap: scriptsUntil(transfers, end, (url) => !MAP.test(url)),
    scriptsInAll: scriptsUntil(transfers, Infinity),
    beforeVideo: bytesOf(transfers, ({ kind, sent }) => kind !== 'video' && sent <= cut),
    bytes: bytesOf(transfers, ({ kind }) => kind !== 'video'),
    nodes,
    heap,
    work,
  };
}

/** Opens a page in a context with the profile and waits until it is idle. */
export async function open(
  context: BrowserContext,
  { url, wanted, signedIn }: Subject,
  profile: Profile,
): Promise<Opened> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(probe, wanted ?? null);
  if (signedIn) await signInAsDemo(page, new URL(url).origin);
  const wire = await listen(cdp);
  await cdp.send('Performance.enable');
  await slowDown(cdp, profile);
  // Nothing is asked of the page before it has loaded: the tools that do so are a script too, and
  // would run just when a fast page is about to be painted.
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await settled(page, wire);
  return {
    page,
    cdp,
    wire,
    figures: async () => {
      const work = await worked(cdp);
      const seen = await page.evaluate(() => window.benchSeen);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      return figuresOf(seen, wire.transfers, { nodes, heap: usedSize, work });
    },
  };
}

/** Opens a page as a first-time visitor and returns its figures. */
export async function visit(
  browser: Browser,
  subject: Subject,
  profile: Profile,
): Promise<Figures> {
  const context = await browser.newContext(profile.context);
  try {
    return await (await open(context, subject, profile)).figures();
  } finally {
    await context.close();
  }
}

/** Visits each subject in turn, for this many rounds, after a first round that is not counted. */
export async function inTurn<Name extends string>(
  browser: Browser,
  subjects: readonly (Subject & { name: Name })[],
  profile: Profile,
  runs: number,
): Promise<Record<Name, Figures[]>> {
  const all = Object.fromEntries(subjects.map(({ name }) => [name, []])) as unknown as Record<
    Name,
    Figures[]
  >;
  for (let round = 0; round <= runs; round += 1) {
    // Each round begins with another, so that none always comes after the same one.
    const from = round % subjects.length;
    for (const subject of [...subjects.slice(from), ...subjects.slice(0, from)]) {
      const figures = await visit(browser, subject, profile);
      if (round > 0) all[subject.name].push(figures);
    }
  }
  return all;
}
