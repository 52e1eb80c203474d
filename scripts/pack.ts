import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { NODE_FLAGS, SHORT_RUN } from '#server/nodeFlags.ts';
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

/** The folders of these packages and of all their dependencies, relative to the root. */
function withDependencies(names: ReadonlySet<string>): Set<string> {
  const own = Array.from(names, (name) => `:root > [name="${name}"]`);
  const query = own.flatMap((one) => [one, `${one} *`]).join(', ');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const found = JSON.parse(execFileSync('npm', ['query', query], options)) as {
    name: string;
    location: string;
  }[];
  const missing = [...names].filter((wanted) => !found.some(({ name }) => name === wanted));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} not installed: run npm ci`);
  return new Set(found.map(({ location }) => location));
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
const packages = withDependencies(directPackages());
for (const location of packages) {
  const folder = join(root, location);
  cpSync(folder, join(target, location), {
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
        ...Object.fromEntries(
          COMMANDS.map((name) => [
            name,
            run(`scripts/${name}.ts`, name === 'restore' ? [] : SHORT_RUN),
          ]),
        ),
      },
    },
    null,
    2,
  )}\n`,
);
writeFileSync(join(target, 'sbom.cdx.json'), billOfMaterials(root));
console.log(`${files.length} files and ${packages.size} packages in ${target}`);
