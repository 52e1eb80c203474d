import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importOf =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.#/][^']*)'|import\('([^'.#/][^']*)'\)/g;

/** Packages that a virtual module or Node resolves, which Vite cannot pre-bundle. */
const elsewhere = /^(node:|virtual:|vitest|@vitest\/|playwright|@playwright\/|@sparticuz\/)/;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** All MUI components, so that an import added during a run is already bundled. */
const muiComponents = (root: string): string[] =>
  globSync('node_modules/@mui/material/[A-Z]*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `@mui/material/${entry.name}`);

/**
 * Every package path that browser files import, for `optimizeDeps.include`. A missing path makes
 * Vite bundle again during a test run and reload the page. The list is read from the sources and
 * checked against package.json.
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

/** A cache folder for each list of paths, so that concurrent runs do not collide. */
export const cacheFolder = (root: string, paths: string[]): string => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const key = createHash('sha256').update(lock).update(paths.join('\n')).digest('hex').slice(0, 12);
  return join(root, 'node_modules', '.cache', 'seira-vite', key);
};
