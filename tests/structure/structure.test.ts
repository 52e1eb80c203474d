import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, importsOf, sourcesIn, testsIn, type Import } from './imports.ts';

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
 * Lifts each import to the level of the tree at which both paths diverge, as an arrow from one
 * folder or file to a neighbouring one.
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

/** The arrows of circles in a graph, and of paths to them. Empty if there is none. */
const circleIn = (graph: Graph): string[] => {
  const left = new Map(graph);
  const leadsOn = (name: string) => [...left.get(name)!.keys()].some((next) => left.has(next));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const name of left.keys()) if (!leadsOn(name)) left.delete(name);
  }
  return [...left.values()].flatMap((arrows) =>
    [...arrows].filter(([next]) => left.has(next)).map(([, example]) => example),
  );
};

/**
 * Circles among neighbours at each level of the tree. A folder and its subfolders count as one. A
 * file may import a neighbouring folder, and that folder another file next to it, if no path leads
 * back.
 */
const circlesOf = (imports: Import[]): string[][] =>
  [...graphsOf(imports).values()].map(circleIn).filter((circle) => circle.length > 0);
