import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import of one file by another, for types or at run time. */
export interface Import {
  from: string;
  to: string;
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

/** Folders of the repository's own code. */
export const FOLDERS = `common mail pictures scripts server src stories tests theme
  .storybook`.split(/\s+/);

const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;

const isTest = (file: string): boolean => /\.(test|spec|stories)\./.test(file);

const filesIn = (folders: string[]): string[] =>
  folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`));

/** Source files in these folders, without tests and stories. */
export const sourcesIn = (folders: string[]): string[] =>
  filesIn(folders).filter((file) => !isTest(file));

/** Tests in these folders, and the helpers below `tests`. */
export const testsIn = (folders: string[]): string[] =>
  filesIn(folders).filter((file) => isTest(file) || file.startsWith('tests/'));

const target = (specifier: string, importer: string): string | null => {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const alias = Object.entries(aliases).find(([name]) => specifier.startsWith(name.slice(0, -1)));
  if (!alias) return null;
  const [name, folder] = alias;
  return join(folder.slice(0, -1), specifier.slice(name.length - 1));
};

/** Imports between these files, including type-only ones. */
export const importsOf = (files: string[]): Import[] =>
  files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(SPECIFIER)]
      .map(([, specifier = '']) => target(specifier.replace(/\?.*$/, ''), from))
      .filter((to): to is string => to !== null && existsSync(to))
      .map((to) => ({ from, to })),
  );
