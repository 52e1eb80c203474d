import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#server/testing/testApp.ts';

/** Series that Prometheus itself adds to every target. */
const OF_PROMETHEUS = ['up'];

const test = testApp();
let printed: Set<string>;
beforeAll(async () => {
  await test.app.inject({ url: '/api/categories' });
  const { body } = await test.app.inject({ url: '/metrics' });
  printed = new Set([...body.matchAll(/^(\w+)(?:\{| )/gm)].map((match) => match[1]!));
});

/** The names of series in a PromQL expression: words other than functions, labels and keywords. */
const seriesIn = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .matchAll(/\b([a-z]\w*)\b(?!\s*\()/g),
  ].map((match) => match[1]!);

const unknownIn = (expressions: string[]): string[] => [
  ...new Set(
    expressions
      .flatMap(seriesIn)
      .filter((name) => !printed.has(name) && !OF_PROMETHEUS.includes(name)),
  ),
];

/** Every text under a key with this name, at any depth. */
const under = (key: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : under(key, inner),
  );
};

it('reads the series out of an expression', () => {
  expect(
    seriesIn('histogram_quantile(0.9, sum by (le) (rate(a_bucket{x="y"}[5m]))) > 1 + up'),
  ).toEqual(['a_bucket', 'up']);
});

it('the dashboard shows metrics that /metrics prints, and the version', () => {
  const dashboard: unknown = JSON.parse(
    readFileSync('docs/samples/grafana-dashboard.json', 'utf8'),
  );
  const expressions = under('expr', dashboard);
  expect(expressions.length).toBeGreaterThan(20);
  expect(unknownIn(expressions)).toEqual([]);
  const queries = under('query', dashboard).filter((query) => query.startsWith('label_values('));
  const named = queries.map((query) => /\((\w+)/.exec(query)?.[1]);
  expect(named).toEqual(['seira_build_info', 'seira_build_info']);
  expect(expressions.join('\n')).toContain('seira_build_info');
});

it('the alerts watch metrics that /metrics prints', () => {
  const rules = readFileSync('docs/samples/prometheus-rules.yml', 'utf8');
  const expressions = [...rules.matchAll(/^\s*expr: (.+)$/gm)].map((match) => match[1]!);
  expect(expressions.length).toBe([...rules.matchAll(/- alert:/g)].length);
  expect(unknownIn(expressions)).toEqual([]);
});
