import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file) && file !== '');
const textOf = (path: string): string => readFileSync(path, 'utf8');
const documents = files
  .filter((path) => /\.mdx?$/.test(path))
  .map((path) => ({ path, text: textOf(path) }));
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** The matches of a pattern, for example names in backticks or link targets. */
const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!);

/** `src/i18n/{el,en}` as one path for each name between the braces. */
function expanded(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{(.*?)\}(.*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => before + name + after);
}

/** Names that no document may mention, each with its document. A changelog describes the past. */
const unknown = (
  found: (text: string) => string[],
  isKnown: (name: string, path: string) => boolean,
) =>
  documents.flatMap(({ path, text }) =>
    path === 'CHANGELOG.md'
      ? []
      : found(text)
          .filter((name) => !isKnown(name, path))
          .map((name) => `${path}: ${name}`),
  );

describe('documents name only', () => {
  it('files and folders that exist', () => {
    const roots = new Set(files.map((file) => file.split('/')[0]));
    const paths = (text: string) =>
      named(text, /`([\w.@-]+\/[\w./@{},-]*)`/g)
        .filter((path) => roots.has(path.split('/')[0]))
        .flatMap(expanded);
    /** A placeholder such as `NNN_name.sql`. */
    const isPlaceholder = (path: string) => /\/(Name\.|NNN_)/.test(path);
    expect(unknown(paths, (path) => isPlaceholder(path) || existsSync(path))).toEqual([]);
  });

  it('files by a name that some file has', () => {
    const names = new Set(files.map((file) => basename(file)));
    const bare = (text: string) =>
      named(text, /`([\w-]+\.(?:[\w.]+\.)?(?:tsx?|mjs|sql|mdx?|ya?ml|html))`/g);
    expect(unknown(bare, (name) => names.has(name))).toEqual([]);
  });

  it('identifiers that the code has', () => {
    // Lists names that the code no longer has.
    const former = 'tests/structure/names.test.ts';
    const sources = files.filter(
      (file) => /\.(tsx?|mjs|sql|json|ya?ml|css|html|service|conf)$/.test(file) && file !== former,
    );
    const words = new Set(sources.flatMap((file) => textOf(file).match(/[\w$]+/g) ?? []));
    /** Names of React Router and Linux. */
    const foreign = new Set(['ScrollRestoration', 'VmHWM', 'VmRSS']);
    const identifiers = (text: string) =>
      named(
        text.replaceAll(/^```[^]*?^```/gm, ''),
        /`([a-z]+(?:[A-Z]|_[a-z])\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z]+(?:_[A-Z]+)+)(?:\(\))?`/g,
      );
    expect(unknown(identifiers, (name) => words.has(name) || foreign.has(name))).toEqual([]);
  });

  it('commands that exist', () => {
    const commands = (text: string) => named(text, /npm run (?:-s |--silent )?([\w:-]*\w)/g);
    expect(unknown(commands, (name) => name in scripts)).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = (text: string) => named(text, /\]\((?!https?:|\.\/\?path|mailto:)([^)\s]+)\)/g);
    const headings = (path: string) =>
      named(textOf(path), /^#+ (.+)$/gm).map((heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      );
    const isKnown = (link: string, path: string) => {
      const [file = '', heading] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      return existsSync(target) && (heading === undefined || headings(target).includes(heading));
    };
    expect(unknown(links, isKnown)).toEqual([]);
  });
});

it('the guide for operators quotes messages of the program', () => {
  const guide = textOf('docs/operations.md');
  const [, table = ''] = /## When it does not start\n+([^]*)/.exec(guide) ?? [];
  const messages = named(table, /^\| (.+?) \|/gm).slice(2);
  const code = files.filter((file) => /^server\/.*\.ts$/.test(file)).map(textOf);
  const isQuoted = (message: string) =>
    code.some((text) => message.split('…').every((part) => text.includes(part.trim())));
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !isQuoted(message))).toEqual([]);
});

it('the map in the README names folders that exist', () => {
  const readme = textOf('README.md');
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
