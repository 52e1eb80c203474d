import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = globSync([
  '*.md',
  'docs/**/*.md',
  'stories/**/*.{md,mdx}',
  '.github/**/*.md',
]).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Names that a document puts between backticks or in a link's target. */
const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

/** A made-up component that stands for any, or what a command writes. */
const isExample = (file: string): boolean =>
  /\/(Name|ListingCard)\./.test(file) || /^(test-results|dist|storybook-static)\//.test(file);

const missing = (found: (text: string) => string[], exists: (name: string, path: string) => boolean) =>
  documents.flatMap(({ path, text }) =>
    found(text)
      .filter((name) => !exists(name, path))
      .map((name) => `${path}: ${name}`),
  ); // prettier-ignore

it('documents name files that exist', () => {
  const files = (text: string) =>
    named(text, /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|sql|md|json|ya?ml|html))`/g);
  expect(missing(files, (file) => isExample(file) || existsSync(file))).toEqual([]);
});

it('documents link to files that exist', () => {
  const links = (text: string) => named(text, /\]\((?!https?:|#|\.\/\?path|mailto:)([^)\s#]+)/g);
  expect(missing(links, (link, path) => existsSync(join(dirname(path), link)))).toEqual([]);
});

it('documents name commands that exist', () => {
  // A changelog speaks of what was.
  const commands = (text: string) => named(text, /npm run (?:-s |--silent )?([\w:-]*\w)/g);
  expect(missing(commands, (name, path) => name in scripts || path === 'CHANGELOG.md')).toEqual([]);
});

it('the map in the README names folders that exist', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, map = ''] = /## Map of the tree\s+```\n([^]*?)```/.exec(readme) ?? [];
  let room = '';
  const wrong = map.split('\n').flatMap((line) => {
    room = /^\w+/.exec(line)?.[0] ?? room;
    const part = /^ +(\w+)\//.exec(line)?.[1] ?? '';
    return named(line, /(?<![\w.])([\w.]+)\/(?!\w)/g).filter(
      (name) => !['', room, join(room, part)].some((above) => existsSync(join(above, name))),
    );
  });
  expect(wrong).toEqual([]);
  expect(room).toBe('tests');
});
