import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'index.html';

interface Assets {
  scripts: string[];
  styles: string[];
}

/** The files built from these sources, except those of every page. */
export type AssetsOf = (sources: string[]) => Assets;

/**
 * Maps sources to built files, so that a page can request them all at once instead of one after the
 * other.
 * @param clientDir the built client, with `.vite/manifest.json`
 */
export function openAssets(clientDir: string): AssetsOf {
  const file = join(clientDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => ({ scripts: [], styles: [] });
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (!chunk || found.has(name)) return found;
    found.add(name);
    for (const other of chunk.imports ?? []) collect(other, found);
    return found;
  };
  const first = collect(ENTRY, new Set());
  return (sources) => {
    const all = new Set<string>();
    for (const source of sources) collect(source, all);
    const own = [...all].filter((name) => !first.has(name));
    return {
      scripts: own.map((name) => `/${chunks[name]!.file}`),
      styles: own.flatMap((name) => chunks[name]!.css ?? []).map((path) => `/${path}`),
    };
  };
}
