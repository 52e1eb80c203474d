import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Entry } from '#tests/workshop/built.ts';
import { ModuleGraph, type Stats } from '#tests/workshop/sources/graph.ts';
import { batchesOf, storyFile } from './batches.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';

/**
 * `npm run test:visual:mutants`: does each gate catch what it exists for? Makes small design
 * faults in a copy of the project, as many at a time as cannot be mistaken for each other, and
 * prints which gate caught each: the pictures, axe, or the plays. A first run without a fault
 * must be green.
 * `npm run test:visual:mutants -- 3 7` tries only the faults with these numbers.
 */
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'seira-mutants-'));
for (const part of ['.storybook', 'src', 'theme', 'stories', 'public', 'package.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
for (const part of [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'common',
  'server',
  'pictures',
  'mail',
])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const built = join(copy, 'storybook-static');
const report = join(copy, 'report.json');

const build = (files: string[]): boolean => {
  const main = join(copy, '.storybook', 'main.ts');
  const config = readFileSync(join(root, '.storybook', 'main.ts'), 'utf8');
  const list = files.map((file) => `'../stories/components/${file}.stories.tsx'`).join(', ');
  writeFileSync(main, config.replace(/stories: \[[^\]]*\]/, `stories: [${list}]`));
  const { status, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--disable-telemetry', '--stats-json', '--quiet', '--output-dir', built],
    { cwd: copy, encoding: 'utf8' },
  );
  if (status !== 0) console.log((stdout + stderr).slice(-3000));
  return status === 0;
};

interface Problem {
  id: string;
  text: string;
}

const gate = (...args: string[]): Problem[] => {
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    [
      'tests/workshop/run.ts',
      ...args,
      '--built',
      built,
      '--part',
      '--all',
      '--report',
      report,
      '--html',
      join(copy, 'html'),
      '--shelf',
      resolve('tests', 'visual'),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return (JSON.parse(readFileSync(report, 'utf8')) as { problems: Problem[] }).problems;
};

interface Caught {
  pictures: number;
  axe: number;
  plays: number;
}

/** Asks all gates, and counts what they say about some story files. */
const look = (): ((stories: readonly string[]) => Caught) => {
  const played = gate('stories', '--both');
  const pictured = gate('pictures');
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return (stories) => {
    const files = new Set(stories.map(storyFile));
    const own = ({ id }: Problem): boolean => files.has(entries[id]?.importPath ?? '');
    const texts = played.filter(own).map(({ text }) => text);
    const axe = texts.filter((text) => /^(in English and dark: )?(a11y|axe)/.test(text)).length;
    const pictures = pictured.filter(own).filter(({ text }) => text.startsWith('picture '));
    return { pictures: pictures.length, axe, plays: texts.length - axe };
  };
};

const tell = (label: string, { pictures, axe, plays }: Caught): void => {
  const cell = (count: number): string => (count > 0 ? String(count) : '–').padStart(8);
  console.log(`${label.padEnd(64)}${cell(pictures)}${cell(axe)}${cell(plays)}`);
};

const apply = ({ file, from, to }: Fault): boolean => {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(from)) return false;
  writeFileSync(join(copy, file), text.replace(from, to));
  return true;
};

const asked = process.argv.slice(2).map(Number);
const chosen = faults.filter((_, index) => asked.length === 0 || asked.includes(index + 1));
console.log(`${'fault'.padEnd(64)}pictures     axe   plays`);

const all = [...new Set(chosen.flatMap(({ stories }) => stories))];
if (!build(all)) process.exit(1);
const control = look()(all);
tell('none (all must be green)', control);
const sound = control.pictures + control.axe + control.plays === 0;
const stats = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8')) as Stats;

const seen = { pictures: 0, axe: 0, plays: 0, any: 0 };
for (const batch of batchesOf(chosen, new ModuleGraph(stats))) {
  const made = batch.filter(apply);
  if (made.length < batch.length || !build(batch.flatMap(({ stories }) => stories))) {
    const names = batch.map(({ name }) => name).join('; ');
    console.log(`could not be made; mend tests/workshop/mutants: ${names}`);
    continue;
  }
  const caughtIn = look();
  for (const fault of batch) {
    const caught = caughtIn(fault.stories);
    tell(`${faults.indexOf(fault) + 1} ${fault.name}`, caught);
    for (const key of ['pictures', 'axe', 'plays'] as const) seen[key] += Number(caught[key] > 0);
    seen.any += Number(caught.pictures + caught.axe + caught.plays > 0);
    cpSync(join(root, fault.file), join(copy, fault.file));
  }
}
rmSync(copy, { recursive: true, force: true });
console.log(
  `\nof ${chosen.length}: pictures ${seen.pictures}, axe ${seen.axe}, plays ${seen.plays}, caught by any ${seen.any}`,
);
process.exit(sound && seen.any === chosen.length ? 0 : 1);
