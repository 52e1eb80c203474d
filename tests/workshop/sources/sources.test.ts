import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Accepted } from './accepted.ts';
import type { Stats } from './graph.ts';
import { Sources, type Build } from './sources.ts';

const CARD = './stories/Card.stories.tsx';
const MAP = './stories/Map.stories.tsx';

/** A project with two story files, and what each of its modules imports. */
const files: Record<string, { text: string; imports?: string[] }> = {
  '.storybook/preview.tsx': {
    text: 'preview',
    imports: ['theme/colours.ts', 'src/i18n/el/cards.ts', '.storybook/docs/places.ts'],
  },
  '.storybook/main.ts': { text: 'main' },
  '.storybook/docs/places.ts': { text: 'places', imports: ['stories/Card.guide.ts'] },
  'theme/colours.ts': { text: 'colours' },
  'src/i18n/el/cards.ts': { text: 'texts' },
  'public/flag.svg': { text: '<svg/>' },
  'stories/Card.stories.tsx': {
    text: 'stories of the card',
    imports: ['.storybook/preview.tsx', 'stories/Card.guide.ts', 'src/Card.tsx'],
  },
  'stories/Card.guide.ts': { text: 'guide' },
  'src/Card.tsx': { text: 'card', imports: ['src/deep/one.ts', 'node_modules/react/index.js'] },
  'src/deep/one.ts': { text: 'one', imports: ['src/deep/two.ts'] },
  // Imported with `import()`: the bundler's statistics have it as any other.
  'src/deep/two.ts': { text: 'two' },
  'stories/Map.stories.tsx': {
    text: 'stories of the map',
    imports: ['.storybook/preview.tsx', 'src/Map.tsx'],
  },
  'src/Map.tsx': { text: "new Worker(new URL('./map.worker.ts', import.meta.url))" },
  'src/map.worker.ts': {
    text: "import type { Card } from './Card.tsx';\nimport { a } from '#src/a.ts';",
  },
  'src/a.ts': { text: 'a' },
  'package-lock.json': { text: '{"packages":{"":{},"node_modules/react":{"version":"19.0.0"}}}' },
};
/** What only a worker needs is bundled apart. */
const apart = ['src/map.worker.ts', 'src/a.ts'];

let root: string;
let build: Build;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), 1, 1);
};

const statsOf = (all: typeof files): Stats => ({
  modules: [...Object.keys(all), 'node_modules/react/index.js']
    .filter((path) => !apart.includes(path))
    .map((path) => ({
      id: `./${path}`,
      reasons: Object.entries(all)
        .filter(([, { imports }]) => imports?.includes(path))
        .map(([importer]) => ({ moduleName: `./${importer}` })),
    })),
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seira-sources-'));
  for (const [path, { text }] of Object.entries(files)) write(path, text);
  build = { root, stats: statsOf(files), since: 10_000, browser: 'one' };
});
afterEach(() => rmSync(root, { recursive: true }));

const accepted = (more: Partial<Build> = {}): Accepted =>
  new Accepted(join(root, 'shelf'), new Sources({ ...build, ...more }));

const accept = (): void => {
  const record = accepted();
  for (const file of [CARD, MAP]) record.accept(file);
  record.save();
};

/** Which of the two files' pictures would be taken again. */
const retaken = (more: Partial<Build> = {}): string[] =>
  [CARD, MAP].filter((file) => !accepted(more).isUnchanged(file));

it('takes no picture again when nothing has changed, and all of a file that was never accepted', () => {
  expect(retaken()).toEqual([CARD, MAP]);
  accept();
  expect(retaken()).toEqual([]);
});

it.each([
  ['its own file', 'stories/Card.stories.tsx', [CARD]],
  ['a component', 'src/Card.tsx', [CARD]],
  ['a deep module', 'src/deep/one.ts', [CARD]],
  ['a lazily imported module', 'src/deep/two.ts', [CARD]],
  ['a worker', 'src/map.worker.ts', [MAP]],
  ['what a worker imports', 'src/a.ts', [MAP]],
  ['the theme', 'theme/colours.ts', [CARD, MAP]],
  ['a text', 'src/i18n/el/cards.ts', [CARD, MAP]],
  ['the set-up of the workshop', '.storybook/main.ts', [CARD, MAP]],
  ['a public file', 'public/flag.svg', [CARD, MAP]],
  ['a new public file', 'public/new.svg', [CARD, MAP]],
  ['a docs page', '.storybook/docs/places.ts', []],
  ['a guide', 'stories/Card.guide.ts', []],
  ['an unrelated file', 'server/main.ts', []],
])('takes again what a change of %s can change', (_, path, stories) => {
  accept();
  write(path, `${files[path]?.text} changed`);
  expect(retaken()).toEqual(stories);
});

it('takes everything again with another package or browser, but not with another version of ours', () => {
  accept();
  expect(retaken({ browser: 'two' })).toEqual([CARD, MAP]);
  const lock = 'package-lock.json';
  write(lock, files[lock]!.text.replace('"":{}', '"":{"version":"2"}'));
  expect(retaken()).toEqual([]);
  write(lock, files[lock]!.text.replace('19.0.0', '19.0.1'));
  expect(retaken()).toEqual([CARD, MAP]);
});

it('takes again what it does not know enough about', () => {
  accept();
  expect(retaken({ stats: null })).toEqual([CARD, MAP]);
  const without = Object.entries(files).filter(([path]) => path !== 'stories/Card.stories.tsx');
  expect(retaken({ stats: statsOf(Object.fromEntries(without)) })).toEqual([CARD]);
  rmSync(join(root, 'src/a.ts'));
  expect(retaken()).toEqual([MAP]);
  write('src/deep/one.ts', "import { icons } from 'virtual:icons';");
  accept();
  expect(retaken()).toEqual([CARD, MAP]);
});

it('takes again what has changed since the build began, because the build may not show it', () => {
  accept();
  utimesSync(join(root, 'src/Card.tsx'), 20, 20);
  expect(retaken()).toEqual([CARD]);
});

it('is the same with other ends of lines, in another folder and another order', () => {
  for (const path of ['src/Card.tsx', 'theme/colours.ts']) write(path, 'one\ntwo\n');
  const hashes = () => [CARD, MAP].map((file) => new Sources(build).hashOf(file));
  const before = hashes();
  for (const path of ['src/Card.tsx', 'theme/colours.ts']) write(path, 'one\r\ntwo\r\n');
  build.stats!.modules.reverse();
  expect(hashes()).toEqual(before);
  const first = root;
  root = mkdtempSync(join(tmpdir(), 'seira-sources-elsewhere-'));
  for (const [path, { text }] of Object.entries(files)) write(path, text);
  for (const path of ['src/Card.tsx', 'theme/colours.ts']) write(path, 'one\ntwo\n');
  build.root = root;
  expect(hashes()).toEqual(before);
  rmSync(first, { recursive: true });
});

it('does not trust a file that two branches have accepted', () => {
  accept();
  const record = join(root, 'shelf', 'sources.txt');
  const hash = new Sources(build).hashOf(CARD);
  writeFileSync(record, `${CARD} 0123456789abcdef\n${CARD} ${hash}\n`);
  expect(retaken()).toEqual([CARD, MAP]);
});

it('forgets files that are no more, and writes a sorted line for each of the others', () => {
  accept();
  const record = accepted();
  record.keepOnly(new Set([MAP]));
  record.save();
  expect(retaken()).toEqual([CARD]);
});
