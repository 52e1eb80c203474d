import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '#src/config/paths.ts';
import { beyond, tightened, weighIn, weighScreens, type Budgets, type Manifest } from './bundle.ts';

/**
 * `npm run bench -- bundle`: what each screen needs before it can render, in brotli. `--files`
 * lists the files, `--only home/` selects some screens, `--check` exits with 1 when one exceeds
 * `budgets.json`, `--tighten` writes lower budgets.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    tighten: { type: 'boolean', default: false },
  },
});
const MANIFEST = join('dist', '.vite', 'manifest.json');
const BUDGETS = join(import.meta.dirname, 'budgets.json');

/** The addresses by screen, as far as they can be read from the route table's source. */
const addresses = (): Map<string, string[]> => {
  const text = readFileSync('src/app/routing/routes.tsx', 'utf8');
  const found = new Map<string, string[]>();
  for (const [, path, module] of text.matchAll(/page\(\s*paths\.(\w+),\s*'([\w/-]+Page)'/g)) {
    const pattern = paths[path as keyof typeof paths]?.pattern;
    if (pattern) found.set(module!, [...(found.get(module!) ?? []), pattern]);
  }
  return found;
};

if (!existsSync(MANIFEST)) {
  console.log('There is no built front end yet: npm run build.');
  process.exit(1);
}
const screens = globSync('src/pages/**/*Page.tsx').map((file) =>
  relative('.', file).replaceAll('\\', '/'),
);
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
const budgets = existsSync(BUDGETS) ? (JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets) : {};
const pages = screens.filter((file) => !file.startsWith('src/pages/shared/')).toSorted();
const weights = weighScreens(manifest, pages, weighIn('dist'));

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const routes = addresses();
console.log('| screen | routes | files | own kB | with the entry | budget |');
console.log('|---|---|---|---|---|---|');
for (const { screen, files, own, sum } of weights) {
  if (!screen.includes(values.only)) continue;
  const at = (routes.get(screen) ?? []).join(' ');
  console.log(
    `| ${screen} | ${at} | ${files.length} | ${kB(own)} | ${kB(sum)} | ${budgets[screen] ?? '–'} |`,
  );
  if (values.files)
    for (const [file, bytes] of files.toSorted(([, one], [, other]) => other - one))
      console.log(`|   ${file} | | | ${kB(bytes)} | | |`);
}

if (values.tighten) {
  writeFileSync(BUDGETS, `${JSON.stringify(tightened(weights, budgets), null, 2)}\n`);
  console.log(`\nWritten: ${relative('.', BUDGETS)}`);
}
if (values.check) {
  const faults = beyond(weights, budgets);
  console.log(
    faults.length > 0 ? `\n${faults.join('\n')}` : '\nEvery screen is within its budget.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
