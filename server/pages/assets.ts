import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'index.html';

/** The files that were built of these sources, as elements for the head. */
export type AssetsOf = (sources: string[]) => string;

/**
 * Reads which files the build made of each source, so that a page can ask for them at once instead
 * of one after the other.
 * @param clientDir the built client, with `.vite/manifest.json`
 */
export function openAssets(clientDir: string): AssetsOf {
  const file = join(clientDir, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => '';
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const gather = (name: string, found: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (!chunk || found.has(name)) return found;
    found.add(name);
    for (const other of chunk.imports ?? []) gather(other, found);
    return found;
  };
  const first = gather(ENTRY, new Set());
  const kept = new Map<string, string>();
  return (sources) => {
    const key = sources.join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const all = new Set<string>();
    for (const source of sources) gather(source, all);
    const own = [...all].filter((name) => !first.has(name));
    const styles = own.flatMap((name) => chunks[name]?.css ?? []);
    const elements = [
      ...own.map((name) => `<link rel="modulepreload" crossorigin href="/${chunks[name]!.file}">`),
      ...styles.map((path) => `<link rel="stylesheet" crossorigin href="/${path}">`),
    ].join('\n');
    kept.set(key, elements);
    return elements;
  };
}
