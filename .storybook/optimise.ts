import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importOf =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.#/][^']*)'|import\('([^'.#/][^']*)'\)/g;

/** Packages that a virtual module or Node resolves; Vite cannot pre-bundle them. */
const elsewhere = /^(node:|virtual:|vitest|@vitest\/|playwright|@playwright\/|@sparticuz\/)/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** All components of MUI, so that an import added during a run is already bundled. */
const muiComponents = (root: string): string[] =>
  globSync('node_modules/@mui/material/[A-Z]*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `@mui/material/${entry.name}`);

/**
 * Every package path that a browser file imports, for `optimizeDeps.include`. A path missing
 * there makes Vite bundle again in the middle of a test run and reload the page under it. Read
 * from the sources and checked against package.json, so that no list is kept by hand.
 */
export const packagePaths = (root: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const known = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      (name) => !elsewhere.test(name),
    ),
  );
  const files = globSync(
    [
      'common/**/*.ts',
      'src/**/*.{ts,tsx}',
      'theme/**/*.ts',
      'stories/**/*.{ts,tsx,mdx}',
      '.storybook/**/*.{ts,tsx}',
    ],
    { cwd: root, exclude: ['**/*.test.*', '.storybook/main.ts', '.storybook/optimise.ts'] },
  );
  const paths = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(importOf)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  const used = paths.filter((path) => known.has(packageOf(path)) && !/\.(css|svg)$|\?/.test(path));
  return [
    ...new Set([
      ...muiComponents(root),
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      ...used,
    ]),
  ].sort();
};

/** A folder for Vite's bundles, one for each list, so that concurrent runs do not collide. */
export const cacheFolder = (root: string, paths: string[]): string => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const key = createHash('sha256').update(lock).update(paths.join('\n')).digest('hex').slice(0, 12);
  return join(root, 'node_modules', '.cache', 'seira-vite', key);
};
