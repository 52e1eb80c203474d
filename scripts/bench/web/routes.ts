import { paths } from '#src/config/paths.ts';
import { median, type Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { layoutShift } from './visit/probe.ts';
import { mobile, quickPhone } from './visit/profiles.ts';
import { SAMPLE_SLUG } from './screens.ts';
import { open, type Subject } from './visit/visit.ts';
import { bytesOf } from './visit/wire.ts';

const SHIFT_MOST = 0.005;
/** In kB. */
const AGAIN_MOST = 2;

interface RouteFigures {
  /** Layout shift while loading, and during a scroll to the foot of the page. */
  loading: number;
  shift: number;
  what: string;
  /** Bytes of a second visit beside live data. */
  again: number;
  /** What they were. */
  asked: string[];
}

const subjects = (seira: string): Subject[] =>
  Object.entries(paths).map(([name, { pattern }]) => ({
    name: pattern,
    url: seira + pattern.replace(':id', SAMPLE_SLUG),
    signedIn: name === 'dashboard',
  }));

/** Scrolls to the foot as a thumb does, and waits for what loads on the way. */
const walk = () =>
  new Promise<void>((done) => {
    const step = (): void => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      if (scrollY === before) setTimeout(done, 500);
      else setTimeout(step, 150);
    };
    step();
  });

const look = async ({ browser }: WebBench, subject: Subject): Promise<RouteFigures> => {
  const context = await browser.newContext(mobile.context);
  try {
    const { page, figures, wire } = await open(context, subject, mobile);
    const { shift: loading } = await figures();
    await page.evaluate(walk);
    await wire.quiet(500);
    const { score, what } = layoutShift(await page.evaluate(() => window.benchSeen.shifts));
    await page.close();
    // On a fast line the browser fetches pictures further from the view; a visit after one of the
    // same kind is what is asked for.
    await (await open(context, subject, quickPhone)).page.close();
    const second = await open(context, subject, quickPhone);
    const kept = second.wire.transfers.filter(({ kind }) => kind !== 'data');
    const asked = kept.filter(({ bytes }) => bytes > 0);
    return {
      loading,
      shift: score,
      what,
      again: bytesOf(kept, () => true),
      asked: asked.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`),
    };
  } finally {
    await context.close();
  }
};

/**
 * Every address: layout shift while it loads and on the way down, and the cost of a second visit.
 */
export async function measureRoutes(bench: WebBench): Promise<Goal[]> {
  // Neither depends much on the speed of the machine; a third of the rounds is enough.
  const rounds = Math.max(1, Math.round(bench.runs / 3));
  const all: Record<string, RouteFigures[]> = {};
  console.log('\n| route | CLS | CLS to the foot | second visit, bytes |\n|---|---|---|---|');
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects(bench.seira)) {
      const figures = await look(bench, subject);
      (all[subject.name] ??= []).push(figures);
      const { loading, shift, again } = figures;
      console.log(`| ${subject.name} | ${loading.toFixed(4)} | ${shift.toFixed(4)} | ${again} |`);
    }
  bench.keep('routes', all);

  const names = Object.keys(all);
  const middle = (name: string, figure: 'loading' | 'shift' | 'again') =>
    median(all[name]!.map((one) => one[figure]));
  for (const name of names) {
    const { what, asked } = all[name]!.at(-1)!;
    if (middle(name, 'shift') > SHIFT_MOST) console.log(`${name} moves: ${what}`);
    if (middle(name, 'again') > AGAIN_MOST * 1000)
      console.log(`${name} again: ${asked.join(', ')}`);
  }
  const worst = (figure: 'loading' | 'shift' | 'again') =>
    names.toSorted((one, other) => middle(other, figure) - middle(one, figure))[0]!;
  const row = (
    figure: 'loading' | 'shift' | 'again',
    what: string,
    most: number,
    by = 1,
  ): Goal => ({
    what,
    against: '–',
    figures: `worst: ${worst(figure)}`,
    ratios: Array.from({ length: rounds }, (_, round) =>
      Math.max(...names.map((name) => all[name]![round]![figure] / by)),
    ),
    goal: { most },
  });
  return [
    row('loading', 'CLS of the worst route, loading', SHIFT_MOST),
    row('shift', 'CLS of the worst route, with a walk to its foot', SHIFT_MOST),
    row('again', 'second visit, worst route, kB beside live data', AGAIN_MOST, 1000),
  ];
}
