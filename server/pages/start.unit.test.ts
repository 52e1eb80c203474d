import { expect, it, vi } from 'vitest';
import { deferHydration, startLater, takeScripts } from './start.ts';

const page = `<head>
  <script>first()</script>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
  <link rel="modulepreload" crossorigin href="/assets/home-3.js">
  <link rel="stylesheet" crossorigin href="/assets/home-3.css">
</head><body><div id="root">drawn</div></body>`;

it('replaces the scripts in the head with a single one that starts them later', () => {
  const { page: without, scripts } = takeScripts(page)!;
  expect(without).not.toMatch(/modulepreload|type="module"/);
  expect(without).toContain('first()');
  expect(without).toContain('home-3.css');
  const start = startLater(scripts);
  expect(start).toContain('entry="/assets/index-1.js"');
  expect(start).toContain('files=["/assets/libraries-2.js","/assets/home-3.js"]');
});

/** The parts that a selector finds: one, and one inside it, whose position nobody may ask for. */
const partsOf = (selector: string, at: { top: number; left: number }) => {
  const inner = { getBoundingClientRect: () => expect.fail('lays out what is hidden') };
  const outer = { getBoundingClientRect: () => at };
  return selector.includes(':not([data-below] *)') ? [outer] : [inner, outer];
};

/** Starts a page in a window of 700 × 700 px. A part below the first view is at `top` and `left`. */
const start = (
  { top, left = 0 }: { top: number; left?: number },
  load: (file: string) => Promise<void>,
  sheet: object | null = null,
) => {
  const { scripts } = takeScripts(page)!;
  const [, script] = /<script>(var gone[\s\S]*?)<\/script>/.exec(startLater(scripts))!;
  const documentElement = { dataset: { first: '' } as { first?: string } };
  const asked: (string | undefined)[] = [];
  let comeFonts = () => {};
  const listeners: Record<string, () => void> = {};
  const document = {
    images: [],
    readyState: 'interactive',
    documentElement,
    createElement: () => ({}),
    querySelector: () => sheet,
    querySelectorAll: (selector: string) => partsOf(selector, { top, left }),
    fonts: { ready: new Promise<void>((come) => (comeFonts = come)) },
    head: { append: ({ href }: { href?: string }) => asked.push(href) },
  };
  const globals = {
    load,
    document,
    innerHeight: 700,
    innerWidth: 700,
    addEventListener: (sign: string, act: () => void) => (listeners[sign] = act),
    setTimeout: (act: () => void, ms?: number) => ms ?? act(),
    requestAnimationFrame: (act: () => void) => act(),
  };
  const run = new Function(...Object.keys(globals), script!.replaceAll('import(', 'load('));
  run(...Object.values(globals));
  return { asked, documentElement, comeFonts, loaded: () => listeners['load']?.() };
};

it('runs one file after the other, the entry last, even if one fails', async () => {
  const run: string[] = [];
  let underWay = 0;
  const load = async (file: string): Promise<void> => {
    run.push(file);
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
    if (file.includes('libraries')) throw new Error('lost');
  };
  const { asked } = start({ top: 1_000 }, load);
  await vi.waitFor(() => expect(run).toHaveLength(3));
  const all = ['/assets/libraries-2.js', '/assets/home-3.js', '/assets/index-1.js'];
  expect(run).toEqual(all);
  expect(asked).toEqual(all);
});

it('lays out the rest when the page has loaded, or with the fonts in a high window', async () => {
  const low = start({ top: 1_000 }, () => Promise.resolve());
  low.comeFonts();
  await Promise.resolve();
  expect(low.documentElement.dataset.first).toBe('');
  low.loaded();
  expect(low.documentElement.dataset.first).toBeUndefined();
  const beside = start({ top: 600, left: 900 }, () => Promise.resolve());
  beside.loaded();
  expect(beside.documentElement.dataset.first).toBeUndefined();
  const high = start({ top: 600 }, () => Promise.resolve());
  high.loaded();
  expect(high.documentElement.dataset.first).toBe('');
  high.comeFonts();
  await vi.waitFor(() => expect(high.documentElement.dataset.first).toBeUndefined());
});

it.each(['load', 'error'])('lays out the rest only after the %s of its styles', (outcome) => {
  const ends: Record<string, () => void> = {};
  const addEventListener = (name: string, act: () => void) => (ends[name] = act);
  const page = start({ top: 1_000 }, () => Promise.resolve(), { sheet: null, addEventListener });
  page.loaded();
  expect(page.documentElement.dataset.first).toBe('');
  ends[outcome]!();
  expect(page.documentElement.dataset.first).toBeUndefined();
});

/** Runs the script in the head. @returns if the first view comes first, and the added links */
const begin = (hash: string, sheet: string | null) => {
  const [, script] = /<script>(if[^<]*)<\/script>/.exec(deferHydration(sheet))!;
  const links: object[] = [];
  const document = {
    documentElement: { dataset: {} },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  };
  new Function('location', 'document', script!)({ hash }, document);
  return { isFirst: 'first' in document.documentElement.dataset, links };
};

it('lays out the first view first, unless the address names a part of the page', () => {
  for (const sheet of [null, '/late.css'])
    expect(begin('', sheet)).toEqual({ isFirst: true, links: [] });
  expect(begin('#reviews', null)).toEqual({ isFirst: false, links: [] });
});

it('waits for all styles if everything is laid out at once', () => {
  const { isFirst, links } = begin('#reviews', '/late.css');
  expect(isFirst).toBe(false);
  expect(links).toEqual([{ rel: 'stylesheet', href: '/late.css', blocking: 'render' }]);
  expect(deferHydration('/late.css')).toContain('<noscript><link rel="stylesheet"');
});

it('keeps a page without an entry unchanged', () => {
  expect(takeScripts('<head></head><body></body>')).toBeNull();
});
