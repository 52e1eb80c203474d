import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { beyond, tightened, weighIn, weighScreens, type Budgets, type Manifest } from './bundle.ts';

/**
 * `npm run bench -- bundle`: the bytes that each screen needs before it can render, in brotli.
 * `--files home/` lists the files of some screens, `--check` exits with 1 if one exceeds
 * `budgets.json`, `--tighten` writes lower budgets.
 */
const options = readOptions({ files: '', check: false, tighten: false });
const MANIFEST = join('dist', '.vite', 'manifest.json');
const BUDGETS = join(import.meta.dirname, 'budgets.json');
if (!existsSync(MANIFEST)) {
  console.log('The front end is not built: run npm run build.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
const pages = globSync('src/pages/**/*Page.tsx')
  .map((file) => relative('.', file).replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/pages/shared/'))
  .toSorted();
const weights = weighScreens(manifest, pages, weighIn('dist'));

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
console.log('| screen | files | own kB | with the entry | budget |\n|---|---|---|---|---|');
for (const { screen, files, own, sum } of weights) {
  console.log(
    `| ${screen} | ${files.length} | ${kB(own)} | ${kB(sum)} | ${budgets[screen] ?? '–'} |`,
  );
  if (options.files && screen.includes(options.files))
    for (const [file, bytes] of files.toSorted(([, one], [, other]) => other - one))
      console.log(`|   ${file} | | ${kB(bytes)} | | |`);
}
if (options.tighten)
  writeFileSync(BUDGETS, `${JSON.stringify(tightened(weights, budgets), null, 2)}\n`);
if (options.check) {
  const faults = beyond(weights, budgets);
  console.log(`\n${faults.join('\n') || 'Every screen is within its budget.'}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
