import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { loadEnv } from 'vite';
import { ModuleGraph, type Stats } from './graph.ts';

const PREVIEW = './.storybook/preview.tsx';

/** Every picture depends on these files, whether or not the bundler names them. */
const EVERYWHERE = [
  '.storybook/**/*',
  'theme/**/*',
  'public/**/*',
  'tests/browser.ts',
  'tests/workshop/{,sources/}*.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tests, and what a docs page shows around a story: no picture includes either. */
const isBesideStories = (id: string): boolean =>
  /\.guide\.ts$|\.test\.tsx?$|^\.\/\.storybook\/(docs\/|manager\.ts$)/.test(id);

/** Packages count by the versions in the lock file. */
const isPackage = (id: string): boolean => id.startsWith('./node_modules/');

/** A module that only `new URL(…)` names, such as a worker; the bundler's statistics omit it. */
const worker = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;

/** What a module imports of this project; types are gone once it is bundled. */
const imported = /^import (?!type\b)[^;]*?'([.#][^']+)'/gm;

/** A path of an import as the bundler names it, by the `imports` of package.json. */
const idOf = (path: string, from: string): string =>
  path.startsWith('#')
    ? `./${path.slice(1).replace(/^storybook\//, '.storybook/')}`
    : `./${posix.join(posix.dirname(from), path)}`;

/** A module whose text is made while the workshop is built. */
const virtual = /from 'virtual:/;

/** The versions of all packages, whatever the lock file says about this project itself. */
const packagesOf = (lock: string): string => {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .toSorted()
    .join('\n');
};

/** What a build of the workshop was made from. */
export interface Build {
  /** The project's folder. */
  root: string;
  /** What the bundler says of its modules; null when it says nothing. */
  stats: Stats | null;
  /** When the build began, in milliseconds since 1970. */
  since: number;
  /** The name and version of the browser that takes the pictures. */
  browser: string;
}

/**
 * One hash for each story file, over everything that its pictures depend on: the modules that it
 * reaches, at once or lazily, and what all stories share. It is the same on every machine. As
 * long as it is the same as when the pictures were accepted, they need not be taken again.
 */
export class Sources {
  #build: Build;
  #graph: ModuleGraph | null;
  #files = new Map<string, { text: string; hash: string } | null>();
  #stories = new Map<string, string | null>();
  #everywhere: string | null;

  constructor(build: Build) {
    this.#build = build;
    this.#graph = build.stats && new ModuleGraph(build.stats);
    this.#everywhere = this.#ofEverything();
  }

  #read(id: string): { text: string; hash: string } | null {
    const path = join(this.#build.root, id);
    if (!existsSync(path) || statSync(path).mtimeMs > this.#build.since) return null;
    const bytes = readFileSync(path);
    // A checkout may have changed the ends of lines, but not within a picture or a film.
    const text = bytes.includes(0) ? '' : bytes.toString('utf8').replaceAll('\r\n', '\n');
    const hash = createHash('sha256')
      .update(text || bytes)
      .digest('hex');
    return { text, hash };
  }

  /** Null for a file that is not there, or that has changed since the build began. */
  #file(id: string): { text: string; hash: string } | null {
    const known = this.#files.get(id);
    if (known !== undefined) return known;
    const file = this.#read(id);
    this.#files.set(id, file);
    return file;
  }

  /** Null when a file is unknown, because then nothing is known about the whole. */
  #ofFiles(ids: Iterable<string>, ...more: string[]): string | null {
    const whole = createHash('sha256').update(more.join('\n'));
    for (const id of [...ids].toSorted()) {
      const file = this.#file(id);
      if (file === null) return null;
      whole.update(`\n${id} ${file.hash}`);
    }
    return whole.digest('hex').slice(0, 16);
  }

  #ofEverything(): string | null {
    const { root, browser } = this.#build;
    if (!this.#graph?.has(PREVIEW)) return null;
    const shared = globSync(EVERYWHERE, { cwd: root })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => `./${path.replaceAll(sep, '/')}`);
    const reached = this.#reach(PREVIEW);
    if (!reached) return null;
    const settings = loadEnv('production', root, ['VITE_', 'STORYBOOK_']);
    return this.#ofFiles(
      new Set([...shared, ...reached].filter((id) => !isBesideStories(id))),
      browser,
      JSON.stringify(settings),
      packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    );
  }

  #reach(start: string): Set<string> | null {
    const graph = this.#graph!;
    const outside = (id: string): boolean => id === PREVIEW || isPackage(id) || isBesideStories(id);
    const reached = graph.reach(start, outside);
    for (const id of reached) {
      const text = this.#file(id)?.text;
      if (text === undefined || virtual.test(text)) return null;
      const named = [
        ...text.matchAll(worker),
        ...(graph.has(id) ? [] : text.matchAll(imported)),
      ].flatMap(([, path]) => [...graph.reach(idOf(path!, id), outside)]);
      for (const each of named) reached.add(each);
    }
    return reached;
  }

  #ofStories(file: string): string | null {
    if (this.#everywhere === null || !this.#graph?.has(file)) return null;
    const reached = this.#reach(file);
    return reached && this.#ofFiles(reached, this.#everywhere);
  }

  /**
   * The hash of a story file, named as in the workshop's index (`./stories/a.stories.tsx`). Null
   * when not all it depends on is known: then its pictures have to be taken.
   */
  hashOf(file: string): string | null {
    const known = this.#stories.get(file);
    if (known !== undefined) return known;
    const hash = this.#ofStories(file);
    this.#stories.set(file, hash);
    return hash;
  }
}
