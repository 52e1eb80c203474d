import type { Import } from './imports.ts';

/** Importers and their imports, with one example for each arrow. */
type Graph = Map<string, Map<string, string>>;

/**
 * Lifts each import to the level of the tree where the two paths diverge: there it is an arrow
 * between two neighbours, each a folder or a file.
 * @returns a graph for each folder that has such arrows
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

/** One circle through a graph, as the examples of its arrows; null when there is none. */
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
 * The circles among neighbours, at each level of the tree. A folder and its own sub-folders are one
 * room seen from outside, so a file may import from a folder beside it and that folder from another
 * file beside it, as long as no way leads back.
 */
export const circlesOf = (imports: Import[]): string[][] =>
  [...graphsOf(imports).values()].flatMap((graph) => {
    const circle = circleIn(graph);
    return circle ? [circle] : [];
  });
