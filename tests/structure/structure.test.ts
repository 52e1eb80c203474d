import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourcesIn, testsIn, type Import } from './imports.ts';

const FOLDERS = [
  'common',
  'mail',
  'pictures',
  'scripts',
  'server',
  'src',
  'stories',
  'tests',
  'theme',
  '.storybook',
];
const sources = sourcesIn(FOLDERS);

/** More files than this make a folder hard to survey. */
const MOST_FLAT = 16;

/** A file of more lines has two subjects. */
const MOST_LINES = 300;

/** One file per namespace, with the same names in both languages. Subfolders would hide a gap. */
const DICTIONARIES = ['src/i18n/el', 'src/i18n/en'];

describe('folders', () => {
  it('import each other in one direction only, including types', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(circlesOf(importsOf(sources))).toEqual([]);
  });

  it(`contain at most ${MOST_FLAT} source files each`, () => {
    const counts = new Map<string, number>();
    for (const folder of sources.map((file) => dirname(file)))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const full = [...counts]
      .filter(([folder, count]) => count > MOST_FLAT && !DICTIONARIES.includes(folder))
      .map(([folder, count]) => `${folder}: ${count}`);
    expect(full).toEqual([]);
  });
});

it(`sources and tests have at most ${MOST_LINES} lines`, () => {
  const long = [...sources, ...testsIn(FOLDERS)]
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file}: ${lines}`);
  expect(long).toEqual([]);
});

/** An SQL statement in a string. */
const STATEMENT =
  /['"`]\s*(WITH \w+ |SELECT |INSERT INTO |UPDATE \w+ SET |DELETE FROM |LOCK |NOTIFY )/;

it('routes and jobs contain no SQL: repositories do', () => {
  const files = [...sourcesIn(['server/routes']), ...sourcesIn(['server/jobs'])];
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => STATEMENT.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('circlesOf', () => {
  it('finds a circle between two folders through any of their files', () => {
    const circles = circlesOf([
      { from: 'src/a/one.ts', to: 'src/b/two.ts' },
      { from: 'src/b/deep/three.ts', to: 'src/a/four.ts' },
    ]);
    expect(circles).toEqual([
      ['src/a/one.ts → src/b/two.ts', 'src/b/deep/three.ts → src/a/four.ts'],
    ]);
  });

  it('lets a file use a neighbouring folder', () => {
    expect(circlesOf([{ from: 'src/page.ts', to: 'src/parts/one.ts' }])).toEqual([]);
  });
});

/** Importers and their imports, with one example for each arrow. */
type Graph = Map<string, Map<string, string>>;

/**
 * Lifts each import to the level of the tree at which both paths diverge. There it is an arrow
 * between two neighbours, each a folder or a file.
 * @returns a graph for each folder with such arrows
 */
const graphsOf = (imports: Import[]): Map<string, Graph> => {
  const graphs = new Map<string, Graph>();
  for (const { from, to } of imports) {
    const a = from.split('/');
    const b = to.split('/');
    const shared = a.findIndex((part, index) => part !== b[index]);
    if (shared < 0) continue;
    const folder = a.slice(0, shared).join('/');
    const graph = graphs.get(folder) ?? new Map<string, Map<string, string>>();
    const arrows = graph.get(a[shared]!) ?? new Map<string, string>();
    arrows.set(b[shared]!, `${from} → ${to}`);
    graph.set(a[shared]!, arrows);
    graphs.set(folder, graph);
  }
  return graphs;
};

/** One circle in a graph, as the examples of its arrows. Null if there is none. */
const circleIn = (graph: Graph): string[] | null => {
  const done = new Set<string>();
  const path: { name: string; example: string }[] = [];
  const visit = (name: string): string[] | null => {
    const start = path.findIndex((step) => step.name === name);
    if (start >= 0) return path.slice(start).map(({ example }) => example);
    if (done.has(name)) return null;
    for (const [next, example] of graph.get(name) ?? []) {
      path.push({ name, example });
      const circle = visit(next);
      path.pop();
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
};

/**
 * Circles among neighbours at each level of the tree. A folder and its subfolders count as one. A
 * file may import a neighbouring folder, and that folder another file next to it, if no path leads
 * back.
 */
export const circlesOf = (imports: Import[]): string[][] =>
  [...graphsOf(imports).values()].flatMap((graph) => {
    const circle = circleIn(graph);
    return circle ? [circle] : [];
  });
