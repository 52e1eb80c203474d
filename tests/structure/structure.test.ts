import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf, sourcesIn } from './imports.ts';

const FOLDERS = [
  'common',
  'mail',
  'pictures',
  'scripts',
  'server',
  'src',
  'stories',
  'tests',
  'theme',
  '.storybook',
];
const sources = sourcesIn(FOLDERS);

/** A folder with more files than this can no longer be read at a glance. */
const MOST_FLAT = 16;

/** One file for each namespace, the same names in both languages: grouping them would hide a gap. */
const DICTIONARIES = ['src/i18n/el', 'src/i18n/en'];

describe('the folders', () => {
  it('import each other in one direction only, types included', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(circlesOf(importsOf(sources))).toEqual([]);
  });

  it(`hold at most ${MOST_FLAT} source files side by side`, () => {
    const counts = new Map<string, number>();
    for (const folder of sources.map((file) => dirname(file)))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const full = [...counts]
      .filter(([folder, count]) => count > MOST_FLAT && !DICTIONARIES.includes(folder))
      .map(([folder, count]) => `${folder}: ${count}`);
    expect(full).toEqual([]);
  });
});

describe('the search for circles', () => {
  it('finds one between two folders, whatever files it goes through', () => {
    const circles = circlesOf([
      { from: 'src/a/one.ts', to: 'src/b/two.ts' },
      { from: 'src/b/deep/three.ts', to: 'src/a/four.ts' },
    ]);
    expect(circles).toEqual([
      ['src/a/one.ts → src/b/two.ts', 'src/b/deep/three.ts → src/a/four.ts'],
    ]);
  });

  it('lets a file use a folder beside it', () => {
    expect(circlesOf([{ from: 'src/page.ts', to: 'src/parts/one.ts' }])).toEqual([]);
  });
});
