import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The names that a file mentions, each once. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].toSorted();

const inCode = [
  ...namesIn(
    textOf('server/settings.ts'),
    /\b(?:text|number|choice|flag|secret|origin)\('([A-Z][A-Z_]+)'/g,
  ),
  ...namesIn(textOf('src/config/env.ts'), /\bimport\.meta\.env\.(VITE_[A-Z_]+)/g),
].toSorted();

const table = /\n## Settings\n(.*?)\n## /s.exec(textOf('README.md'))?.[1] ?? '';
const firstCells = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ')[0]);

it('refuses a pool in which the daily jobs and the simulator would wait for themselves', () => {
  const withPool = (size: string) => () => readSettings({ DATABASE_POOL: size });
  expect(withPool('2')).toThrow('DATABASE_POOL must be a whole number from 3 to 500');
  expect(withPool('3')().databasePool).toBe(3);
});

it('the table of README.md has every setting, and no others', () => {
  expect(inCode.length).toBeGreaterThan(30);
  expect(namesIn(firstCells.join('\n'), /`([A-Z][A-Z_]+)`/g)).toEqual(inCode);
});

it('.env.example has a commented-out line for every setting, under its explanation', () => {
  const lines = textOf('.env.example').split('\n');
  const isSetting = (line: string | undefined) => /^#? ?[A-Z][A-Z_]+=/.test(line ?? '');
  const settings = lines.filter(isSetting);
  expect(namesIn(settings.join('\n'), /^# ([A-Z][A-Z_]+)=/gm)).toEqual(inCode);
  expect(settings).toHaveLength(inCode.length);
  const bare = lines.filter((line, index) => {
    const above = lines[index - 1];
    return isSetting(line) && (isSetting(above) || !/^# \S/.test(above ?? ''));
  });
  expect(bare).toEqual([]);
});
