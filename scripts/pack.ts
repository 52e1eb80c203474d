import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { NODE_FLAGS } from '#server/nodeFlags.ts';
import { billOfMaterials } from './release/billOfMaterials.ts';
import { buildIfNeeded } from './build.ts';

/**
 * `npm run pack -- <folder>`: copies only what the server needs to run: its sources; the client,
 * rebuilt if it is missing or outdated; the operators' commands and documents with their samples;
 * the packages that these import; and a list of everything that ships (`sbom.cdx.json`, CycloneDX).
 * Node 24 runs it without further steps: `npm start` there, or as the Dockerfile and the unit in
 * `docs/samples/systemd` start it.
 */
const root = resolve(import.meta.dirname, '..');
const [given, ...more] = process.argv.slice(2);
if (!given || given.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run pack -- <folder>');
  process.exit(1);
}
const target = resolve(given);
if (existsSync(target)) {
  console.error(`${target} already exists.`);
  process.exit(1);
}

process.chdir(root);
try {
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const COMMANDS = ['backup', 'restore', 'place', 'user', 'doctor'];
const files = [
  ...globSync('{common,mail,pictures,server}/**/*.{csv,ts,mjs,sql}', {
    cwd: root,
    exclude: (name) => /\.(test|tmp)\.|(^|\/)testing(\/|$)/.test(name),
  }),
  ...globSync(['docs/{install,operations,runbook,scale}.md', 'docs/samples/**/*.*'], { cwd: root }),
  ...globSync('docs/samples/systemd/*', { cwd: root }),
  ...COMMANDS.map((name) => `scripts/${name}.ts`),
  'LICENSE',
];

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^'.#/][^']*)'/g;

/** Dynamic imports. */
const IMPORT_LATER = /\bimport\('([^'.#/][^']*)'\)/g;

/** The packages that the copied files import at run time. */
function directPackages(): Set<string> {
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(join(root, file), 'utf8');
    const paths = [
      ...[...text.matchAll(IMPORT)].flatMap(([, isType, path = '']) => (isType ? [] : [path])),
      ...[...text.matchAll(IMPORT_LATER)].map(([, path = '']) => path),
    ];
    for (const path of paths.filter((one) => !isBuiltin(one))) {
      const parts = path.split('/');
      found.add(path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!);
    }
  }
  return found;
}

/** The folder of a package as Node resolves it from another folder. */
function locate(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root || at === dirname(at)) return null;
  }
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders of these packages and of all their dependencies. */
function closure(names: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  const visit = (name: string, from: string, isNeeded: boolean) => {
    const folder = locate(name, from);
    if (!folder) {
      if (isNeeded) throw new Error(`${name} is not installed: run npm ci`);
      return;
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    for (const next of Object.keys(manifest.dependencies ?? {})) {
      visit(next, folder, manifest.optionalDependencies?.[next] === undefined);
    }
    const optional = { ...manifest.optionalDependencies, ...manifest.peerDependencies };
    for (const next of Object.keys(optional)) visit(next, folder, false);
  };
  for (const name of names) visit(name, root, true);
  return folders;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  unknown
>;

mkdirSync(target, { recursive: true });
for (const file of files) cpSync(join(root, file), join(target, file), { recursive: true });
for (const built of ['dist', 'dist-server']) {
  cpSync(join(root, built), join(target, built), { recursive: true });
}
const packages = closure(directPackages());
for (const folder of packages) {
  cpSync(folder, join(target, folder.slice(root.length + 1)), {
    recursive: true,
    filter: (path) =>
      !/\.(map|d\.[cm]?ts|md)$/.test(path) && path.indexOf('node_modules', folder.length) < 0,
  });
}
const { name, version, license, type, imports } = manifest;
/** Prints a clear message if Node is too old to run TypeScript. */
const run = (script: string, flags: string[] = []) =>
  ['node', ...flags, '--import ./server/checkNode.mjs', script].join(' ');
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      private: true,
      license,
      type,
      imports,
      engines: { node: '>=24.2' },
      scripts: {
        start: run('server/main.ts', NODE_FLAGS),
        ...Object.fromEntries(COMMANDS.map((name) => [name, run(`scripts/${name}.ts`)])),
      },
    },
    null,
    2,
  )}\n`,
);
writeFileSync(join(target, 'sbom.cdx.json'), billOfMaterials(root));
console.log(`${files.length} files and ${packages.size} packages in ${target}`);
