import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourcesIn } from '#tests/structure/imports.ts';

const storyOf = (file: string): string =>
  file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');

const isTest = (file: string): boolean => file.endsWith('.test.tsx');

/** A folder of functions that wrap components, with no component of its own to show. */
const isFactory = (file: string): boolean => file.startsWith('src/components/lazy/');

const imports = importsOf(sourcesIn(['src']));

/** Seen only inside components of its folder, or one of another, whose stories show it. */
const isPrivate = (file: string): boolean => {
  const users = new Set(imports.filter(({ to }) => to === file).map(({ from }) => from));
  const elsewhere = [...users].filter((user) => dirname(user) !== dirname(file));
  return elsewhere.length < 2 && elsewhere.every((user) => user.startsWith('src/components/'));
};

const components = globSync('src/components/**/*.tsx').filter(
  (file) => !isTest(file) && !isFactory(file) && !isPrivate(file),
);
describe('stories', () => {
  it('exist for every component that pages or several components use, at the mirrored path', () => {
    const missing = components.map(storyOf).filter((story) => !existsSync(story));
    expect(missing).toEqual([]);
  });

  it('exist for every screen, somewhere in stories/pages', () => {
    const stories = globSync('stories/pages/**/*.stories.tsx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const missing = globSync('src/pages/**/[A-Z]*Page.tsx').filter(
      (file) => !stories.includes(`'#${file}'`),
    );
    expect(missing).toEqual([]);
  });

  it('stand for a component that exists', () => {
    const orphans = globSync('stories/components/**/*.stories.tsx').filter(
      (story) => !existsSync(story.replace(/^stories\//, 'src/').replace('.stories.tsx', '.tsx')),
    );
    expect(orphans).toEqual([]);
  });

  it('switch no rule of axe off and leave none for later', () => {
    const loose = globSync('{stories,.storybook}/**/*.{ts,tsx}')
      .filter((file) => !file.endsWith('completeness.test.ts'))
      .filter((file) =>
        /test: '(todo|off)'|disable: true|enabled: false/.test(readFileSync(file, 'utf8')),
      );
    expect(loose).toEqual([]);
  });
});
