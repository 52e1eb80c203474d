import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('stories', () => {
  it('exist for every screen, somewhere in stories/pages', () => {
    const stories = globSync('stories/pages/**/*.stories.tsx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const missing = globSync('src/pages/**/[A-Z]*Page.tsx', {
      exclude: ['src/pages/shared/**'],
    }).filter((file) => !stories.includes(`'#${file}'`));
    expect(missing).toEqual([]);
  });

  it('stand for a component, or for the folder of components that they lie in', () => {
    const orphans = globSync('stories/components/**/*.stories.tsx').filter((story) => {
      const component = story.replace(/^stories\//, 'src/').replace('.stories.tsx', '');
      const isOfFolder = basename(component).toLowerCase() === basename(dirname(component));
      return !existsSync(isOfFolder ? dirname(component) : `${component}.tsx`);
    });
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
