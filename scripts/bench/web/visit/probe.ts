/** A layout shift: how much, when, and what moved. */
export interface Shift {
  value: number;
  at: number;
  what: string;
}

/** What the probe saw in a page; times in milliseconds since the navigation began. */
export interface Seen {
  paint: number;
  largest: number;
  largestWhat: string;
  /** The first frame with the expected content. */
  shown: number;
  /** Everything in the first view is interactive: React has hydrated it. */
  interactive: number;
  shifts: Shift[];
  /** Long tasks: start and length. */
  tasks: [number, number][];
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/**
 * Runs in the page before any of its code. It must be self-contained, because it travels as text.
 * @param wanted a selector; the first frame in which it is there is `shown`
 */
export function probe(wanted: string | null): void {
  const seen: Seen = {
    paint: 0, largest: 0, largestWhat: '', shown: 0, interactive: 0, shifts: [], tasks: [],
  }; // prettier-ignore
  window.benchSeen = seen;
  const nameOf = (node: Node | null | undefined): string => {
    if (!(node instanceof Element)) return node?.nodeName ?? '';
    const { id, classList } = node;
    return `${node.localName}${id && `#${id}`}${[...classList].map((name) => `.${name}`).join('')}`;
  };
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
    seen.largestWhat = nameOf((entry as PerformanceEntry & { element?: Element }).element);
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node | null }[];
    };
    if (shift.hadRecentInput) return;
    const what = (shift.sources ?? []).map(({ node }) => nameOf(node)).join(' ');
    seen.shifts.push({ value: shift.value, at: entry.startTime, what });
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));

  const look = (): void => {
    if (wanted !== null && document.querySelector(wanted)) {
      requestAnimationFrame(() => (seen.shown = performance.now()));
    } else requestAnimationFrame(look);
  };
  if (wanted !== null) requestAnimationFrame(look);

  // A map creates its own controls, without React.
  const reacts = (node: Element): boolean =>
    Object.keys(node).some((key) => key.startsWith('__reactProps$')) ||
    node.closest('.maplibregl-map, .mapboxgl-map') !== null;
  const isInView = (node: Element): boolean => {
    const { top, bottom, width } = node.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const ask = (): void => {
    // A page without scripts has nothing to wait for.
    const inert = document.readyState === 'complete' && document.scripts.length === 0;
    const heading = document.querySelector('main h1');
    // Layout is read last: reading it makes the browser lay out what it would otherwise defer.
    const ready =
      inert ||
      (heading !== null &&
        reacts(heading) &&
        document.querySelector('main[aria-busy="true"]') === null &&
        [...document.querySelectorAll('a[href], button, input, select, textarea, main h1')]
          .filter(isInView)
          .every(reacts));
    if (ready) seen.interactive = performance.now();
    else setTimeout(ask, 100);
  };
  setTimeout(ask, 100);
}

const GAP = 1_000;
const WINDOW = 5_000;

/** The score of layout shifts: the worst session of them, and what moved most overall. */
export function layoutShift(shifts: readonly Shift[]): { score: number; what: string } {
  let [score, sum, begin, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, at } of shifts) {
    if (at - last > GAP || at - begin > WINDOW) [sum, begin] = [0, at];
    sum += value;
    last = at;
    score = Math.max(score, sum);
  }
  const worst = shifts.toSorted((one, other) => other.value - one.value)[0];
  return { score, what: worst ? `${worst.value.toFixed(4)} ${worst.what}` : '' };
}
