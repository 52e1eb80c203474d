/** Responses of the cache by kind: hits and misses. */
export type CacheCounts = Map<string, { hits: number; misses: number }>;

/** Reads the counts of a server since its start. */
export async function cacheCounts(port: number): Promise<CacheCounts> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts: CacheCounts = new Map();
  const lines = text.matchAll(/^seira_responses_(hits|misses)_total\{kind="([^"]*)"\} (\d+)/gm);
  for (const [, what, kind, number] of lines) {
    const own = counts.get(kind!) ?? { hits: 0, misses: 0 };
    own[what as 'hits' | 'misses'] = Number(number);
    counts.set(kind!, own);
  }
  return counts;
}

const percent = (hits: number, all: number) => `${((100 * hits) / all).toFixed(0)} % of ${all}`;

/** The share of hits between two readings of the same servers, by kind and of all. */
export function cacheTable(before: CacheCounts[], after: CacheCounts[]): string {
  const sum = (all: CacheCounts[], kind: string, what: 'hits' | 'misses') =>
    all.reduce((total, one) => total + (one.get(kind)?.[what] ?? 0), 0);
  const kinds = [...new Set(after.flatMap((one) => [...one.keys()]))];
  const rows = kinds
    .map((kind) => {
      const [hits, misses] = (['hits', 'misses'] as const).map(
        (what) => sum(after, kind, what) - sum(before, kind, what),
      );
      return { kind, hits: hits!, all: hits! + misses! };
    })
    .filter(({ all }) => all > 0)
    .toSorted((one, other) => other.all - one.all);
  const hits = rows.reduce((total, row) => total + row.hits, 0);
  const all = rows.reduce((total, row) => total + row.all, 0);
  return [
    '| cached responses | hits |',
    '|---|---|',
    ...rows.map((row) => `| ${row.kind} | ${percent(row.hits, row.all)} |`),
    `| all | ${all === 0 ? '–' : percent(hits, all)} |`,
  ].join('\n');
}
